import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bySeat, other, SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { SWITCHES, type Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Action, InRound, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick, shuffle, type Random } from '#kit/random';
import { frozen } from '../../deep-freeze.ts';

/** What holds in every game, whatever is dealt and whoever plays what. */

const GAMES = 10_000;
/** The same games on every run; another seed tries others. */
const SEED = 20_261_121;

const TABLES: readonly Rulings[] = SWITCHES['led-potion'].flatMap((ledPotion) =>
  SWITCHES['return-match'].map((returnMatch) => ({ 'led-potion': ledPotion, 'return-match': returnMatch })),
);

/** One action, and what came of it. */
interface Move {
  readonly before: State;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

/** A game dealt by one seed and played by another, action by action. */
function* moves(rulings: Rulings, deals: number, choices: number): Generator<Move> {
  const [dealer, player] = [seededRandom(deals), seededRandom(choices)];
  let before: State = frozen(jekyllVsHyde.start(rulings));
  for (let next = jekyllVsHyde.toAct(before); next.length > 0; next = jekyllVsHyde.toAct(before)) {
    const action = next[0] === 'dealer' ? jekyllVsHyde.deal(before, dealer) : choice(before, player);
    const { state: after, events } = frozen(jekyllVsHyde.apply(before, frozen(action)));
    yield { before, action, after, events };
    before = after;
  }
}

/** Any legal action. In the preparation any cards, until they may be given: to list all 240 gifts takes its time. */
function choice(state: State, luck: Random): Action {
  if (state.phase !== 'preparation') return pick(jekyllVsHyde.legal(state), luck);
  const by = state.chosen.jekyll === null && (state.chosen.hyde !== null || luck() < 0.5) ? 'jekyll' : 'hyde';
  for (;;) {
    const cards = shuffle(state.hands[by], luck).slice(0, state.round);
    const give: Action = { type: 'exchange', by, cards };
    if (jekyllVsHyde.judge(state, give).length === 0) return give;
  }
}

// --------------------------------------------------------------------------------------------------- the laws

type Law = (move: Move) => boolean;

const LAWS: Readonly<Record<string, Law>> = {
  'Each of the 25 cards is somewhere, and only once': ({ after }) => {
    if (!inRound(after)) return true;
    const cards = everywhere(after);
    return cards.length === 25 && new Set(cards).size === 25;
  },

  'Cards that are laid down are still held by the one who gives them': ({ after }) =>
    !('chosen' in after) ||
    SEATS.every((seat) => (after.chosen[seat] ?? []).every((card) => after.hands[seat].includes(card))),

  'Both hold as many cards as there are tricks to come; to a trick they play one each': ({ after }) => {
    if (!inRound(after)) return true;
    const left = 10 - after.tricks.length;
    return SEATS.every((seat) => {
      const played = after.phase === 'greed' || (after.phase === 'follow' && after.leader === seat);
      return after.hands[seat].length === (played ? left - 1 : left);
    });
  },

  'The five cards set aside stay aside until the next deal': ({ before, after }) =>
    !inRound(after) ||
    (after.setAside.length === 5 && (!inRound(before) || isDeepStrictEqual(after.setAside, before.setAside))),

  'Every trick has one winner, and was won by one of its two cards over the other': ({ events }) => {
    const awards = eventsOf(events, 'awarded');
    const wins = eventsOf(events, 'won');
    return (
      wins.length === awards.length &&
      wins.every((won, at) => won.card !== won.beats && awards[at]?.by === won.by)
    );
  },

  'A finished round has ten tricks, and each belongs to somebody': ({ after }) => {
    if (inRound(after)) return true;
    const tricks = tricksIn(after);
    const { jekyll, hyde } = owned(tricks);
    return after.finished === null || (tricks.length === 10 && jekyll + hyde === 10);
  },

  'Tricks won are what is awarded: one more, and by Pride one that changes hands': ({
    before,
    after,
    events,
  }) => {
    const [was, is] = [owned(tricksIn(before)), owned(tricksIn(after))];
    return eventsOf(events, 'awarded').every(({ by, trick, tricks }) => {
      const stolen = eventsOf(events, 'took-trick').filter((taken) => taken.by === by).length;
      return (
        trick === tricksIn(before).length + 1 &&
        isDeepStrictEqual(tricks, is) &&
        is[by] === was[by] + 1 + stolen &&
        is[other(by)] === was[other(by)] - stolen
      );
    });
  },

  'The gap is even, and is the difference of the tricks that belong to each': ({ after, events }) => {
    const { jekyll, hyde } = owned(tricksIn(after));
    return eventsOf(events, 'gap').every(({ gap }) => gap % 2 === 0 && gap === Math.abs(jekyll - hyde));
  },

  'The marker moves by the gap at the end of a round, never back and never off the track': ({
    before,
    after,
    events,
  }) => {
    const [end] = eventsOf(events, 'gap');
    if (end === undefined) return after.marker === before.marker;
    const to = Math.min(10, before.marker + end.gap);
    const roles = eventsOf(events, 'roles-change').length > 0;
    return end.from === before.marker && end.to === to && after.marker === (roles ? 0 : to);
  },

  'The marker stands on an even position': ({ after: { marker } }) => [0, 2, 4, 6, 8, 10].includes(marker),

  'The first trick is led by Jekyll in round 1, later by the side on which the marker stands': ({
    before,
    after,
  }) =>
    after.phase !== 'lead' ||
    before.phase !== 'preparation' ||
    after.leader === (after.round === 1 || after.marker < 5 ? 'jekyll' : 'hyde'),

  'Whoever won the last trick leads the next, also when it has been taken away since': ({ after }) => {
    if (after.phase !== 'lead') return true;
    const last = after.tricks.at(-1);
    return last === undefined || after.leader === last.winner;
  },

  'The ranking has no token, one, or all three, each suit once': ({ after }) => {
    const ranking = rankingOf(after);
    return [0, 1, 3].includes(ranking.length) && new Set(ranking).size === ranking.length;
  },

  'A token stays where it lies until Wrath clears the board': ({ before, after, events }) => {
    if (!inRound(before)) return true;
    if (eventsOf(events, 'cleared').length > 0) return rankingOf(after).length === 0;
    return before.ranking.every((suit, at) => rankingOf(after)[at] === suit);
  },

  'A new token is where its event says, while no effect clears the board': ({ after, events }) =>
    eventsOf(events, 'cleared').length > 0 ||
    eventsOf(events, 'token').every(
      ({ suit, place }) => rankingOf(after).indexOf(suit) === ['lowest', 'middle', 'highest'].indexOf(place),
    ),

  'What is exchanged changes hands: two sets of the same size': ({ before, after, events }) =>
    eventsOf(events, 'exchanged').every(
      ({ given }) =>
        given.jekyll.length === given.hyde.length &&
        SEATS.every((seat) =>
          given[seat].every(
            (card) => handOf(before, seat).includes(card) && !handOf(after, seat).includes(card),
          ),
        ) &&
        (!inRound(after) ||
          SEATS.every((seat) => given[seat].every((card) => after.hands[other(seat)].includes(card)))),
    ),

  'In the preparation each gives as many cards as the number of the round': ({ before, events }) =>
    before.phase !== 'preparation' || eventsOf(events, 'chosen').every(({ count }) => count === before.round),

  'Greed exchanges two cards, or as many as are left; in trick 10 there is nothing to exchange': ({
    after,
    events,
  }) => {
    const held = after.phase === 'greed' ? after.hands.jekyll.length : 0;
    return (
      eventsOf(events, 'greed-due').every(({ count }) => count === Math.min(2, held) && count > 0) &&
      (eventsOf(events, 'greed-nothing').length === 0 || tricksIn(after).length === 10)
    );
  },

  'Hyde wins at once where the marker reaches the end; Jekyll wins after the third round': ({
    before,
    events,
  }) => {
    const [end] = eventsOf(events, 'gap');
    const by =
      end === undefined ? undefined : end.to === 10 ? 'hyde' : before.round === 3 ? 'jekyll' : undefined;
    return eventsOf(events, 'game-won')[0]?.by === by;
  },

  'A game is over when it is won; in a return match, when the second one is': ({ before, after, events }) => {
    const won = eventsOf(events, 'game-won').length > 0;
    const second = before.rulings['return-match'] === 'off' || before.match.game === 2;
    return (after.phase === 'over') === (won && second);
  },
};

function inRound(state: State): state is InRound {
  return state.phase !== 'deal' && state.phase !== 'over';
}

/** All cards of a round, wherever they are. Cards laid down for an exchange are still in the hands. */
function everywhere(state: InRound): readonly Card[] {
  const table = 'led' in state ? [state.led.card, ...('followed' in state ? [state.followed] : [])] : [];
  const tricks = state.tricks.flatMap(({ led, followed }) => [led.card, followed]);
  return [...state.hands.jekyll, ...state.hands.hyde, ...state.setAside, ...table, ...tricks];
}

function tricksIn(state: State): readonly Trick[] {
  return inRound(state) ? state.tricks : (state.finished?.tricks ?? []);
}

function rankingOf(state: State) {
  return inRound(state) ? state.ranking : (state.finished?.ranking ?? []);
}

function handOf(state: State, seat: 'jekyll' | 'hyde'): readonly Card[] {
  return inRound(state) ? state.hands[seat] : [];
}

function owned(tricks: readonly Trick[]) {
  return bySeat((seat) => tricks.filter(({ owner }) => owner === seat).length);
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function eventsOf<T extends Event['type']>(events: readonly Event[], type: T): readonly EventOf<T>[] {
  const found: EventOf<T>[] = [];
  for (const event of events) if (isOf(event, type)) found.push(event);
  return found;
}

function isOf<T extends Event['type']>(event: Event, type: T): event is EventOf<T> {
  return event.type === type;
}

// -------------------------------------------------------------------------------------------------- the games

/** The first breach of each law that is broken, and every type of event that happened. */
interface Findings {
  readonly games: number;
  readonly breaches: ReadonlyMap<string, Move>;
  readonly seen: ReadonlySet<string>;
}

function playAll(rulings: Rulings): Findings {
  const breaches = new Map<string, Move>();
  const seen = new Set<string>();
  let games = 0;
  const laws = Object.entries(LAWS);
  const game = fc.property(fc.integer(), fc.integer(), (deals, choices) => {
    for (const move of moves(rulings, deals, choices)) {
      for (const [sentence, keeps] of laws) {
        if (!breaches.has(sentence) && !keeps(move)) breaches.set(sentence, move);
      }
      for (const { type } of move.events) {
        seen.add(type);
        if (type === 'game-won') games += 1;
      }
    }
  });
  const gamesInMatch = rulings['return-match'] === 'on' ? 2 : 1;
  fc.assert(game, { seed: SEED, numRuns: GAMES / TABLES.length / gamesInMatch });
  return { games, breaches, seen };
}

describe.each(TABLES)('Games with led-potion $led-potion, return-match $return-match', (rulings) => {
  let found: Findings = { games: 0, breaches: new Map(), seen: new Set() };
  beforeAll(() => {
    found = playAll(rulings);
  }, 600_000);

  test('As many have been played as were to be, to their end', () => {
    expect(found.games).toBe(GAMES / TABLES.length);
  });

  test.each(Object.keys(LAWS))('%s', (sentence) => {
    expect(found.breaches.get(sentence)).toBeUndefined();
  });

  test('What the laws speak of has happened, so that none holds for want of an occasion', () => {
    const happenings: readonly Event['type'][] = [
      'took-trick', 'nothing-to-take', 'cleared', 'greed-due', 'greed-nothing', 'potions-cancel', 'exchanged', 'game-won',
    ]; // prettier-ignore
    expect(happenings.filter((type) => !found.seen.has(type))).toEqual([]);
    expect(found.seen.has('match-decided')).toBe(rulings['return-match'] === 'on');
  });
});
