export { default } from '#games/chronicle/widgets/open-slots/OpenSlotsLine.tsx';
