import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import {
  CARDS,
  EVIL_CARDS,
  isPotion,
  other,
  sorted,
  SUITS,
  suitOf,
  valueOf,
  without,
  type Card,
  type EvilCard,
  type Potion,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, Follow, Give, Lead, Phase, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { frozen } from '../../deep-freeze.ts';

/** Tables to test on. Every position is reached by play, through `apply`, and every state is frozen on the way. */

/** What is led: a card, and with a Potion the suit it names, as in `2+ wrath`. */
export type Leads = EvilCard | `${Potion} ${Suit}`;
/** Cards as a list, or written short: `W1-3 P5 2+` is W1, W2, W3, P5 and 2+. */
export type Cards = string | readonly Card[];

export function cards(written: Cards): readonly Card[] {
  if (typeof written !== 'string') return written;
  return written.split(' ').flatMap((word) => {
    const [, letter = '', from = '', to = ''] = /^([WGP])(\d)-(\d)$/.exec(word) ?? [];
    const meant =
      letter === '' ? [word] : span(Number(from), Number(to)).map((number) => `${letter}${number}`);
    return meant.map((name) => {
      const card = CARDS.find((card) => card === name);
      if (card === undefined) throw new Error(`There is no card ${name}`);
      return card;
    });
  });
}

/** The whole numbers from the first to the last, both included. */
export function span(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function gives(by: Seat, given: Cards): Give {
  return { type: 'exchange', by, cards: cards(given) };
}

export function lead(by: Seat, leads: Leads): Lead {
  const [named = '', suit] = leads.split(' ');
  const [card] = cards(named);
  if (card === undefined) throw new Error(`There is no lead ${leads}`);
  const names = SUITS.find((each) => each === suit);
  return { type: 'lead', by, card, ...(names !== undefined && { names }) };
}

export function follow(by: Seat, card: Card): Follow {
  return { type: 'follow', by, card };
}

/** A game as it is being played. Each step gives a new one; the one before stays what it was. */
export class Play {
  readonly state: State;
  /** What the last step brought about, in order. */
  readonly events: readonly Event[];
  /** Every action so far. */
  readonly log: readonly Action[];

  constructor(state: State, events: readonly Event[] = [], log: readonly Action[] = []) {
    this.state = frozen(state);
    this.events = events;
    this.log = log;
  }

  does(...actions: readonly Action[]): Play {
    let { state } = this;
    const events: Event[] = [];
    for (const action of actions) {
      const after = apply(state, frozen(action));
      state = frozen(after.state);
      events.push(...after.events);
    }
    return new Play(state, events, [...this.log, ...actions]);
  }

  deals(jekyll: Cards, hyde: Cards): Play {
    return this.does({ type: 'deal', jekyll: cards(jekyll), hyde: cards(hyde) });
  }

  /** An exchange: both choose, Jekyll first. */
  exchange(jekyll: Cards, hyde: Cards): Play {
    return this.does(gives('jekyll', jekyll), gives('hyde', hyde));
  }

  /** The leader leads. */
  leads(led: Leads): Play {
    return this.does(lead(this.in('lead').leader, led));
  }

  /** The other seat answers. */
  follows(card: Card): Play {
    return this.does(follow(other(this.in('follow').leader), card));
  }

  /** One card led, one card played to it; a Greed exchange is still to come. */
  trick(led: Leads, followed: Card): Play {
    const { leader } = this.in('lead');
    return this.does(lead(leader, led), follow(other(leader), followed));
  }

  /** Why something may not be done; empty: it may. */
  refusals(action: Action): readonly Refusal[] {
    return frozen(judge(this.state, action));
  }

  /** The state, which has to be in this phase. */
  in<P extends Phase>(phase: P): Extract<State, { readonly phase: P }> {
    const { state } = this;
    if (!isIn(state, phase)) throw new Error(`The game is in phase ${state.phase}, not ${phase}`);
    return state;
  }

  /** The one event of its type that the last step brought about. */
  event<T extends Event['type']>(type: T): Extract<Event, { readonly type: T }> {
    const [event, second] = this.events.filter((event) => isOf(event, type));
    if (event === undefined || second !== undefined) {
      throw new Error(`Not one ${type} but ${this.events.map((event) => event.type).join(', ')}`);
    }
    return event;
  }

  /** The rules that the last step cited, in order. */
  get rules(): readonly Event['rule'][] {
    return this.events.map(({ rule }) => rule);
  }

  /** The ranking on the board, lowest first, or as the last round left it. */
  get ranking(): readonly Suit[] {
    return 'ranking' in this.state ? this.state.ranking : (this.state.finished?.ranking ?? []);
  }

  /** The tricks of this round so far, or of the last one until the next deal. */
  get tricks(): readonly Trick[] {
    return 'tricks' in this.state ? this.state.tricks : (this.state.finished?.tricks ?? []);
  }
}

function isIn<P extends Phase>(state: State, phase: P): state is Extract<State, { readonly phase: P }> {
  return state.phase === phase;
}

function isOf<T extends Event['type']>(event: Event, type: T): event is Extract<Event, { readonly type: T }> {
  return event.type === type;
}

export function game(rulings: Partial<Rulings> = {}): Play {
  return new Play(start(rulings));
}

/**
 * Round 1 with the preparation behind it: Jekyll is to lead to the first trick, and these are the hands, ten cards each. The
 * deal is chosen so that an exchange brings them about; refuses hands that none can.
 */
export function firstTrick(jekyll: Cards, hyde: Cards, rulings: Partial<Rulings> = {}): Play {
  const [jekyllHolds, hydeHolds] = [cards(jekyll), cards(hyde)];
  for (const fromHyde of jekyllHolds) {
    for (const fromJekyll of hydeHolds) {
      const dealt = game(rulings).deals(
        [...without(jekyllHolds, [fromHyde]), fromJekyll],
        [...without(hydeHolds, [fromJekyll]), fromHyde],
      );
      const both = [gives('jekyll', [fromJekyll]), gives('hyde', [fromHyde])];
      if (both.every((gift) => dealt.refusals(gift).length === 0)) return dealt.does(...both);
    }
  }
  throw new Error('No preparation leads to these hands');
}

/** Ten pairs of which the second card beats the first whoever leads: the same suit, and last two Potions. */
const PAIRS: readonly (readonly [Card, Card])[] = [
  ['W1', 'W2'], ['W3', 'W4'], ['W5', 'W6'], ['G1', 'G2'], ['G3', 'G4'],
  ['G5', 'G6'], ['P1', 'P2'], ['P3', 'P4'], ['P5', 'P6'], ['2+', '3+'],
]; // prettier-ignore

/** A whole round, from its deal to its end, of which Jekyll wins exactly so many tricks: 0 to 10. */
export function roundOf(before: Play, jekyllsTricks: number): Play {
  const { round } = before.in('deal');
  const wanted = PAIRS.map(([low, high], index) =>
    index < jekyllsTricks ? { jekyll: high, hyde: low } : { jekyll: low, hyde: high },
  );
  // The first pairs are dealt the wrong way round, and the exchange puts them right.
  const given = wanted.slice(0, round);
  const kept = wanted.slice(round);
  let play = before
    .deals(
      [...given.map(({ hyde }) => hyde), ...kept.map(({ jekyll }) => jekyll)],
      [...given.map(({ jekyll }) => jekyll), ...kept.map(({ hyde }) => hyde)],
    )
    .exchange(
      given.map(({ hyde }) => hyde),
      given.map(({ jekyll }) => jekyll),
    );
  for (const pair of wanted) {
    const { leader } = play.in('lead');
    const led = pair[leader];
    play = play.does(
      { type: 'lead', by: leader, card: led, ...(isPotion(led) && { names: 'wrath' }) },
      follow(other(leader), pair[other(leader)]),
    );
  }
  return play;
}

/** Round after round, each by the tricks that Jekyll wins of it; the game has to last that long. */
export function roundsOf(before: Play, ...jekyllsTricks: readonly number[]): Play {
  return jekyllsTricks.reduce(roundOf, before);
}

/** Ten cards of which these are some, filled up with the first of the deck that are not kept out; sorted. */
export function tenWith(held: Cards, keptOut: Cards): readonly Card[] {
  const some = cards(held);
  return sorted([...some, ...without(CARDS, [...some, ...cards(keptOut)])].slice(0, 10));
}

/** The card of that suit and number, 1 to 7. */
export function evil(suit: Suit, number: number): EvilCard {
  const card = EVIL_CARDS.find((card) => suitOf(card) === suit && valueOf(card) === number);
  if (card === undefined) throw new Error(`${suit} has no ${number}`);
  return card;
}

/** The three suits in each of the six orders. */
export const ORDERS: readonly (readonly [Suit, Suit, Suit])[] = [
  ['wrath', 'greed', 'pride'],
  ['wrath', 'pride', 'greed'],
  ['greed', 'wrath', 'pride'],
  ['greed', 'pride', 'wrath'],
  ['pride', 'wrath', 'greed'],
  ['pride', 'greed', 'wrath'],
];
