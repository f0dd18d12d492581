import { bad, good, type Result } from '#kit/parse-result';
import { sealed, unsealed, type LinkProblem } from '#kit/checksummed-link';
import { firstTwice, SEATS, sorted, SUITS, type BySeat, type Card, type Seat } from './cards.ts';
import { needsChoice } from './abilities.ts';
import { PLAYERS } from './deal.ts';
import { forbidsHistory } from './history.ts';
import { numberOf, readAbilities, readCard, readCards, readHistory, seatOf, writeAbilities, writeCards, writeHistory } from './encode-cards-in-links.ts'; // prettier-ignore
import { readMove, writeMove } from './move-link.ts';
import { SWITCHES, type Rulings, type SwitchId, type Switches } from './ruling-switches.ts';
import { seatsAt } from './seats.ts';
import { cardsNamed, EMPTY, stateOf, type Setup } from './position-setup.ts';
import { EFFECTS } from './ability-vocabulary.ts';
import type { Action, Due, Laid, Stage } from './state.ts';

/**
 * A position and what was played from it in a link: sealed fields with full stops between them, a letter a card. Neither direction
 * ever throws, and what is read can be played on from.
 */

export interface Question {
  readonly setup: Setup;
  readonly moves: readonly Action[];
}

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
/** Between hands, where no card can stand. */
const NEXT = '0';
const STAGES: readonly Stage[] = ['played', 'end-of-meeting', 'leftover', 'end-of-round', 'angel'];
const DUE: readonly Due['effect'][] = [...EFFECTS, 'leftover-hand', 'angel-discards'];
const DUE_LETTERS = 'ABCDEFGHIJKLMNOP';
const MOST_FAME = 35;
const FIELDS = 11;

/** The fragment of a link, without its `#`. */
export function writeQuestion({ setup, moves }: Question): string {
  const { rulings, history, hands, allies, fame, discard, aside } = setup;
  const seats = seatsAt({ hands });
  const cardsOf = (all: BySeat<readonly Card[]>) =>
    seats.map((seat) => writeCards(all[seat] ?? [])).join(NEXT);
  return sealed(
    [
      IDS.map((id) => readingsOf(id).indexOf(rulings[id])).join(''),
      writeAbilities(rulings.abilities),
      `${setup.round}l${numberOf(setup.leader)}${setup.rest === null ? '' : numberOf(setup.rest)}`,
      writeHistory(history),
      seats.map((seat) => (fame[seat] ?? 0).toString(MOST_FAME + 1)).join(''),
      cardsOf(hands),
      cardsOf(allies),
      writeCards(discard),
      aside === null ? '' : writeCards([aside]),
      writeMeeting(setup.meeting),
      writeInstead(setup.instead),
      ...moves.map(writeMove),
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

/** Null where a field is none, where a card lies twice, or where nobody could go on from there. */
function questionIn(body: string): Question | null {
  const fields = body.split('.');
  const moves = fields.slice(FIELDS).map(readMove);
  const setup = setupIn(fields);
  if (setup === null || firstTwice(cardsNamed(setup)) !== null || !isSeated(setup) || !goesOn(setup))
    return null;
  return moves.every((move) => move !== null) ? { setup, moves } : null;
}

function setupIn(fields: readonly string[]): Setup | null {
  if (fields.length < FIELDS) return null;
  const field = (at: number) => fields[at] ?? '';
  const rulings = readRulings(field(0), field(1));
  const found = /^([1-9]\d{0,2})l([1-6])([1-6]?)$/.exec(field(2));
  const leader = seatOf(found?.[2]);
  const history = readHistory(field(3));
  const [hands, allies] = [readHands(field(5)), readHands(field(6))];
  const [discard, aside] = [readCards(field(7)), readCard(field(8))];
  const meeting = readMeeting(field(9));
  const instead = readInstead(field(10));
  if (!rulings || !found || leader === null || !history || !hands || !allies || !discard) return null;
  if (meeting === undefined || instead === null || (aside === null && field(8) !== '')) return null;
  if (forbidsHistory(history).length > 0) return null;
  const seats = seatsAt({ hands });
  const fame = Array.from(field(4), (digit) => parseInt(digit, MOST_FAME + 1));
  if (fame.length !== seats.length || seatsAt({ hands: allies }).length !== seats.length) return null;
  if (fame.some(Number.isNaN)) return null;
  return {
    ...EMPTY,
    ...{ rulings, history, hands, allies, discard, aside, leader, meeting },
    round: Number(found[1]),
    fame: Object.fromEntries(seats.map((seat, at) => [seat, fame[at] ?? 0])),
    rest: seatOf(found[3] === '' ? undefined : found[3]),
    ...(instead !== undefined && { instead }),
  };
}

/** Whether three or more sit there without a gap, or nobody, and whoever is spoken of is among them. */
function isSeated({ hands, leader, rest, meeting, instead }: Setup): boolean {
  const seats = seatsAt({ hands });
  if (seats.length === 0) return meeting === null && instead === undefined && rest === null;
  const played = meeting === null ? [] : [...meeting.laid.map(({ by }) => by), ...meeting.acted];
  const verdict = meeting?.verdict ?? null;
  const spoken: readonly Seat[] = [
    leader,
    ...played,
    ...(rest === null ? [] : [rest]),
    ...(verdict === null || verdict === 'lowest' ? [] : [verdict]),
    ...(instead?.phase === 'effect' ? instead.due.flatMap(({ owner, chooser }) => [owner, chooser]) : []),
    ...(instead?.phase === 'over' ? [instead.winner] : []),
  ];
  return seats.length >= PLAYERS.fewest && spoken.every((seat) => seats.includes(seat));
}

/** Whether what somebody is to choose for can be chosen, and in a Meeting somebody has played. */
function goesOn(setup: Setup): boolean {
  if (setup.instead?.phase !== 'effect') return true;
  const { stage, due } = setup.instead;
  const [first] = due;
  const inMeeting = stage === 'played' || stage === 'end-of-meeting';
  if (inMeeting && (setup.meeting?.acted ?? []).length === 0) return false;
  const state = stateOf(setup);
  return first !== undefined && state.phase === 'effect' && needsChoice(state, first);
}

// ------------------------------------------------------------------------------------------------------- fields

function readingsOf(id: SwitchId): readonly Switches[SwitchId][] {
  return SWITCHES[id];
}

function readRulings(digits: string, spelled: string): Rulings | null {
  const abilities = readAbilities(spelled);
  const chosen = Array.from(digits, (digit, at) => {
    const id = IDS[at];
    return id === undefined ? undefined : readingsOf(id)[Number(digit)];
  });
  if (abilities === null || chosen.length !== IDS.length || chosen.includes(undefined)) return null;
  return { ...EMPTY.rulings, ...Object.fromEntries(IDS.map((id, at) => [id, chosen[at]])), abilities };
}

function readHands(field: string): BySeat<readonly Card[]> | null {
  if (field === '') return {};
  const hands = field.split(NEXT).map(readCards);
  if (hands.length > SEATS.length || hands.includes(null)) return null;
  return Object.fromEntries(SEATS.slice(0, hands.length).map((seat, at) => [seat, sorted(hands[at] ?? [])]));
}

/** The lead suit, the cards with who played them (`u` face up, `d` face down), then who has played, the verdict and what becomes of them. */
function writeMeeting(meeting: Setup['meeting']): string {
  if (meeting === null) return '';
  const { lead, laid, acted, verdict, discarded } = meeting;
  const suit = lead === null ? 0 : SUITS.indexOf(lead) + 1;
  const cards = laid.map(({ by, card, down }) => `${down ? 'd' : 'u'}${numberOf(by)}${writeCards([card])}`);
  const ruled = verdict === null ? 0 : verdict === 'lowest' ? 7 : numberOf(verdict);
  return `${suit}${cards.join('')}s${acted.map(numberOf).join('')}v${ruled}${discarded ? 'x' : ''}`;
}

/** Undefined where the field is none. */
function readMeeting(field: string): Setup['meeting'] | undefined {
  if (field === '') return null;
  const found = /^([0-3])((?:[ud][1-6][A-Za-j])*)s([1-6]*)v([0-7])(x?)$/.exec(field);
  if (found === null) return undefined;
  const [, suit, cards = '', who = '', ruled, gone] = found;
  const laid = Array.from(cards.matchAll(/([ud])(\d)(.)/g), ([, way, digit, letter]): Laid | null => {
    const [by, card] = [seatOf(digit), readCard(letter)];
    return by === null || card === null ? null : { by, card, down: way === 'd' };
  });
  const acted = Array.from(who, (digit) => seatOf(digit) ?? 'p1');
  const players = laid.flatMap((each) => each?.by ?? []);
  if (!laid.every((each) => each !== null)) return undefined;
  // Each plays one card in a Meeting.
  if (new Set(acted).size < acted.length || new Set(players).size < players.length) return undefined;
  if (players.some((seat) => !acted.includes(seat))) return undefined;
  return {
    lead: SUITS[Number(suit) - 1] ?? null,
    laid,
    acted,
    verdict: ruled === '7' ? 'lowest' : seatOf(ruled),
    discarded: gone === 'x',
  };
}

/** `0` somebody is to play, `d` the deal, `w3` won by Player 3, `e0` what is due at the first station, each with whose it is and by which card. */
function writeInstead(instead: Setup['instead']): string {
  switch (instead?.phase) {
    case undefined:
      return '0';
    case 'deal':
      return 'd';
    case 'over':
      return `w${numberOf(instead.winner)}`;
    case 'effect': {
      const due = instead.due.map(({ effect, owner, chooser, card }) => {
        const by = `${DUE_LETTERS.charAt(DUE.indexOf(effect))}${numberOf(owner)}${numberOf(chooser)}`;
        return `${by}${card === null ? '0' : writeCards([card])}`;
      });
      return `e${STAGES.indexOf(instead.stage)}${due.join('')}`;
    }
  }
}

/** Undefined where somebody is to play, null where the field is none. */
function readInstead(field: string): Setup['instead'] | null {
  if (field === '0') return undefined;
  if (field === 'd') return { phase: 'deal' };
  const winner = /^w([1-6])$/.exec(field);
  if (winner !== null) return { phase: 'over', winner: seatOf(winner[1]) ?? 'p1' };
  const found = /^e([0-4])((?:[A-P][1-6][1-6][0A-Za-j])+)$/.exec(field);
  const stage = STAGES[Number(found?.[1])];
  if (found === null || stage === undefined) return null;
  const due = Array.from(
    (found[2] ?? '').matchAll(/(.)(\d)(\d)(.)/g),
    ([, what = '', owner, chooser, card]) => ({
      effect: DUE[DUE_LETTERS.indexOf(what)] ?? 'nothing',
      owner: seatOf(owner) ?? 'p1',
      chooser: seatOf(chooser) ?? 'p1',
      card: readCard(card),
    }),
  );
  return { phase: 'effect', stage, due };
}
