import type { APIRoute, GetStaticPaths } from 'astro';
import { replayPaths, type ReplayEntry } from '#games/chronicle/components/replay-and-scene-entries';
import { writeReplay } from '#replays/write-replay';

/** Each annotated game as a file, for widgets that show moments of it, and for whoever wants it elsewhere. */
export const getStaticPaths: GetStaticPaths = replayPaths;

interface Props {
  readonly entry: ReplayEntry;
}

export const GET: APIRoute<Props> = ({ props }) => new Response(writeReplay(props.entry.data));
