export { UnknownCardEffectsList as default } from '#games/chronicle/widgets/unknown-card-effects/UnknownCardEffectsList.tsx';
