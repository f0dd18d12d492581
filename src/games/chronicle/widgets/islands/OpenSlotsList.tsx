export { OpenSlotsList as default } from '#games/chronicle/widgets/open-slots/OpenSlotsList.tsx';
