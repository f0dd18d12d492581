import { face } from '#games/chronicle/face.tsx';
import { reader } from '#games/chronicle/widgets/own/read-pasted-games-in-worker';
import { Embed as Embedded } from '#widgets/embed/EmbeddedReplayLoader.tsx';

/** A game in another page's frame. */
export default function Embed() {
  return <Embedded face={face} reader={reader} example="all-four" />;
}
