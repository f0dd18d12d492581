import { chronicleGame, type Chronicle } from '#games/chronicle/rules/game';
import { CARDS, type Card } from '#games/chronicle/rules/cards';
import { COUNTED, type Condition, type History } from '#games/chronicle/rules/history-card-conditions';
import { SWITCHES, type Rulings } from '#games/chronicle/rules/ruling-switches';
import {
  SOURCED_ABILITIES,
  type Abilities,
  type EffectId,
  type Spelled,
} from '#games/chronicle/rules/ability-definitions';
import { CHOOSERS, EFFECTS, SLOT_IDS, TIMES } from '#games/chronicle/rules/ability-vocabulary';
import type { Action, State } from '#games/chronicle/rules/state';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { seatsAt } from '#games/chronicle/rules/seats';
import { pick, type Random } from '#kit/random';
import type { Lots } from '../../random-game-generator.ts';

/** Games by lot, at all tables in turn, with cards filled in by lot. */

/** What cards do at a table by its number: as sourced, nothing, or each slot filled in by lot. */
export function abilitiesBy(number: number, luck: Random): Abilities {
  if (number % 4 === 0) return SOURCED_ABILITIES;
  if (number % 16 === 1) return {};
  return Object.fromEntries(SLOT_IDS.filter(() => luck() < 0.8).map((slot) => [slot, abilityBy(luck)]));
}

function abilityBy(luck: Random): EffectId | Spelled {
  const effect = pick(EFFECTS, luck);
  if (luck() < 0.3) return effect;
  return {
    effect,
    ...(luck() < 0.7 && { time: pick(TIMES, luck) }),
    ...(luck() < 0.5 && { chooser: effect === 'give-card' ? 'owner' : pick(CHOOSERS, luck) }),
  };
}

/** A table by its number: each switch with each reading in turn, 16 in all. */
export function tableAt(number: number, luck: Random): Rulings {
  const bit = (at: number) => ((number >> at) % 2 === 1 ? 1 : 0);
  return {
    'void-with-wild': SWITCHES['void-with-wild'][bit(0)],
    'evil-excludes': SWITCHES['evil-excludes'][bit(1)],
    'angel-optional': SWITCHES['angel-optional'][bit(2)],
    'leftover-hand': SWITCHES['leftover-hand'][bit(3)],
    abilities: abilitiesBy(number, luck),
  };
}

/** A history card by lot: one condition or two. */
export function historyBy(luck: Random): History {
  const one = conditionBy(luck);
  const other = conditionBy(luck);
  const twice = luck() < 0.2 && JSON.stringify(one) !== JSON.stringify(other);
  return { lead: pick(CARDS, luck), conditions: twice ? [one, other] : [one] };
}

function conditionBy(luck: Random): Condition {
  const kind = luck();
  if (kind < 0.4) return { fewest: pick(COUNTED, luck) };
  if (kind < 0.8) return { most: pick(COUNTED, luck) };
  return kind < 0.9 ? { owns: pick<Card | 'evil'>([...CARDS, 'evil'], luck) } : { without: 'evil' };
}

/** A deal by a history card by lot, or any other move. */
export function choice(state: State, luck: Random, players: number): Action {
  if (state.phase !== 'deal') return pick(chronicleGame.legal(state), luck);
  return shuffledDeal(luck, state.last === null ? players : seatsAt(state.last).length, [historyBy(luck)]);
}

export const lots: Lots<Chronicle> = { game: chronicleGame, tableAt, choice };
