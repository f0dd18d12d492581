export { UnknownAbilities as default } from '#games/chronicle/widgets/abilities-editor/UnknownAbilities.tsx';
