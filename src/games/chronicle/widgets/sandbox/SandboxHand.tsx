export { HandToPlayFrom as default } from '#games/chronicle/table/HandToPlayFrom.tsx';
