import { face } from '#games/switch/face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import type { MovesProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { PlayedMoves } from '#widgets/sandbox/PlayedMoves.tsx';

export default (props: MovesProps<Switch>) => <PlayedMoves {...props} face={face} />;
