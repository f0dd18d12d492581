import { apply } from '#games/switch/rules/apply';
import { CARDS, sorted, without, type Card, type Seat } from '#games/switch/rules/cards';
import { judge } from '#games/switch/rules/judge';
import { ownMatch } from '#games/switch/rules/runs';
import { deckOf, stateOf, type Setup } from '#games/switch/rules/position-setup';
import { start } from '#games/switch/rules/state-before-deal';
import type { Action, State, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt, topOf } from '#games/switch/rules/turn-order';
import { findDealForMoves } from './find-deal-for-moves.ts';
import { possibleLastPlays, playRow } from './possible-last-plays.ts';
import { findOpeningTurns } from './find-opening-turns.ts';
import { suppose } from './suppose-cards-for-move.ts';

/**
 * Moves of a whole game, from the deal on, after which the same hands are held and the same has to be matched by the same player as
 * in the setup, and the deck begins with the same cards. What was played on the way lies under the top card, so fewer cards may be left in
 * the deck. Null where none are found in a moderate search.
 */
export function proofGame(setup: Setup): readonly Action[] | null {
  const target = stateOf(setup);
  if (target.phase !== 'turn' || target.passes > 0) return null;
  for (const ending of possibleLastPlays(setup)) {
    for (const direction of [1, -1] as const) {
      for (const seat of seatsAt(target)) {
        const moves = gameBy(setup, target, ending, { turn: seat, direction });
        if (moves !== null) return moves;
      }
    }
  }
  return null;
}

/** A game in which this player begins the ending, with play in this direction. */
function gameBy(
  setup: Setup,
  target: Turn,
  ending: readonly Card[],
  at: Pick<Turn, 'turn' | 'direction'>,
): readonly Action[] | null {
  const [first] = ending;
  if (first === undefined) return null;
  const spare = sparesIn(setup, ending);
  const trial = playRow(tableOn(first, target, at), ending, setup);
  if (trial === null || !asks(trial.table, target)) return null;
  const opening = findOpeningTurns(target, trial.moves, at, spare, first);
  if (opening === null) return null;
  let table = tableOn(opening.whichCardStartsStack, target, { turn: 'p1', direction: 1 });
  for (const { action } of opening.moves) table = suppose(table, action)?.table ?? table;
  const end = playRow(table, ending, setup);
  if (end === null) return null;
  const moves = [...opening.moves, ...end.moves];
  const deck = [...deckOf(setup), ...without(CARDS, deckOf(setup))];
  const game: readonly Action[] = [
    findDealForMoves(target, opening.whichCardStartsStack, moves, deck),
    ...moves.map(({ action }) => action),
  ];
  return leadsTo(game, target) ? game : null;
}

/** The cards that may have been played on the way, those that somebody would miss least first. */
function sparesIn(setup: Setup, ending: readonly Card[]): readonly Card[] {
  const deck = deckOf(setup);
  const held = seatsAt(setup).flatMap((seat) => handOf(setup, seat));
  const elsewhere = without(CARDS, [...held, ...deck]);
  return without([...elsewhere, ...deck.toReversed()], ending);
}

/** A table at which this card can be matched by itself. */
function tableOn(
  card: Card,
  { rulings, hands }: Turn,
  at: { turn: Seat; direction: Turn['direction'] },
): Turn {
  const table = { rulings, hands, shown: {}, deck: [], played: [card], match: ownMatch(card) };
  return { phase: 'turn', ...table, penalty: 0, run: null, passes: 0, ...at };
}

/** Whether the same is asked of the same player. */
function asks(table: Turn, { match, direction, penalty, run, turn }: Turn): boolean {
  return (
    table.match.rank === match.rank &&
    table.match.suit === match.suit &&
    table.direction === direction &&
    table.penalty === penalty &&
    table.run === run &&
    table.turn === turn
  );
}

/** Whether the rules allow these moves, and they lead there. */
function leadsTo(moves: readonly Action[], target: Turn): boolean {
  let state: State = start(target.rulings);
  for (const action of moves) {
    if (judge(state, action).length > 0) return false;
    ({ state } = apply(state, action));
  }
  if (state.phase !== 'turn' || !asks(state, target) || topOf(state) !== topOf(target)) return false;
  const { hands } = state;
  return seatsAt(target).every(
    (seat) => sorted(handOf({ hands }, seat)).join() === sorted(handOf(target, seat)).join(),
  );
}
