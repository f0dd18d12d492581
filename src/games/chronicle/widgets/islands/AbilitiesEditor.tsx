export { AbilitiesEditor as default } from '#games/chronicle/widgets/fill-in-card-effects/AbilitiesEditor.tsx';
