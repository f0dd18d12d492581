import { face } from '#games/switch/face.tsx';
import { reader } from '#games/switch/widgets/own/read-pasted-games-in-worker';
import { Embed as Embedded } from '#widgets/embed/EmbeddedReplayLoader.tsx';

/** A game in another page's frame. */
export default function Embed() {
  return <Embedded face={face} reader={reader} example="nine-at-once" />;
}
