import './sandbox-hand-to-play-from.css';

export { HandToPlayFrom as default } from '#games/chronicle/table/HandToPlayFrom.tsx';
