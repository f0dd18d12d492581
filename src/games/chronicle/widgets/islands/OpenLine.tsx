export { default } from '#games/chronicle/widgets/play/OpenLine.tsx';
