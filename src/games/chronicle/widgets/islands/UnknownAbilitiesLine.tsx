export { default } from '#games/chronicle/widgets/play/UnknownAbilitiesLine.tsx';
