export { PlayerHand as default } from '#games/switch/table/PlayerHand.tsx';
