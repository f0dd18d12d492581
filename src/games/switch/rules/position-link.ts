import { bad, good, type Result } from '#kit/parse-result';
import { sealed, unsealed, type LinkProblem } from '#kit/checksummed-link';
import { CARDS, firstTwice, RANKS, rankOf, SEATS, cardOf, sorted, suitOf, SUITS, type BySeat, type Card, type Seat } from './cards.ts'; // prettier-ignore
import { DEFAULT_RULINGS, SWITCHES, type Rulings, type SwitchId } from './ruling-switches.ts';
import { cardsNamed, EMPTY, type Setup } from './position-setup.ts';
import type { Action, Cause, Match } from './state.ts';
import { handOf, seatsAt } from './turn-order.ts';

/**
 * A position and what was played from it in a link: sealed fields with full stops between them, a letter a card. Neither direction
 * ever throws, and what is read can be played on from.
 */

export interface Question {
  readonly setup: Setup;
  readonly moves: readonly Action[];
}

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CAUSES: readonly Cause[] = ['choice', 'penalty', 'run', 'mistake', 'finish'];
/** Between hands, where no card can stand. */
const NEXT_HAND = '0';
/** For a deck of which nobody has said in what order it lies. */
const NO_DECK = '0';
const DECK = '1';

/** The fragment of a link, without its `#`: under 200 characters for every position of a game. */
export function writeQuestion({ setup, moves }: Question): string {
  const { hands, under, top, deck } = setup;
  return sealed(
    [
      IDS.map((id) => readingsOf(id).indexOf(setup.rulings[id])).join(''),
      writeTurn(setup),
      writeAsked(setup),
      seatsAt({ hands })
        .map((seat) => writeCards(handOf({ hands }, seat)))
        .join(NEXT_HAND),
      writeCards([...under, top]),
      deck === null ? NO_DECK : `${DECK}${writeCards(deck)}`,
      ...moves.flatMap(writeMove),
    ].join('.'),
  );
}

/** The question of a fragment. Its moves are moves, but nobody has asked whether they are allowed. */
export function readQuestion(text: string): Result<Question, LinkProblem> {
  const body = unsealed(text);
  if (!body.ok) return body;
  const question = questionIn(body.value);
  return question === null ? bad({ type: 'damaged' }) : good(question);
}

/** Null where a field is none, or where a card lies twice or somebody is to act who does not sit there. */
function questionIn(body: string): Question | null {
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = '', ...rest] = body.split('.');
  const [rulings, turn, asked] = [readRulings(first), readTurn(second), readAsked(third)];
  const [hands, stack, deck] = [readHands(fourth), readCards(fifth), readDeck(sixth)];
  const top = stack?.at(-1);
  if (!rulings || !turn || !asked || !hands || !stack || top === undefined || deck === undefined) return null;
  const moves = rest.map(readMove);
  const setup: Setup = { ...EMPTY, rulings, ...turn, ...asked, hands, top, under: stack.slice(0, -1), deck };
  if (firstTwice([...cardsNamed(setup), ...(deck ?? [])]) !== null || !isSeated(setup)) return null;
  return moves.every((move) => move !== null) ? { setup, moves } : null;
}

/** Whether two or more sit there without a gap, or nobody, and whoever is spoken of is among them. */
function isSeated({ hands, turn, instead }: Setup): boolean {
  const seats = seatsAt({ hands });
  if (seats.length === 0) return instead === undefined;
  const spoken: readonly (Seat | 'draw')[] =
    instead === undefined ? [turn] : 'winner' in instead ? [instead.winner] : [instead.by, instead.next];
  return seats.length > 1 && spoken.every((seat) => seat === 'draw' || seats.includes(seat));
}

function readingsOf(id: SwitchId): readonly Rulings[SwitchId][] {
  return SWITCHES[id];
}

function readRulings(field: string): Rulings | null {
  const chosen = Array.from(field, (digit, at) => {
    const id = IDS[at];
    return id === undefined ? undefined : readingsOf(id)[Number(digit)];
  });
  if (chosen.length !== IDS.length || chosen.includes(undefined)) return null;
  return { ...DEFAULT_RULINGS, ...Object.fromEntries(IDS.map((id, at) => [id, chosen[at]])) };
}

/** `1u` Player 1 in the usual direction, `n2` after two passes, `w3` won by Player 3, `q…` a drawing that waits. */
function writeTurn({ turn, direction, passes, instead }: Setup): string {
  const plain = `${numberOf(turn)}${direction === 1 ? 'u' : 'd'}${passes > 0 ? `n${passes}` : ''}`;
  if (instead === undefined) return plain;
  if ('winner' in instead) return `${plain}w${instead.winner === 'draw' ? 0 : numberOf(instead.winner)}`;
  const { cause, by, next, owed, drawn } = instead;
  return `${plain}q${CAUSES.indexOf(cause)}${numberOf(by)}${numberOf(next)}o${owed}d${drawn}`;
}

type Turning = Pick<Setup, 'turn' | 'direction' | 'passes' | 'instead'>;

function readTurn(field: string): Turning | null {
  const found = /^([1-6])([ud])(?:n(\d))?(?:w([0-6])|q([0-4])([1-6])([1-6])o([1-9]\d?)d(\d\d?))?$/.exec(
    field,
  );
  if (found === null) return null;
  const [, seat, way, passed = '0', won, reason, drawer, follower, owed, drawn] = found;
  const turn = seatOf(seat);
  if (turn === undefined) return null;
  const turning: Turning = { turn, direction: way === 'u' ? 1 : -1, passes: Number(passed) };
  if (won !== undefined) return { ...turning, instead: { winner: seatOf(won) ?? 'draw' } };
  const [cause, by, next] = [CAUSES[Number(reason)], seatOf(drawer), seatOf(follower)];
  if (reason === undefined || cause === undefined || by === undefined || next === undefined) return turning;
  return { ...turning, instead: { cause, by, next, owed: Number(owed), drawn: Number(drawn) } };
}

/** A card with the rank and the suit that have to be matched, where that is not the top one; `p4` four cards wait; `r5` a run on the sixth rank. */
function writeAsked({ match, penalty, run }: Setup): string {
  const asked = match === null ? '' : writeCards([cardOf(match.rank, match.suit)]);
  const rung = run === null ? '' : `r${RANKS.indexOf(run)}`;
  return `${asked}${penalty > 0 ? `p${penalty}` : ''}${rung}`;
}

function readAsked(field: string): Pick<Setup, 'match' | 'penalty' | 'run'> | null {
  const found = /^([A-Za-z]??)(?:p(\d\d?))?(?:r(\d\d?))?$/.exec(field);
  if (found === null) return null;
  const [, letter = '', waiting = '0', rung] = found;
  const run = rung === undefined ? null : RANKS[Number(rung)];
  const [card] = readCards(letter) ?? [];
  const match: Match | null = card === undefined ? null : { rank: rankOf(card), suit: suitOf(card) };
  return run === undefined ? null : { match, penalty: Number(waiting), run };
}

function readHands(field: string): BySeat<readonly Card[]> | null {
  if (field === '') return {};
  const hands = field.split(NEXT_HAND).map(readCards);
  if (hands.length > SEATS.length || hands.includes(null)) return null;
  const seated = SEATS.slice(0, hands.length).map((seat, at) => [seat, sorted(hands[at] ?? [])] as const);
  return Object.fromEntries(seated);
}

/** Undefined where the field is none. */
function readDeck(field: string): Setup['deck'] | undefined {
  if (field === NO_DECK) return null;
  return field.startsWith(DECK) ? (readCards(field.slice(1)) ?? undefined) : undefined;
}

/** `p1AB2` Player 1 plays two cards and chooses the third suit, `d1` draws, `s…` a new deck. No position is laid before its deal. */
function writeMove(action: Action): readonly string[] {
  switch (action.type) {
    case 'deal':
      return [];
    case 'play': {
      const suit = action.suit === undefined ? '' : SUITS.indexOf(action.suit);
      return [`p${numberOf(action.by)}${writeCards(action.cards)}${suit}`];
    }
    case 'draw':
      return [`d${numberOf(action.by)}`];
    case 'shuffle':
      return [`s${writeCards(action.deck)}`];
  }
}

/** Null where the field is no move. */
function readMove(field: string): Action | null {
  const deck = field.startsWith('s') ? readCards(field.slice(1)) : null;
  if (deck !== null) return { type: 'shuffle', deck };
  const [, type, seat, letters = '', digit] = /^([pd])([1-6])([A-Za-z]*)([0-3]?)$/.exec(field) ?? [];
  const by = seatOf(seat);
  const cards = readCards(letters);
  if (by === undefined || cards === null) return null;
  if (type === 'd') return letters === '' && digit === '' ? { type: 'draw', by } : null;
  const suit = digit === '' ? undefined : SUITS[Number(digit)];
  return { type: 'play', by, cards, ...(suit !== undefined && { suit }) };
}

function writeCards(cards: readonly Card[]): string {
  return cards.map((card) => LETTERS.charAt(CARDS.indexOf(card))).join('');
}

/** Null where the text is not cards and nothing else. */
function readCards(text: string): readonly Card[] | null {
  const cards = Array.from(text, (letter) => CARDS[LETTERS.indexOf(letter)]);
  return cards.every((card) => card !== undefined) ? cards : null;
}

function numberOf(seat: Seat): number {
  return SEATS.indexOf(seat) + 1;
}

function seatOf(digit: string | undefined): Seat | undefined {
  return digit === undefined ? undefined : SEATS[Number(digit) - 1];
}
