import type { Switch } from '#games/switch/rules/game-types';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { words as play } from '#said/switch/play-against-computer';
import type { EndProps } from '#widgets/play/play-adapter.ts';

/** Who has won and how, and what the others were left with. */
export function RoundResult({ seat, past }: EndProps<Switch>) {
  const { over: words } = play;
  const { state, events = [] } = past.at(-1)?.context ?? {};
  if (state?.phase !== 'over') return null;
  const won = events.find((event) => event.type === 'won');
  const counts = seatsAt(state).map((one) => ({ seat: one, left: handOf(state, one).length }));
  return (
    <>
      <h2>{words.title(seat, state.winner)}</h2>
      <p>{won === undefined ? words.counted(state.winner) : words.last(seat, won.by, won.card)}</p>
      <p>{words.left(seat, counts)}</p>
    </>
  );
}
