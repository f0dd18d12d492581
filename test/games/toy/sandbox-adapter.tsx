import type { EditorProps, SandboxAdapter } from '#widgets/sandbox/sandbox-adapter.ts';
import { PlayedMoves } from '#widgets/sandbox/PlayedMoves.tsx';
import { toyFace } from './face.tsx';
import { toyPositions, type ToySetup } from './position-setup-adapter.ts';
import { CARDS, SEATS, type Card, type Seat, type Toy } from './rules.ts';
import { words } from './words.ts';

/** The sandbox of the toy game: each card is given to somebody, and the rules say what it comes to. */
export const toySandbox: SandboxAdapter<Toy, ToySetup> = {
  positions: toyPositions,
  face: toyFace,
  words: {
    duty: (state) => words.phases[state.phase],
    outcome: (events) => {
      const took = events.find((event) => event.type === 'took');
      return took === undefined ? null : words.events.took(took);
    },
  },
  hand: () => Promise.resolve({ default: toyFace.Hand }),
  refusals: () => Promise.resolve({ default: toyFace.Refusals }),
  moves: () => Promise.resolve({ default: (props) => <PlayedMoves {...props} face={toyFace} /> }),
  Editor,
  starts: [],
  panels: [],
};

function Editor({ board, active, change, tell, children }: EditorProps<Toy, ToySetup>) {
  if (!active) return <>{children({})}</>;
  const { setup } = board;
  const give = (card: Card, to: Seat | undefined) => {
    const hands = Object.fromEntries(
      SEATS.filter((seat) => setup.hands[seat]).map((seat) => {
        const others = (setup.hands[seat] ?? []).filter((held) => held !== card);
        return [seat, seat === to ? [...others, card] : others];
      }),
    );
    change({ setup: { ...setup, hands }, line: [], path: { turns: [], moves: 0 }, tried: null });
    tell(words.card(card));
  };
  const palette = CARDS.map((card) => (
    <label key={card}>
      {words.card(card)}
      <select
        value={SEATS.find((seat) => setup.hands[seat]?.includes(card)) ?? ''}
        onChange={({ currentTarget }) => {
          give(
            card,
            SEATS.find((seat) => seat === currentTarget.value),
          );
        }}
      >
        <option value="">{words.everybody}</option>
        {SEATS.filter((seat) => setup.hands[seat]).map((seat) => (
          <option key={seat} value={seat}>
            {words.seats[seat]}
          </option>
        ))}
      </select>
    </label>
  ));
  return <>{children({ palette })}</>;
}
