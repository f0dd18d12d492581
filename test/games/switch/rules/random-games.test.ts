import { describe, expect, test } from 'vitest';
import { CARDS, SEATS, sorted } from '#games/switch/rules/cards';
import { switchGame } from '#games/switch/rules/game';
import type { InGame } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from './random-games-and-tables.ts';
import { everyCard } from './table.ts';

/** What holds in every game, at tables with every reading of every ruling, for two to six players. */

const GAMES = 10_000;
/** Of one game in so many every state is looked at, of the others the end. */
const CLOSELY = 10;

/** What has to hold in a state, as a list of what does not. */
function broken(state: InGame): readonly string[] {
  const wrong: string[] = [];
  const say = (sentence: string, holds: boolean) => {
    if (!holds) wrong.push(sentence);
  };
  say('all 52 cards are there once', sorted(everyCard(state)).join() === CARDS.join());
  say('a card lies on the stack', state.played.length > 0);
  say('a run and a penalty are never on the table together', state.run === null || state.penalty === 0);
  const acting = switchGame.toAct(state);
  say('one acts, or nobody when the game is over', acting.length === (state.phase === 'over' ? 0 : 1));
  say('whose turn it is has something to do', state.phase !== 'turn' || switchGame.legal(state).length > 0);
  say(
    'nobody sits there without a card while somebody may act',
    state.phase !== 'turn' || seatsAt(state).every((seat) => handOf(state, seat).length > 0),
  );
  for (const seat of seatsAt(state)) {
    const view = switchGame.view(state, seat);
    const hidden = [...state.deck];
    for (const other of seatsAt(state)) {
      if (other === seat) continue;
      const shown = state.shown[other] ?? [];
      hidden.push(...handOf(state, other).filter((card) => !shown.includes(card)));
      say('a view counts the cards of each hand', view.hands[other]?.length === handOf(state, other).length);
      say(
        'what everybody has seen of a hand is in it',
        shown.every((card) => handOf(state, other).includes(card)),
      );
    }
    const seen = JSON.stringify(view);
    say('no view shows a card that is hidden', !hidden.some((card) => seen.includes(`"${card}"`)));
  }
  return wrong;
}

describe(`In ${GAMES} games for two to six by lot`, () => {
  test('all cards are there, somebody can act, nobody sees what is hidden, and every game has an end', () => {
    const wrong = new Set<string>();
    const ended = new Map<string, number>();
    for (let seed = 0; seed < GAMES; seed += 1) {
      const luck = seededRandom(seed);
      let state = switchGame.start(tableAt(seed));
      while (switchGame.toAct(state).length > 0) {
        ({ state } = switchGame.apply(state, choice(state, luck, 2 + (seed % 5))));
        if (state.phase === 'deal' || (state.phase !== 'over' && seed % CLOSELY > 0)) continue;
        for (const sentence of broken(state)) wrong.add(sentence);
      }
      const winner = state.phase === 'over' ? state.winner : 'nobody';
      ended.set(winner, (ended.get(winner) ?? 0) + 1);
    }
    expect([...wrong]).toEqual([]);
    // Every seat wins some.
    for (const seat of SEATS) expect(ended.get(seat)).toBeGreaterThan(100);
    expect(ended.has('nobody')).toBe(false);
  });
});
