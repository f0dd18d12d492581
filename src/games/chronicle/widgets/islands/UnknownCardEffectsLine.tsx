export { default } from '#games/chronicle/widgets/unknown-card-effects/UnknownCardEffectsLine.tsx';
