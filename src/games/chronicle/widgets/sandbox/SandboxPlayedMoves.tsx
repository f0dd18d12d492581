import { face } from '#games/chronicle/face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { MovesProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { PlayedMoves } from '#widgets/sandbox/PlayedMoves.tsx';

export default (props: MovesProps<Chronicle>) => <PlayedMoves {...props} face={face} />;
