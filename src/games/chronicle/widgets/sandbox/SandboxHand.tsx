import './sandbox-hand.css';

export { HandToPlayFrom as default } from '#games/chronicle/table/HandToPlayFrom.tsx';
