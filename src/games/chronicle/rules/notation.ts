import type { Notation, Said } from '#kit/notation-interface';
import { describe } from '#kit/validate-object';
import { CARDS, SEATS, type BySeat, type Card, type Seat } from './cards.ts';
import type { Chronicle } from './game-types.ts';
import { conditionKey, COUNTED, type Condition } from './history-card-conditions.ts';
import { SWITCHES } from './ruling-switches.ts';
import type { Action, Deal, EffectMove, State } from './state.ts';

/** The moves of Chronicle in words: `p1: L5`, `p2: down P3`, `p1: take P2 from p3`. Large and small letters are the same. */

/** What belongs at a place; where the game stands decides which move it can be. */
export type Expected =
  'deal' | 'play' | 'effect' | 'nothing' | 'card' | 'condition' | 'hand' | 'seat' | 'from' | 'to' | 'at' | 'with' | 'for' | 'adds' | 'discards'; // prettier-ignore

/** Words that are no move; a move that is merely not allowed is none of these. */
export interface NotationSlip {
  readonly type: 'unknown-word';
  /** Null where words are missing. */
  readonly found: string | null;
  readonly expected: Expected;
}

type Reading = Said<Action, NotationSlip>;

export const chronicleNotation: Notation<Chronicle, NotationSlip> = {
  rulings: [...Object.keys(SWITCHES), 'abilities'],
  read,
  write,
};

// -------------------------------------------------------------------------------------------------------- writing

/** A Meeting is a line. */
function write(action: Action, state: State): string {
  if (action.type === 'deal') {
    const hands = SEATS.flatMap((seat) => {
      const hand = action.hands[seat];
      return hand === undefined ? [] : [[`${seat}:`, ...hand].join(' ')];
    });
    const { lead, conditions } = action.history;
    const card = ['Deal', lead, ...conditions.map(conditionKey)].join(' ');
    return `\n\n${[card, ...hands, ...(action.aside === undefined ? [] : [`aside: ${action.aside}`])].join('\n')}`;
  }
  const begins = state.phase === 'meeting' && state.meeting.acted.length === 0;
  return `${begins ? '\n' : ''}${action.by}: ${written(action)}`;
}

function written(action: Exclude<Action, Deal>): string {
  switch (action.type) {
    case 'play':
      return action.down === true ? `down ${action.card}` : action.card;
    case 'give':
    case 'give-ally':
      return `${action.type} ${action.card} to ${action.to}`;
    case 'look':
      return `look at ${action.at}`;
    case 'exchange':
      return `exchange ${action.card} with ${action.with} for ${action.for}`;
    case 'leftover':
      return `leftover ${action.adds ? 'joins' : 'leaves'}`;
    case 'angel':
      return `evil ${action.discards ? 'discarded' : 'kept'}`;
    default:
      return `${action.type} ${action.card} from ${action.from}`;
  }
}

// -------------------------------------------------------------------------------------------------------- reading

const EXPECTED = {
  deal: 'deal',
  meeting: 'play',
  effect: 'effect',
  over: 'nothing',
} as const satisfies Record<State['phase'], Expected>;

/** A word that is missing or does not fit. */
class Slip extends Error {
  readonly at: number;
  readonly expected: Expected;
  constructor(at: number, expected: Expected) {
    super();
    this.at = at;
    this.expected = expected;
  }
}

function read(words: readonly string[], at: number, state: State): Reading {
  const reader = new Words(words, at);
  try {
    const action = readMove(reader, EXPECTED[state.phase]);
    return { type: 'move', action, end: reader.at };
  } catch (slip) {
    if (!(slip instanceof Slip)) throw slip;
    const word = words[slip.at];
    const found = word === undefined ? null : describe(word);
    return { type: 'slip', at: slip.at, slip: { type: 'unknown-word', found, expected: slip.expected } };
  }
}

/** Words, read one after the other. */
class Words {
  readonly #words: readonly string[];
  at: number;
  constructor(words: readonly string[], at: number) {
    this.#words = words;
    this.at = at;
  }

  /** The next word if it means something, which is given; otherwise null, and it stays. */
  try<Meaning>(means: (word: string) => Meaning | null): Meaning | null {
    const word = this.#words[this.at];
    const meaning = word === undefined ? null : means(word);
    if (meaning !== null) this.at += 1;
    return meaning;
  }

  /** The next word, which has to mean something. */
  take<Meaning>(means: (word: string) => Meaning | null, expected: Expected): Meaning {
    return this.try(means) ?? this.slip(expected);
  }

  slip(expected: Expected): never {
    throw new Slip(this.at, expected);
  }

  /** As many words as mean something. */
  all<Meaning>(means: (word: string) => Meaning | null): readonly Meaning[] {
    const all: Meaning[] = [];
    for (let one = this.try(means); one !== null; one = this.try(means)) all.push(one);
    return all;
  }

  get isOver(): boolean {
    return this.#words[this.at] === undefined;
  }
}

const is = (name: string) => (word: string) => (word.toLowerCase() === name ? true : null);
const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (word: string) =>
    names.find((name) => name === word.toLowerCase()) ?? null;
const NAMES: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.toLowerCase(), card]));
/** The card, the seat or the condition that a word means; null where it means none. */
export const cardIn = (word: string) => NAMES.get(word.toLowerCase()) ?? null;
export const seatIn = oneOf(SEATS);
export const colonIn = (word: string) => SEATS.find((seat) => `${seat}:` === word.toLowerCase()) ?? null;

const CONDITIONS: ReadonlyMap<string, Condition> = new Map(
  [
    ...COUNTED.flatMap((counted): readonly Condition[] => [{ most: counted }, { fewest: counted }]),
    ...([...CARDS, 'evil'] as const).map((owns): Condition => ({ owns })),
    { without: 'evil' } as const,
  ].map((condition) => [conditionKey(condition).toLowerCase(), condition]),
);
export const conditionIn = (word: string) => CONDITIONS.get(word.toLowerCase()) ?? null;

function readMove(words: Words, expected: Expected): Action {
  if (words.try(is('deal')) !== null) return readDeal(words);
  const by = words.take(colonIn, expected);
  const card = words.try(cardIn);
  if (card !== null) return { type: 'play', by, card };
  if (words.try(is('down')) !== null)
    return { type: 'play', by, card: words.take(cardIn, 'card'), down: true };
  return readEffect(words, by, expected);
}

const FETCHES = ['take', 'discard', 'take-ally', 'claim'] as const;
const GIVES = ['give', 'give-ally'] as const;

function readEffect(words: Words, by: Seat, expected: Expected): EffectMove {
  /** A seat behind its little word. */
  const seatAfter = (word: 'from' | 'to' | 'at' | 'with') => {
    words.take(is(word), word);
    return words.take(seatIn, 'seat');
  };
  const brings = words.try(oneOf(FETCHES));
  if (brings !== null) {
    const card = words.take(cardIn, 'card');
    return { type: brings, by, from: seatAfter('from'), card };
  }
  const gives = words.try(oneOf(GIVES));
  if (gives !== null) {
    const card = words.take(cardIn, 'card');
    return { type: gives, by, to: seatAfter('to'), card };
  }
  if (words.try(is('look')) !== null) return { type: 'look', by, at: seatAfter('at') };
  if (words.try(is('exchange')) !== null) {
    const card = words.take(cardIn, 'card');
    const other = seatAfter('with');
    words.take(is('for'), 'for');
    return { type: 'exchange', by, card, with: other, for: words.take(cardIn, 'card') };
  }
  if (words.try(is('leftover')) !== null)
    return { type: 'leftover', by, adds: words.take(oneOf(['joins', 'leaves']), 'adds') === 'joins' };
  if (words.try(is('evil')) !== null)
    return {
      type: 'angel',
      by,
      discards: words.take(oneOf(['discarded', 'kept']), 'discards') === 'discarded',
    };
  return words.slip(expected);
}

/** The history card, then hands, each once and in any order, and the card that lies aside. */
function readDeal(words: Words): Deal {
  const lead = words.take(cardIn, 'card');
  const conditions = words.all(conditionIn);
  const hands = new Map<Seat, readonly Card[]>();
  const found: { aside?: Card } = {};
  for (;;) {
    const before = words.at;
    const seat = words.try(colonIn);
    if (seat !== null && !hands.has(seat)) {
      const start = words.at;
      hands.set(seat, words.all(cardIn));
      // The cards of a play follow its seat one by one: where a hand is there already, the next seat begins a move.
      if (words.at === start) words.slip('card');
      continue;
    }
    words.at = before;
    if (found.aside === undefined && words.try(is('aside:')) !== null) {
      found.aside = words.take(cardIn, 'card');
      continue;
    }
    if (hands.size === 0) words.slip(conditions.length === 0 ? 'condition' : 'hand');
    if (seat === null && !words.isOver && words.try(is('deal')) === null) words.slip('card');
    words.at = before;
    break;
  }
  const dealt: BySeat<readonly Card[]> = Object.fromEntries(
    SEATS.flatMap((seat) => {
      const hand = hands.get(seat);
      return hand === undefined ? [] : [[seat, hand]];
    }),
  );
  return { type: 'deal', history: { lead, conditions }, hands: dealt, ...found };
}
