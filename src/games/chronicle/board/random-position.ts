import { apply } from '#games/chronicle/rules/apply';
import { isWild } from '#games/chronicle/rules/cards';
import type { History } from '#games/chronicle/rules/history-card-conditions';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { evilOf } from '#games/chronicle/rules/evil';
import { legal } from '#games/chronicle/rules/legal';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import { setupOf, type Setup } from '#games/chronicle/rules/position-setup';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { InGame, State } from '#games/chronicle/rules/state';
import { pick, seededRandom, type Random } from '#kit/random';

/** Positions out of rounds that are played by lot, of a kind that is asked for. */

/** What a position may have to show. */
export const KINDS = {
  any: () => true,
  lead: (state) => state.phase === 'meeting' && state.meeting.acted.length === 0,
  void: (state) => isVoid(state),
  'wild-led': (state) =>
    state.phase === 'meeting' && state.meeting.acted.length > 0 && state.meeting.lead === null,
  choice: (state) => state.phase === 'effect',
  evil: (state) => seatsAt(state).some((seat) => evilOf(state, seat).length > 1),
  'last-card': (state) => state.phase === 'meeting' && handOf(state, state.turn).length === 1,
} as const satisfies Readonly<Record<string, (state: InGame) => boolean>>;
export type Kind = keyof typeof KINDS;

function isVoid(state: InGame): boolean {
  if (state.phase !== 'meeting' || state.meeting.lead === null) return false;
  const plays = legal(state).flatMap((action) => (action.type === 'play' ? [action] : []));
  return plays.some(({ down }) => down === true) && plays.some(({ card }) => isWild(card));
}

const MOST_ROUNDS = 100;

/**
 * A position of the kind asked for, by the given seed; one of any kind where none comes up in many rounds. Rounds are dealt by the given
 * history cards.
 */
export function randomPosition(
  kind: Kind,
  seed: number,
  players: number,
  rulings: Rulings,
  histories?: readonly History[],
): Setup {
  const chance = seededRandom(seed);
  let any: InGame | null = null;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const states = statesOf(chance, players, rulings, histories);
    const found = states.filter(KINDS[kind]);
    if (found.length > 0) return setupOf(pick(found, chance));
    any ??= pick(states, chance);
  }
  return setupOf(any ?? start(rulings));
}

/** The states of a round in which somebody is to act. */
function statesOf(
  chance: Random,
  players: number,
  rulings: Rulings,
  histories: readonly History[] | undefined,
): readonly InGame[] {
  const states: InGame[] = [];
  let { state }: { state: State } = apply(start(rulings), shuffledDeal(chance, players, histories));
  while (state.phase === 'meeting' || state.phase === 'effect') {
    states.push(state);
    ({ state } = apply(state, pick(legal(state), chance)));
  }
  return states;
}
