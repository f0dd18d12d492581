import { bad, good, type Result } from '#kit/parse-result';
import {
  CARDS,
  SEATS,
  firstTwice,
  isWild,
  suitOf,
  without,
  type BySeat,
  type Card,
  type Seat,
} from '#games/chronicle/rules/cards';
import { judge } from '#games/chronicle/rules/judge';
import { dueIn } from '#games/chronicle/rules/to-act';
import type { Refusal } from '#games/chronicle/rules/refusal';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Action, InGame } from '#games/chronicle/rules/state';
import type { Viewer } from '#games/chronicle/rules/view';
import { partsOf, sees, type Seen, type SeenDeal, type SeenMove } from './record.ts';
import { slotOf, told } from './revealed-cards-to-enter.ts';
import { playedOut, supposedCards, type SupposedGame, type SupposedRound } from './supposed-game.ts';
import type { Fact } from './suppose-hidden-cards.ts';

/** Whether a move that was seen can have been: by the rules, and by the cards that can be where it has them. */

/** A move in such a game, before the cards are made up anew. */
export interface Candidate {
  readonly actions: readonly Action[];
  readonly round: SupposedRound;
  readonly hidden: boolean;
}

/** The move as the rules see it; refuses what nobody can have done at this table. */
export function checkSeenMove(
  game: SupposedGame,
  observer: Viewer,
  seen: Seen,
): Result<Candidate, readonly Refusal[]> {
  if (seen.type === 'deal') return dealt(game, observer, seen);
  const { state } = game;
  if (state.phase === 'deal' || state.phase === 'over' || game.round === null)
    return bad(judge(state, { ...seen, card: 'L1' } as Action));
  return moved({ ...game, state, round: game.round }, observer, seen);
}

/** Whether cards fit it. */
export function fits({ round }: Candidate): boolean {
  return supposedCards(round) !== null;
}

function dealt(game: SupposedGame, observer: Viewer, seen: SeenDeal): Result<Candidate, readonly Refusal[]> {
  const { state } = game;
  const { history, aside } = seen;
  const hands = SEATS.flatMap((seat) => {
    const hand = seen.hands[seat];
    return hand === undefined ? [] : [[seat, hand] as const];
  });
  const open = [
    ...hands.flatMap(([, hand]) => hand.filter((card) => card !== '??')),
    ...(aside === undefined ? [] : [aside]),
  ];
  const left = [...without(CARDS, open)];
  const filled: BySeat<readonly Card[]> = Object.fromEntries(
    hands.map(([seat, hand]) => [
      seat,
      hand.map((card): Card => (card === '??' ? (left.shift() ?? 'L1') : card)),
    ]),
  );
  const twice = firstTwice(open);
  if (twice !== null) return bad([{ type: 'dealt-twice', rule: 'the-cards', card: twice }]);
  const action: Action = {
    type: 'deal',
    history,
    hands: filled,
    ...(aside !== undefined && { aside }),
  };
  const refusals = judge(state, action);
  if (refusals.length > 0 || state.phase !== 'deal') return bad(refusals);
  const unseen = hands.filter(([seat]) => !sees(observer, seat));
  const facts = unseen.flatMap(([seat, hand]) =>
    hand.flatMap((card): readonly Fact[] => (card === '??' ? [] : [{ type: 'holds', seat, card }])),
  );
  const seenHands = hands.filter(([seat]) => sees(observer, seat)).flatMap(([, hand]) => hand);
  return good({
    actions: [...game.actions, action],
    hidden: isAnythingHidden(game, observer),
    round: {
      first: game.actions.length,
      before: state,
      facts,
      deal: {
        sizes: Object.fromEntries(unseen.map(([seat, hand]) => [seat, hand.length])),
        cards: CARDS.filter((card) => card !== aside && !seenHands.includes(card)),
      },
    },
  });
}

/** Whether a card of the game was never shown, or is not yet. */
export function isAnythingHidden({ state, round, hidden }: SupposedGame, observer: Viewer): boolean {
  if (hidden || round === null) return hidden;
  const unshown = round.facts.some(
    ({ type, ...fact }) => type === 'passed' || ('card' in fact && fact.card === null),
  );
  const held = state.phase === 'deal' ? [] : seatsAt(state).filter((seat) => handOf(state, seat).length > 0);
  return unshown || held.some((seat) => !sees(observer, seat));
}

interface Running extends SupposedGame {
  readonly state: InGame;
  readonly round: SupposedRound;
}

function moved(game: Running, observer: Viewer, seen: SeenMove): Result<Candidate, readonly Refusal[]> {
  const { said } = partsOf(seen);
  const { state } = game;
  const claimed = said.type === 'claim' ? whichCardStartsStack(game, said.from, said.card) : null;
  const before = claimed ?? game;
  const from = handOfMove(state, seen);
  const card = 'card' in said ? (said.card === '??' ? anyCard(state, from, seen) : said.card) : undefined;
  const action = { ...said, ...(card !== undefined && { card }) } as Exclude<Action, { type: 'deal' }>;
  const isHidden = from !== null && !sees(observer, from);
  const refusals = judge(
    isHidden && card !== undefined
      ? withInHand(before.state, from, card, seen.type === 'play')
      : before.state,
    action,
  );
  if (refusals.length > 0) return bad(refusals);
  const added = factsOf(state, observer, seen, before.actions.length);
  return good({
    actions: [...before.actions, action],
    hidden: before.hidden,
    round: { ...before.round, facts: [...before.round.facts, ...added] },
  });
}

/** From whose hand the card of a move comes; null where it comes from none. */
function handOfMove(state: InGame, seen: SeenMove): Seat | null {
  if (seen.type === 'play') return seen.by;
  if (seen.type === 'take') return seen.from;
  return seen.type === 'give' ? ownerIn(state, seen.by) : null;
}

/** For whom the effect is that is due. */
function ownerIn(state: InGame, by: Seat): Seat {
  return state.phase === 'effect' ? dueIn(state).owner : by;
}

/** A card that can stand for one that is not seen; which it is makes no difference to the rules. */
function anyCard(state: InGame, from: Seat | null, { type }: SeenMove): Card {
  const { lead } = state.meeting;
  const any = type === 'play' ? undefined : from === null ? undefined : handOf(state, from)[0];
  return any ?? CARDS.find((card) => !isWild(card) && suitOf(card) !== lead) ?? 'L1';
}

/** The table with a card in a hand that nobody sees, if it holds any; what else is in it is not asked when somebody plays. */
function withInHand(state: InGame, seat: Seat, card: Card, alone: boolean): InGame {
  const hand = handOf(state, seat);
  if (hand.length === 0) return state;
  const rest = alone ? [] : without(hand, [card]).slice(0, hand.length - 1);
  return { ...state, hands: { ...state.hands, [seat]: [card, ...rest] } };
}

/** The game in which the card that somebody has laid face down in this Meeting is this one; null where it is not hidden, or cannot be. */
function whichCardStartsStack(game: Running, seat: Seat, card: Card): Running | null {
  const laid = game.state.meeting.laid.find(({ by, down }) => down && by === seat);
  const slot = laid === undefined ? null : slotOf(game, laid.card);
  if (slot === null) return null;
  const played = playedOut(game, told(game.round, { type: 'slot', ...slot }, card));
  if (played === null) return null;
  const { state, round } = played.game;
  return state.phase === 'deal' || state.phase === 'over' || round === null
    ? null
    : { ...played.game, state, round };
}

/** What a move says of hands that the observer does not see. */
function factsOf(state: InGame, observer: Viewer, seen: SeenMove, action: number): readonly Fact[] {
  const hidden = (seat: Seat) => !sees(observer, seat);
  switch (seen.type) {
    case 'play': {
      const { by: seat, card, down = false } = seen;
      if (!hidden(seat)) return [];
      if (!down) return card === '??' ? [] : [{ type: 'lost', seat, card }];
      const { lead } = state.meeting;
      const lacks = [
        ...(lead === null ? [] : [lead]),
        ...(state.rulings['void-with-wild'] === 'must' ? (['wild'] as const) : []),
      ];
      return [{ type: 'down', seat, action, card: card === '??' ? null : card, lacks }];
    }
    case 'take':
    case 'give': {
      const { card } = seen;
      const owner = ownerIn(state, seen.by);
      const [from, to] = seen.type === 'take' ? [seen.from, owner] : [owner, seen.to];
      if (card === '??') return [{ type: 'passed', from, to, action }];
      return [
        ...(hidden(from) ? [{ type: 'lost', seat: from, card } as const] : []),
        ...(hidden(to) ? [{ type: 'got', seat: to, card } as const] : []),
      ];
    }
    default:
      return [];
  }
}

/** Whether the observer sees the card of a move that does not say it. */
export function isUnnamed({ state }: SupposedGame, observer: Viewer, seen: Seen): boolean {
  if (seen.type === 'deal' || !('card' in seen) || (seen.card as string) !== '??') return false;
  if (state.phase === 'deal' || state.phase === 'over') return false;
  const from = handOfMove(state, seen);
  const looks = state.looking?.by === observer && state.looking.at === from && seen.by === observer;
  const to = seen.type === 'take' ? ownerIn(state, seen.by) : seen.type === 'give' ? seen.to : null;
  return seen.type === 'claim' || looks || [from, to].some((seat) => seat !== null && sees(observer, seat));
}
