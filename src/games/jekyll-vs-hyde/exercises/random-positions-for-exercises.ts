import { pick, shuffle, type Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion, sorted } from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue, stillToChoose, type Exchanging } from '#games/jekyll-vs-hyde/rules/preparation';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type {
  Action,
  Follow,
  Following,
  Give,
  Lead,
  Leading,
  Match,
  Preparation,
  Round,
  State,
} from '#games/jekyll-vs-hyde/rules/state';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';

/** Where exercises come from: rounds played by lot, through the rules, until the wanted thing can happen. */

/** The round to be dealt. */
export interface Setting {
  readonly round: Round;
  readonly marker: number;
  readonly match?: Match;
  readonly rulings?: Partial<Rulings>;
}

/** Where the marker can stand before a round after the first. */
export const MARKERS = [0, 2, 4, 6, 8] as const;

/** Any round of a game. */
export function anySetting(chance: Random): Setting {
  const round = pick([1, 2, 3] as const, chance);
  return { round, marker: round === 1 ? 0 : pick(MARKERS, chance) };
}

/** The round dealt by lot, before anybody has chosen cards to give. */
export function dealt({ round, marker, match = { game: 1 }, rulings }: Setting, chance: Random): Preparation {
  const { state } = apply({ ...start(rulings), round, marker, match }, shuffledDeal(chance));
  if (state.phase !== 'preparation') throw new Error('A deal is followed by the preparation');
  return state;
}

/** Both have exchanged cards, chosen by lot, and the first card is to be led. */
export function firstLead(setting: Setting, chance: Random): Leading {
  const { after } = exchanged(dealt(setting, chance), chance);
  if (after.phase !== 'lead') throw new Error('A preparation is followed by a lead');
  return after;
}

/** Both choose cards by lot. */
export function exchanged(
  state: Exchanging,
  chance: Random,
): { readonly moves: readonly Action[]; readonly events: readonly Event[]; readonly after: State } {
  const moves: Action[] = [];
  const events: Event[] = [];
  let after: State = state;
  while (after.phase === state.phase) {
    const move = anyGift(after, chance);
    const next = apply(after, move);
    moves.push(move);
    events.push(...next.events);
    after = next.state;
  }
  return { moves, events, after };
}

/** One of the sets that the next to choose may give: drawn anew while it is forbidden, for listing them all takes long. */
function anyGift(state: Exchanging, chance: Random): Give {
  const [by] = stillToChoose(state.chosen);
  if (by === undefined) throw new Error('Both have chosen');
  const hand = state.hands[by];
  for (;;) {
    const drawn = shuffle(hand, chance).slice(0, countDue(state));
    const gift = { type: 'exchange', by, cards: sorted(drawn) } as const;
    if (judge(state, gift).length === 0) return gift;
  }
}

/** A trick with all that it brings about, an exchange by Greed too. */
export interface PlayedTrick {
  readonly before: Leading;
  readonly lead: Lead;
  /** Where the lead has led. */
  readonly led: Following;
  readonly follow: Follow;
  /** What a Greed effect asks of both; otherwise empty. */
  readonly rest: readonly Action[];
  readonly events: readonly Event[];
  readonly after: State;
}

/** A card that is led, before it is answered. */
type LedCard = Pick<PlayedTrick, 'before' | 'lead' | 'led' | 'events'>;

function playLead(before: Leading, lead: Lead): LedCard {
  const { state, events } = apply(before, lead);
  if (state.phase !== 'follow') throw new Error('A lead is answered');
  return { before, lead, led: state, events };
}

function playFollow(start: LedCard, follow: Follow, chance: Random): PlayedTrick {
  const { state, events } = apply(start.led, follow);
  const exchange =
    state.phase === 'greed' ? exchanged(state, chance) : { moves: [], events: [], after: state };
  return {
    ...start,
    follow,
    rest: exchange.moves,
    events: [...start.events, ...events, ...exchange.events],
    after: exchange.after,
  };
}

/** Every trick that can be played here after a lead that passes, in random order. */
function* tricksFrom(
  before: Leading,
  passes: (led: Following) => boolean,
  chance: Random,
): Generator<PlayedTrick> {
  for (const lead of shuffle(legal(before), chance)) {
    if (lead.type !== 'lead') continue;
    const start = playLead(before, lead);
    if (!passes(start.led)) continue;
    for (const follow of shuffle(legal(start.led), chance)) {
      if (follow.type === 'follow') yield playFollow(start, follow, chance);
    }
  }
}

/** How often a Potion is kept: mostly, for Potions are what is asked about most. */
const THRIFT = 0.85;

/** A trick played by lot, in which Potions are kept so often, 0 to 1, where there is a choice. */
export function anyTrick(before: Leading, chance: Random, thrift = THRIFT): PlayedTrick {
  const choose = (state: State) => {
    const moves = legal(state);
    const plain = moves.filter((move) => 'card' in move && !isPotion(move.card));
    return pick(plain.length > 0 && chance() < thrift ? plain : moves, chance);
  };
  const lead = choose(before);
  if (lead.type !== 'lead') throw new Error('The leader leads');
  const start = playLead(before, lead);
  const follow = choose(start.led);
  if (follow.type !== 'follow') throw new Error('A lead is answered');
  return playFollow(start, follow, chance);
}

/** Rounds to look through before giving up; what is asked for comes up in a few. */
const PATIENCE = 1000;
/** Tricks of a round to look at: what is not there by then seldom comes later, and another round costs less. */
const LOOKED_AT = 3;

export interface Search {
  readonly setting?: (chance: Random) => Setting;
  /** The first trick that may be taken, 1 to 10, is drawn up to this one; lower finds sooner what happens early. */
  readonly startBy?: number;
  /** No trick before this one is taken. */
  readonly startAt?: number;
  /** What has to be so once a card is led; where that settles much, it spares playing the answers. */
  readonly passes?: (led: Following) => boolean;
  /** How often a Potion is kept for later, 0 to 1. */
  readonly thrift?: number;
}

/** A trick as wanted, found in a round played by lot. Refuses (throws) what does not come up in many rounds. */
export function findTrick(
  chance: Random,
  wants: (trick: PlayedTrick) => boolean,
  { setting = anySetting, startAt = 1, startBy = 7, passes = () => true, thrift }: Search = {},
): PlayedTrick {
  for (let round = 0; round < PATIENCE; round++) {
    let state: State = firstLead(setting(chance), chance);
    const start = startAt + Math.floor(chance() * (startBy - startAt + 1));
    while (state.phase === 'lead' && state.tricks.length + 1 < start + LOOKED_AT) {
      if (state.tricks.length + 1 >= start) {
        for (const trick of tricksFrom(state, passes, chance)) if (wants(trick)) return trick;
      }
      state = anyTrick(state, chance, thrift).after;
    }
  }
  throw new Error(`Nothing of the kind came up in ${PATIENCE} rounds`);
}

/** The ninth trick of a round, in which each has a single card left to give. */
export const NINTH = { startAt: 9, startBy: 9 } as const;
/** The tenth trick of a round, which moves the marker; mostly without a Potion, for the question is another one. */
export const LAST = { startAt: 10, startBy: 10, thrift: 0.2 } as const;

export function cites({ events }: PlayedTrick, rule: RuleId): boolean {
  return events.some((event) => event.rule === rule);
}

/** The event of a type, where the trick brought one about. */
export function eventOf<T extends Event['type']>(
  { events }: Pick<PlayedTrick, 'events'>,
  type: T,
): Extract<Event, { readonly type: T }> | undefined {
  return events.find((event): event is Extract<Event, { readonly type: T }> => event.type === type);
}

/** The card is led already, and the answer to it is what the question speaks of. */
export function asAnswered({ led, follow, rest }: PlayedTrick) {
  return {
    viewer: 'all',
    before: led,
    proposed: [follow],
    proof: [follow, ...rest],
  } as const;
}

/** Nothing is played yet: the question speaks of both cards. */
export function asPlanned({ before, lead, follow, rest }: PlayedTrick) {
  return { viewer: 'all', before, proposed: [lead, follow], proof: [lead, follow, ...rest] } as const;
}
