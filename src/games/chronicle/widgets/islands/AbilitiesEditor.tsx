export { AbilitiesEditor as default } from '#games/chronicle/widgets/abilities-editor/AbilitiesEditor.tsx';
