import { seededRandom, pick, type Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion, other, suitOf, SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { ruleOfThumbMove } from '#games/jekyll-vs-hyde/rules/rule-of-thumb-move';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';

/** How often things come up: counted over games that the engine plays from a seed. */

/** How a seat chooses: any legal move by lot, or by the sparring partner's rule of thumb. */
export const STYLES = ['lot', 'thumb'] as const;
export type Style = (typeof STYLES)[number];

/** What a Potion trick can bring. */
export const EFFECTS = [...SUITS, 'two-potions'] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Frequencies {
  readonly rounds: number;
  /** How often each effect does something, in times a round: a trick is taken, cards are exchanged, the ranking is wiped. */
  readonly effects: Readonly<Record<Effect, number>>;
  /** Half the width of the 95 % confidence interval of each of them. */
  readonly margins: Readonly<Record<Effect, number>>;
  /** Potions led, and how many of them found the follower void, and then with a Potion to answer with. */
  readonly ledPotions: number;
  readonly void: number;
  readonly voidWithPotion: number;
  /** How many rounds ended with each gap. */
  readonly gaps: ReadonlyMap<number, number>;
}

/** Plays so many rounds, each as the first of a game, and counts. The same seed gives the same figures for ever. */
export function frequencies(style: Style, rounds: number, seed: number): Frequencies {
  const luck = seededRandom(seed);
  const counts = Object.fromEntries(EFFECTS.map((effect) => [effect, [] as number[]])) as Record<
    Effect,
    number[]
  >;
  const gaps = new Map<number, number>();
  let ledPotions = 0;
  let voids = 0;
  let voidWithPotion = 0;
  for (let round = 0; round < rounds; round += 1) {
    const events: Event[] = [];
    let state: State = jekyllVsHyde.start();
    do {
      const played = apply(state, chosen(state, style, luck));
      events.push(...played.events);
      state = played.state;
      if (state.phase === 'follow' && isPotion(state.led.card)) {
        const { names } = state.led;
        const hand = state.hands[other(state.leader)];
        const isVoid = !hand.some((card) => suitOf(card) === names);
        ledPotions += 1;
        voids += Number(isVoid);
        voidWithPotion += Number(isVoid && hand.some(isPotion));
      }
    } while (state.phase !== 'deal' && state.phase !== 'over');
    const reached = events.find((event) => event.type === 'gap')?.gap ?? 0;
    gaps.set(reached, (gaps.get(reached) ?? 0) + 1);
    for (const effect of EFFECTS)
      counts[effect].push(events.filter((event) => effectOf(event) === effect).length);
  }
  const means = map((effect) => mean(counts[effect]));
  return {
    rounds,
    effects: means,
    margins: map((effect) => margin(counts[effect])),
    ledPotions,
    void: voids,
    voidWithPotion,
    gaps,
  };
}

function chosen(state: State, style: Style, luck: Random): Action {
  if (state.phase === 'deal') return jekyllVsHyde.deal(state, luck);
  const legal = jekyllVsHyde.legal(state);
  const [first] = legal;
  if (style === 'lot' || first === undefined || first.type === 'deal') return pick(legal, luck);
  const own = legal.filter((action) => action.type !== 'deal' && action.by === first.by);
  return ruleOfThumbMove(jekyllVsHyde.view(state, first.by), own, luck);
}

/** What a Potion brings about with this event; null where Pride finds no trick to take, or Greed no card to exchange. */
export function effectOf(event: Event): Effect | null {
  switch (event.type) {
    case 'took-trick':
      return 'pride';
    case 'greed-due':
      return 'greed';
    case 'cleared':
      return 'wrath';
    case 'potions-cancel':
      return 'two-potions';
    default:
      return null;
  }
}

function map(give: (effect: Effect) => number): Record<Effect, number> {
  return Object.fromEntries(EFFECTS.map((effect) => [effect, give(effect)])) as Record<Effect, number>;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Rounds are independent and many: the mean is as good as normally distributed. */
function margin(values: readonly number[]): number {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return 1.96 * Math.sqrt(variance / values.length);
}
