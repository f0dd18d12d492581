import { worths } from '#kit/evaluate-sampled-deals';
import { EVIL, isEvil, isWild, type Card, type Seat } from '#games/chronicle/rules/cards';
import { evilOf } from '#games/chronicle/rules/evil';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { handOf, othersThan } from '#games/chronicle/rules/seats';
import type { Choosing, Play, Playing } from '#games/chronicle/rules/state';
import { whyBad } from './reasons-for-move.ts';
import { ownerByFourth } from './owner-by-fourth-evil.ts';
import { aheadAfter } from './who-is-ahead-after-play.ts';
import { isHurtByEvil, isOutOfFame, seenInMeeting, worthToTell } from './ally-worth.ts';
import { shareOfDeals, type Thought } from './round-outcomes.ts';
import { cardsUnseenBy } from './rule-of-thumb-opponent.ts';
import { isFourOpen, waysOut } from './ways-out-of-evil.ts';
import { beatenBy } from './tidy-choice.ts';
import { UNLIKELY } from './likely-to-win.ts';
import { laterMeetings, type Wanted } from './later-meetings-wanted.ts';
import type { Taking } from './why-no-move-is-clearly-better.ts';

/** What hangs on which of two cards is played, where rules of thumb for each of them say little: it is told from where the cards are. */
export type Hangs =
  /** The better one is Evil, and shuts out whoever is ahead in the Meeting; for sure, where nobody plays after. Null: nobody else is ahead yet. */
  | {
      readonly type: 'shuts-out-other';
      readonly card: Card;
      readonly seat: Seat | null;
      readonly isSure: boolean;
    }
  /** The better one is the Angel, who takes Evil from whoever has all four, or may get them. */
  | {
      readonly type: 'angel-undoes';
      readonly seat: Seat;
      /** Whether she goes to that seat: surely, as it is ahead in the Meeting now, or if it wins that. */
      readonly goes: 'surely' | 'ahead' | 'maybe';
      readonly evil: readonly Card[];
    }
  /** The other one is the Angel, who would rid whoever is ahead of Evil. */
  | { readonly type: 'rival-frees'; readonly seat: Seat; readonly isSure: boolean }
  /** The other one is Evil that the seat itself needs for all four. */
  | { readonly type: 'rival-breaks-four'; readonly card: Card; readonly owned: readonly Card[] }
  /** It takes the Meeting more often, and cards lie in that, or may come to it, that the seat needs for all four. */
  | ({
      readonly type: 'takes-towards-four';
      readonly missing: readonly Card[];
      readonly lies: boolean;
    } & Takings)
  /** It takes the Meeting more often, and so somebody else is kept from all four. */
  | ({ readonly type: 'keeps-from-four'; readonly seat: Seat; readonly missing: readonly Card[] } & Takings)
  /** It takes the Meeting less often, and cards that hurt lie in that, or may do so unseen or come to it. */
  | ({
      readonly type: 'may-hurt';
      readonly hurts: readonly Card[];
      readonly condition: Condition | 'evil';
      readonly lies: boolean;
    } & Takings)
  /** It takes the Meeting more often, and nothing that lies open there hurts: a card that would win another. */
  | ({ readonly type: 'wins-safely' } & Takings)
  /** One of them is beaten by fewer of the cards that are out, and later Meetings are to be lost, or won. */
  | ({ readonly type: 'parts-with-higher' } & Compared)
  | ({ readonly type: 'keeps-higher' } & Compared);

interface Compared extends Pick<Wanted, 'why'> {
  readonly higher: Beaten;
  readonly lower: Beaten;
}

/** How often the better card and the other take the Meeting, 0 to 1. */
export interface Takings {
  readonly best: Taking;
  readonly rival: Taking;
}

/** A card, and how many that nobody has shown are higher in its suit. */
export interface Beaten {
  readonly card: Card;
  readonly by: number;
}

/** By so much chances to take a Meeting tell. */
const TELLING = 0.1;
/** From so many Evil cards on all four are near. */
const NEAR_FOUR = 2;

/**
 * What hangs on a card beside another, unless the same does beside one that does about as well, or the chance to take the Meeting speaks as well for one that does
 * worse than both: then it does not decide.
 */
export function whatHangsBeside(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent,
  even: Intent | null,
): readonly Hangs[] {
  const shares = worths(thought);
  const share = (move: Intent) => shares[thought.moves.indexOf(move)] ?? 0;
  const worse = thought.moves.filter((move) => share(move) < share(rival));
  return whatHangs(thought, state, best, rival).filter((hangs) => {
    const isSo = (one: Intent, other: Intent) =>
      whatHangs(thought, state, one, other).some(({ type }) => type === hangs.type);
    const isOfEven = even !== null && isSo(best, even);
    return !isOfEven && !('rival' in hangs && worse.some((move) => isSo(move, rival)));
  });
}

/** The weightiest of what hangs on it; empty where a choice is made that is no play, or where nothing is to be told. */
function whatHangs(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent,
): readonly Hangs[] {
  if (state.phase !== 'meeting' || best.type !== 'play' || rival.type !== 'play') return [];
  const [one, other] = [takingOf(thought, best), takingOf(thought, rival)];
  const given = givenAway(state, best, one, rival, other);
  if (given !== null) return [given];
  const more = one.takes - other.takes;
  const takings: Takings = { best: one, rival: other };
  const told = more >= TELLING ? whyTake(state, takings) : more <= -TELLING ? whyLeave(state, takings) : null;
  return [told ?? higherOf(state, best.card, rival.card)].filter((one) => one !== null);
}

const OF_EVIL: readonly Hangs['type'][] = [
  'shuts-out-other',
  'angel-undoes',
  'rival-frees',
  'rival-breaks-four',
  'takes-towards-four',
  'keeps-from-four',
];

/** Of what hangs on a card beside another, or beside all where none does worse, the first that is about where Evil comes together. */
export function whatHangsOnEvil(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent | null,
  even: Intent | null = null,
): readonly Hangs[] {
  const all =
    rival === null
      ? thought.moves.flatMap((move) => (move === best ? [] : whatHangs(thought, state, best, move)))
      : whatHangsBeside(thought, state, best, rival, even);
  return all.filter(({ type }) => OF_EVIL.includes(type)).slice(0, 1);
}

function takingOf(thought: Thought, { card, ...play }: Play): Taking {
  const move = thought.moves.find((one) => one.type === 'play' && one.card === card && one.by === play.by);
  const takes = move === undefined ? null : shareOfDeals(thought, move, (outcome) => outcome.takes);
  return { card, takes: takes ?? 0 };
}

/** What becomes of Evil and the Angel that go to somebody else. */
function givenAway(state: Playing, best: Play, one: Taking, rival: Play, other: Taking): Hangs | null {
  const { turn } = state;
  const evil = (seat: Seat) => evilOf(state, seat).length;
  const shutsAllOut = state.rulings['evil-excludes'] === 'any';
  if (one.takes <= UNLIKELY) {
    const { seat, isSure } = aheadAfter(state, best);
    const isHurt = (other: Seat) => evil(other) === 0 && isHurtByEvil(state, other);
    const isGiven = isEvil(best.card) && !isEvil(rival.card) && shutsAllOut;
    if (ownerByFourth(state, best) !== undefined) return null;
    if (seat !== turn && isEvil(best.card) && isHurt(seat) && shutsAllOut)
      return { type: 'shuts-out-other', card: best.card, seat, isSure };
    if (seat === turn && isGiven && othersThan(state, turn).some(isHurt))
      return { type: 'shuts-out-other', card: best.card, seat: null, isSure: false };
    if (best.card === 'Angel' && state.rulings['angel-optional'] !== 'optional') {
      const near = othersThan(state, turn).find(
        (other) => evil(other) >= NEAR_FOUR && isFourOpen(waysOut(state, other)),
      );
      const goes = near !== seat ? 'maybe' : isSure ? 'surely' : 'ahead';
      const canGo = near === seat || !isSure;
      if (near !== undefined && canGo && (near === seat || seat === turn))
        return { type: 'angel-undoes', seat: near, goes, evil: evilOf(state, near) };
    }
  }
  if (other.takes > UNLIKELY) return null;
  const { seat, isSure } = aheadAfter(state, rival);
  if (seat !== turn && rival.card === 'Angel' && isOutOfFame(state, seat) && evil(seat) < EVIL.length)
    return { type: 'rival-frees', seat, isSure };
  const owned = evilOf(state, turn);
  const isNeeded = isEvil(rival.card) && owned.length >= NEAR_FOUR && isFourOpen(waysOut(state, turn));
  return isNeeded ? { type: 'rival-breaks-four', card: rival.card, owned } : null;
}

/** The cards that may come to the Meeting, or lie in it face down, without the seat knowing. */
function mayCome(state: Playing, play: Play): readonly Card[] {
  const hidden = state.meeting.laid.some(({ by, down }) => down && by !== state.turn);
  return hidden || !aheadAfter(state, play).isSure ? cardsUnseenBy(state) : [];
}

function whyTake(state: Playing, takings: Takings): Hangs | null {
  const { turn } = state;
  const play: Play = { type: 'play', by: turn, card: takings.best.card };
  const open = seenInMeeting(state);
  const unseen = mayCome(state, play);
  const four = (seat: Seat, cards: readonly Card[], besides: number) => {
    const ways = waysOut(state, seat);
    const owned = EVIL.length - ways.missing.length;
    const isNear = owned + besides >= NEAR_FOUR && owned < EVIL.length;
    return isNear && isHurtByEvil(state, seat) && isFourOpen(ways)
      ? ways.missing.flatMap(({ card }) => (cards.includes(card) ? [card] : []))
      : [];
  };
  for (const cards of [open, unseen]) {
    const missing = four(turn, cards, open.filter(isEvil).length);
    if (missing.length > 0) return { type: 'takes-towards-four', missing, lies: cards === open, ...takings };
  }
  const near = othersThan(state, turn).find((seat) => four(seat, [...open, ...unseen], 0).length > 0);
  if (near !== undefined) {
    const missing = four(near, [...open, ...unseen], 0);
    return { type: 'keeps-from-four', seat: near, missing, ...takings };
  }
  const worth = worthToTell(state, turn);
  const isSafe = [...open, play.card].every((card) => worth(card) >= 0);
  const isDanger = cardsUnseenBy(state).some((card) => worth(card) < 0);
  return isSafe && isDanger && handOf(state, turn).length > 1 ? { type: 'wins-safely', ...takings } : null;
}

function whyLeave(state: Playing, takings: Takings): Hangs | null {
  const { turn } = state;
  const worth = worthToTell(state, turn);
  const open = seenInMeeting(state);
  const unseen = mayCome(state, { type: 'play', by: turn, card: takings.rival.card });
  for (const isOnlyEvil of [true, false])
    for (const cards of [open, unseen]) {
      const hurts = cards.filter((card) => worth(card) < 0 && (isEvil(card) || !isOnlyEvil));
      const [first] = hurts;
      if (first !== undefined)
        return { type: 'may-hurt', hurts, condition: whyBad(state, first), lies: cards === open, ...takings };
    }
  return null;
}

/** Which of two cards wins a later Meeting more easily, where that is what the round asks for, or asks to keep out of; null where one of them is a Wild, or nothing tells them apart. */
function higherOf(state: Playing, best: Card, rival: Card): Hangs | null {
  if (isWild(best) || isWild(rival) || handOf(state, state.turn).length < 2) return null;
  const beaten = (card: Card): Beaten => ({ card, by: beatenBy(state, card) });
  const [one, other] = [beaten(best), beaten(rival)];
  const wanted = laterMeetings(state);
  if (wanted === null || one.by === other.by || wanted.wins !== one.by > other.by) return null;
  return wanted.wins
    ? { type: 'keeps-higher', higher: other, lower: one, why: wanted.why }
    : { type: 'parts-with-higher', higher: one, lower: other, why: wanted.why };
}
