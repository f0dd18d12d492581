export { default } from '#games/chronicle/widgets/play/OpenSlotsLine.tsx';
