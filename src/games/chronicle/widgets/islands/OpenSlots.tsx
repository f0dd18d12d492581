export { OpenSlots as default } from '#games/chronicle/widgets/filled-in/OpenSlots.tsx';
