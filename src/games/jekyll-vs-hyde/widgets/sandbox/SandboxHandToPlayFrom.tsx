import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { HandToPlayFrom } from '#games/jekyll-vs-hyde/table/HandToPlayFrom.tsx';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import type { HandProps } from '#widgets/face.ts';

/** A hand to play from, where there is one. */
export default function SandboxHandToPlayFrom(props: HandProps<JekyllVsHyde>) {
  const { state, seat } = props;
  const isEmpty = !('hands' in state) || state.hands[seat].length === 0;
  return isEmpty ? <p class="hand-empty">{words.table.emptyHand(seat)}</p> : <HandToPlayFrom {...props} />;
}
