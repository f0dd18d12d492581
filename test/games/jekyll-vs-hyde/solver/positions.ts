import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { Playing } from '#games/jekyll-vs-hyde/solver/solvable-state';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { seededRandom, pick, type Random } from '#kit/random';

/** Positions of games in which everything legal is as likely; the same for the same seed. */

/** Every position of one game in which a card is to be played, or a Greed exchange to be made. */
export function* randomPositions(seed: number, rulings: Partial<Rulings> = {}): Generator<Playing> {
  const luck = seededRandom(seed);
  let state: State = jekyllVsHyde.start(rulings);
  while (state.phase !== 'over') {
    if (state.phase === 'lead' || state.phase === 'follow') yield state;
    if (state.phase === 'greed' && state.chosen.jekyll === null && state.chosen.hyde === null) yield state;
    state = apply(state, anyAction(state, luck)).state;
  }
}

function anyAction(state: State, luck: Random) {
  return state.phase === 'deal' ? jekyllVsHyde.deal(state, luck) : pick(legal(state), luck);
}

/** Leads with so many tricks left, one from each game. */
export function leadsWith(left: number, count: number, seed = 1): Playing[] {
  const found: Playing[] = [];
  for (let game = seed; found.length < count; game += 1) {
    for (const state of randomPositions(game)) {
      if (state.phase === 'lead' && TRICKS - state.tricks.length === left) {
        found.push(state);
        break;
      }
    }
  }
  return found;
}

/** First leads of rounds with so many Potions dealt to the two players, one from each game. */
export function firstLeads(potions: number, count: number, seed = 1): Playing[] {
  const found: Playing[] = [];
  for (let game = seed; found.length < count; game += 1) {
    const [state] = randomPositions(game);
    if (state === undefined) continue;
    const held = [...state.hands.jekyll, ...state.hands.hyde].filter(isPotion);
    if (held.length === potions) found.push(state);
  }
  return found;
}
