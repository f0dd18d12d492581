export { HandToPlayFrom as default } from '#games/switch/table/HandToPlayFrom.tsx';
