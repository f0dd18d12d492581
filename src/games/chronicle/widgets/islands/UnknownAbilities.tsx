export { OpenSlots as default } from '#games/chronicle/widgets/abilities-editor/UnknownAbilities.tsx';
