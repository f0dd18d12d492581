import * as v from 'valibot';
import type { Positions } from '#replays/board/position-setup-adapter';
import { bad, good } from '#kit/parse-result';
import { sealed, unsealed } from '#kit/checksummed-link';
import { toyMachine } from './chart.ts';
import {
  CARDS,
  SEATS,
  toy,
  type Action,
  type Card,
  type Rulings,
  type Seat,
  type State,
  type Toy,
} from './rules.ts';

/** How positions of the toy game are laid out and linked to: who holds what when everybody is to choose. */

export interface ToySetup {
  readonly rulings: Rulings;
  readonly round: number;
  /** Of those who play. */
  readonly hands: Readonly<Partial<Record<Seat, readonly Card[]>>>;
}

const SETUP = v.object({
  rulings: v.object({ takes: v.picklist(['highest', 'lowest']) }),
  round: v.picklist([1, 2]),
  hands: v.object(
    Object.fromEntries(SEATS.map((seat) => [seat, v.exactOptional(v.array(v.picklist(CARDS)))])),
  ),
});

function stateOf({ rulings, round, hands }: ToySetup): State {
  const points = Object.fromEntries(SEATS.filter((seat) => hands[seat]).map((seat) => [seat, 0]));
  return { phase: 'choose', rulings, round, points, hands, chosen: {} };
}

export const toyPositions: Positions<Toy, ToySetup> = {
  machine: toyMachine,
  empty: { rulings: { takes: 'highest' }, round: 1, hands: { ann: [], bob: [], cid: [] } },
  stateOf,
  rulingsOf: ({ rulings }) => rulings,
  underRulings: (setup, rulings) => ({ ...setup, rulings }),
  questionOf: (state) =>
    state.phase === 'choose'
      ? {
          setup: { rulings: state.rulings, round: state.round, hands: state.hands },
          moves: SEATS.flatMap((by): readonly Action[] => {
            const card = state.chosen[by];
            return card === undefined ? [] : [{ type: 'choose', by, card }];
          }),
        }
      : { setup: { rulings: state.rulings, round: state.round, hands: {} }, moves: [] },
  // As little as a link can be: JSON in letters and digits.
  writeLink: ({ setup, moves }) => sealed(hex(JSON.stringify([setup, moves]))),
  readLink(fragment) {
    const body = unsealed(fragment);
    if (!body.ok) return body;
    const read = v.safeParse(v.tuple([SETUP, v.array(v.unknown())]), parsed(body.value));
    if (!read.success) return bad({ type: 'damaged' });
    const [setup, moves] = read.output;
    const actions = moves.map((move) => toy.readAction(move));
    return actions.every((action) => action.ok)
      ? good({ setup, moves: actions.map(({ value }) => value) })
      : bad({ type: 'damaged' });
  },
  actionReader: () => Promise.resolve((json) => toy.readAction(json)),
};

const hex = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');

function parsed(body: string): unknown {
  const letters = body.match(/../g) ?? [];
  try {
    return JSON.parse(letters.map((code) => String.fromCharCode(parseInt(code, 16))).join(''));
  } catch {
    return null;
  }
}
