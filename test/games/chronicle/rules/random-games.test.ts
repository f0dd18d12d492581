import { describe, expect, test } from 'vitest';
import { CARDS, kindOf, SEATS, sorted, suitOf, type Card, type Seat } from '#games/chronicle/rules/cards';
import { chronicleGame } from '#games/chronicle/rules/game';
import { alliesOf, handOf, othersThan, seatsAt } from '#games/chronicle/rules/seats';
import { abilityOf, type EffectId } from '#games/chronicle/rules/ability-definitions';
import { EFFECTS } from '#games/chronicle/rules/ability-vocabulary';
import type { Action, InGame, State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from './random-games-and-tables.ts';
import { everyCard, tableOf } from './table.ts';

/** What holds in every game, at tables with every reading of every ruling and cards filled in by lot, for three to six players. */

const GAMES = 5000;
/** Of one game in so many every view is looked at. */
const CLOSELY = 20;
/** Of one in so many all cards are counted after every move, of the others after every round. */
const COUNTED = 5;

/** The effects for which somebody makes a choice. */
const CHOSEN: readonly EffectId[] = EFFECTS.slice(0, EFFECTS.indexOf('take-discard')).concat(
  'take-from-meeting',
);

/** Whether an effect can be applied once a card is played, said anew from the words of the rules. */
function canBeApplied(effect: EffectId, before: InGame, by: Seat, left: number): boolean {
  const others = othersThan(before, by);
  const owns = alliesOf(before, by).length > 0;
  const theirs = others.some((seat) => alliesOf(before, seat).length > 0);
  switch (effect) {
    case 'take-unseen':
    case 'look-at-hand':
      return others.some((seat) => handOf(before, seat).length > 0);
    case 'give-card':
      return left > 0;
    case 'discard-own-ally':
    case 'give-ally':
      return owns;
    case 'discard-ally':
    case 'take-ally':
      return theirs;
    case 'exchange-ally':
      return owns && theirs;
    case 'take-discard':
      return before.discard.length > 0;
    case 'take-from-meeting':
      return before.meeting.laid.length > 0;
    case 'discard-meeting':
    case 'owner-wins':
    case 'lowest-wins':
    case 'nothing':
      return true;
  }
}

/** An ability that is obligatory is due, or carried out, just when it can be applied. */
function obliged(
  before: State,
  action: Action,
  after: ReturnType<typeof chronicleGame.apply>,
): readonly string[] {
  if (before.phase !== 'meeting' || action.type !== 'play' || action.down === true) return [];
  const ability = abilityOf(before.rulings.abilities, kindOf(action.card));
  if (ability?.time !== 'played') return [];
  const can = canBeApplied(ability.effect, before, action.by, handOf(before, action.by).length - 1);
  const [, failed] = after.events
    .slice(after.events.findIndex(({ type }) => type === 'ability'))
    .map(({ type }) => type);
  if (can === (failed === 'no-effect')) return [`${ability.effect} is ${can ? 'skipped' : 'carried out'}`];
  const { state } = after;
  const chosen = state.phase === 'effect' && state.due[0]?.card === action.card;
  if (CHOSEN.includes(ability.effect) && chosen !== can) return [`${ability.effect} waits for no choice`];
  return [];
}

/** What a seat may not know: other hands that it does not look at, cards face down of others, the pile below its top. */
function leaks(state: InGame): readonly string[] {
  return seatsAt(state).flatMap((seat) => {
    const view = chronicleGame.view(state, seat);
    const { hands, allies, fame, discard, aside, laid, ended, shown, voids } = view;
    const looked = state.looking?.by === seat ? state.looking.at : null;
    const hidden = [
      ...othersThan(state, seat).flatMap((other) => (other === looked ? [] : handOf(state, other))),
      ...state.meeting.laid.flatMap(({ by, card, down }) => (down && by !== seat ? [card] : [])),
      ...state.discard.slice(0, -1).filter((card) => !lay(state, card)),
    ];
    const seen = JSON.stringify([hands, allies, fame, discard, aside, laid, ended]);
    const counted = seatsAt(state).every((other) => hands[other]?.length === handOf(state, other).length);
    return [
      ...hidden.filter((card) => seen.includes(`"${card}"`)).map((card) => `${seat} sees ${card}`),
      ...(counted ? [] : ['a view counts the cards of a hand wrongly']),
      ...seatsAt(state).flatMap((other) => {
        const hand = handOf(state, other);
        const isSo =
          (shown[other] ?? []).every((card) => hand.includes(card)) &&
          !hand.some((card) => voids[other]?.some((suit) => suit === suitOf(card)));
        return isSo ? [] : [`what all know of ${other} is not so`];
      }),
    ];
  });
}

/** Whether a card of the last Meeting has lain open, in it or among allies, before it was discarded. */
function lay({ ended }: InGame, card: Card): boolean {
  return ended?.laid.some((laid) => laid.card === card && !(laid.down && ended.discarded)) === true;
}

describe(`In ${GAMES} games for three to six by lot`, () => {
  test('all cards are there, what must be applied is, nobody is blocked, nobody sees what is hidden, and every game has an end', () => {
    const wrong = new Set<string>();
    const ended = new Map<string, number>();
    let choices = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      const luck = seededRandom(seed);
      let state: State = chronicleGame.start(tableAt(seed, luck));
      while (chronicleGame.toAct(state).length > 0) {
        const action = choice(state, luck, 3 + (seed % 4));
        const after = chronicleGame.apply(state, action);
        for (const sentence of obliged(state, action, after)) wrong.add(sentence);
        ({ state } = after);
        const isEnd = state.phase === 'deal' || state.phase === 'over';
        if ((isEnd || seed % COUNTED === 0) && sorted(everyCard(tableOf(state))).join() !== CARDS.join())
          wrong.add('a card is lost, or there twice');
        if (state.phase === 'effect') choices += 1;
        if (state.phase !== 'deal' && seed % CLOSELY === 0) for (const leak of leaks(state)) wrong.add(leak);
      }
      const winner = state.phase === 'over' ? state.winner : 'nobody';
      ended.set(winner, (ended.get(winner) ?? 0) + 1);
    }
    expect([...wrong]).toEqual([]);
    // Every seat wins some, and somebody had to choose now and then.
    for (const seat of SEATS) expect(ended.get(seat)).toBeGreaterThan(100);
    expect(ended.has('nobody')).toBe(false);
    expect(choices).toBeGreaterThan(GAMES);
  });
});
