import { face } from '#games/jekyll-vs-hyde/face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { MovesProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { PlayedMoves } from '#widgets/sandbox/PlayedMoves.tsx';

export default (props: MovesProps<JekyllVsHyde>) => <PlayedMoves {...props} face={face} />;
