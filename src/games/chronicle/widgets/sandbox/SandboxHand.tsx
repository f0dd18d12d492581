export { PlayerHand as default } from '#games/chronicle/table/PlayerHand.tsx';
