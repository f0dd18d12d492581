import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import {
  CARDS,
  POTIONS,
  SEATS,
  SUITS,
  bySeat,
  isPotion,
  other,
  sorted,
  without,
  type BySeat,
  type Card,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { proofGame } from '#games/jekyll-vs-hyde/reachability/proof-game';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { unreachableReasons } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import { setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import { positionOf, questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { SWITCHES, type Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { setupOf, stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, Round } from '#games/jekyll-vs-hyde/rules/state';
import { sideOf } from '#games/jekyll-vs-hyde/rules/track';
import { seededRandom, pick, shuffle, type Random } from '#kit/random';

/** The judge of positions against the rules: what it calls possible is played, what it calls impossible is looked for. */

const TABLES: readonly Rulings[] = SWITCHES['led-potion'].flatMap((ledPotion) =>
  SWITCHES['return-match'].map((returnMatch) => ({ 'led-potion': ledPotion, 'return-match': returnMatch })),
);

/** The rankings there can be. */
const RANKINGS: readonly (readonly Suit[])[] = [
  [],
  ...SUITS.map((suit) => [suit]),
  ...SUITS.flatMap((low) =>
    others(low).map((middle) => [low, middle, ...others(low).filter((suit) => suit !== middle)]),
  ),
];

function others(suit: Suit): readonly Suit[] {
  return SUITS.filter((each) => each !== suit);
}

/** Setups of games by lot. */
function* setups(seed: number): Generator<Setup> {
  for (const { state } of randomGame(start(TABLES[seed % TABLES.length]), seededRandom(seed))) {
    if (state.phase === 'lead' || state.phase === 'preparation' || state.phase === 'deal')
      yield questionOf(state).setup;
  }
}

/** The setup with something changed: other tokens, other tricks, the other leader, other cards aside, or all cards shuffled. */
function changed(setup: Setup, luck: Random): Setup {
  const { hands, won, leader } = setup;
  if (leader === null) return setup;
  const [held, tricks] = [hands.jekyll.length, won.jekyll + won.hyde];
  const jekyll = Math.floor(luck() * (tricks + 1));
  const deck = shuffle(CARDS, luck);
  const elsewhere = shuffle(without(CARDS, [...hands.jekyll, ...hands.hyde]), luck);
  return {
    ...setup,
    ...pick<Partial<Setup>>(
      [
        { ranking: pick(RANKINGS, luck) },
        { won: { jekyll, hyde: tricks - jekyll } },
        { leader: other(leader) },
        { setAside: sorted(elsewhere.slice(0, 5)) },
        {
          hands: { jekyll: sorted(deck.slice(0, held)), hyde: sorted(deck.slice(held, 2 * held)) },
          setAside: sorted(deck.slice(-5)),
        },
      ],
      luck,
    ),
  };
}

const link = (setup: Setup) => writeQuestion({ setup, moves: [] });
const written = (setup: Setup) =>
  JSON.stringify(Object.entries(setup).toSorted(([a], [b]) => (a < b ? -1 : 1)));

// --------------------------------------------------------------------------------------------------- possible ones

/** Plays the game that is said to lead to a setup. */
function playTo(setup: Setup): 'played' | 'not shown' {
  const moves = proofGame(setup);
  if (moves === null) return 'not shown';
  const end = positionOf({ setup: setupOf(start(setup.rulings)), moves });
  if (!end.ok) expect.fail(`${link(setup)}: move ${end.problem.move} is refused`);
  const { phase } = end.value;
  if (phase !== 'deal' && phase !== 'preparation' && phase !== 'lead')
    expect.fail(`${link(setup)}: ends in ${phase}`);
  const { setAside } = setupOf(end.value);
  expect(written(setupOf(end.value)), link(setup)).toBe(
    written(setup.setAside ? setup : { ...setup, setAside }),
  );
  return 'played';
}

describe('A position that is called possible', () => {
  const luck = seededRandom(1);
  const some = Array.from({ length: 60 }, (_, seed) => Array.from(setups(seed)))
    .flat()
    .filter(() => luck() < 0.3);

  test('has come up in a game: a game is found that leads to it', () => {
    expect(some.map(playTo).filter((outcome) => outcome === 'not shown')).toEqual([]);
  });

  test('can be one that nobody has played, and nearly always a game is found that leads to it', () => {
    const others = some.flatMap((setup) => Array.from({ length: 3 }, () => changed(setup, luck)));
    const possible = others.filter((setup) => unreachableReasons(setup).length === 0);
    expect(possible.length).toBeGreaterThan(others.length / 2);
    const shown = possible.filter((setup) => playTo(setup) === 'played');
    expect(shown.length).toBeGreaterThan(0.995 * possible.length);
  });

  test('may leave open what lies aside: a game is found all the same', () => {
    const others = some.map((setup) => ({ ...setup, setAside: null }));
    expect(others.map(playTo).filter((outcome) => outcome === 'not shown').length).toBeLessThan(
      0.01 * others.length,
    );
  });
});

// ------------------------------------------------------------------------------------------------- impossible ones

/**
 * Whether a game leads to a setup, found out the long way: every table there can have been a trick before, every trick played on
 * from it by the rules, and so on back to the preparation. Takes long after a few tricks.
 */
function comesUp(setup: Setup): boolean {
  const tricks = setup.won.jekyll + setup.won.hyde;
  if (tricks === 0) return begins(setup);
  const gone = without(CARDS, [...setup.hands.jekyll, ...setup.hands.hyde, ...(setup.setAside ?? [])]);
  return gone.some((ofJekyll) =>
    gone.some((ofHyde) => {
      if (ofJekyll === ofHyde) return false;
      const played = { jekyll: ofJekyll, hyde: ofHyde };
      return handsBefore(setup, played).some((hands) =>
        earlier(setup, hands).some((before) => leadsTo(before, played, setup) && comesUp(before)),
      );
    }),
  );
}

/** The hands before two cards were played: as they are, or with what an exchange can have moved. */
function handsBefore({ hands }: Setup, played: BySeat<Card>): readonly BySeat<readonly Card[]>[] {
  const both = [played.jekyll, played.hyde];
  const greed = both.some(isPotion) && both.some((card) => card.startsWith('G'));
  const count = greed ? Math.min(2, hands.jekyll.length) : 0;
  return setsOf(hands.jekyll, count).flatMap((toJekyll) =>
    setsOf(hands.hyde, count).map((toHyde) => ({
      jekyll: sorted([...without(hands.jekyll, toJekyll), ...toHyde, played.jekyll]),
      hyde: sorted([...without(hands.hyde, toHyde), ...toJekyll, played.hyde]),
    })),
  );
}

/** Whatever may have lain on the table a trick before, with these hands. */
function earlier(setup: Setup, hands: Setup['hands']): readonly Setup[] {
  const tricks = setup.won.jekyll + setup.won.hyde - 1;
  return RANKINGS.flatMap((ranking) =>
    SEATS.flatMap((leader) =>
      Array.from({ length: tricks + 1 }, (_, jekyll) => ({
        ...setup,
        hands,
        ranking,
        leader,
        won: { jekyll, hyde: tricks - jekyll },
      })).filter(({ won }) =>
        tricks === 0 ? ranking.length === 0 && leader === sideOf(setup.marker) : won[leader] > 0,
      ),
    ),
  );
}

/** Whether playing these cards, and exchanging what has changed hands, leads from one setup to another. */
function leadsTo(before: Setup, played: BySeat<Card>, after: Setup): boolean {
  const table = stateOf(before);
  return legal(table)
    .filter((action) => action.type === 'lead' && action.card === played[action.by])
    .some((lead) => {
      const led = apply(table, lead).state;
      const follow = legal(led).find(
        (action) => action.type === 'follow' && action.card === played[action.by],
      );
      if (follow === undefined) return false;
      let { state } = apply(led, follow);
      for (const by of SEATS) {
        if (state.phase !== 'greed') break;
        const cards = state.hands[by].filter((card) => after.hands[other(by)].includes(card));
        const give: Action = { type: 'exchange', by, cards };
        if (judge(state, give).length > 0) return false;
        ({ state } = apply(state, give));
      }
      return state.phase === 'lead' && written(setupOf(state)) === written(after);
    });
}

/** Whether a preparation can have led to a first lead. */
function begins({ round, marker, leader, hands, ranking }: Setup): boolean {
  const potions = bySeat((seat) => hands[seat].filter(isPotion).length);
  return ranking.length === 0 && leader === sideOf(marker) && canBeHeld(round, potions.jekyll, potions.hyde);
}

const HELD = new Map<string, boolean>();

/** Whether a preparation leaves so many Potions: all gifts are tried, which ones does not matter. */
function canBeHeld(round: Round, jekyll: number, hyde: number): boolean {
  const key = `${round} ${jekyll} ${hyde}`;
  const known = HELD.get(key);
  if (known !== undefined) return known;
  const evil = without(CARDS, POTIONS);
  const hands = {
    jekyll: [...POTIONS.slice(0, jekyll), ...evil.slice(0, 10 - jekyll)],
    hyde: [...POTIONS.slice(jekyll, jekyll + hyde), ...evil.slice(10 - jekyll, 20 - jekyll - hyde)],
  };
  const found = setsOf(hands.hyde, round).some((byJekyll) =>
    setsOf(hands.jekyll, round).some((byHyde) => {
      const deal: Action = {
        type: 'deal',
        jekyll: [...without(hands.jekyll, byHyde), ...byJekyll],
        hyde: [...without(hands.hyde, byJekyll), ...byHyde],
      };
      const dealt = apply({ ...start(), round }, deal).state;
      return (
        judge(dealt, { type: 'exchange', by: 'jekyll', cards: byJekyll }).length === 0 &&
        judge(dealt, { type: 'exchange', by: 'hyde', cards: byHyde }).length === 0
      );
    }),
  );
  HELD.set(key, found);
  return found;
}

/** Setups like those of games, with something changed and all five cards aside known, after so many tricks. */
function changedAfter(tricks: number, count: number, seed: number): readonly Setup[] {
  const luck = seededRandom(seed);
  const found: Setup[] = [];
  for (let game = seed; found.length < count; game += 1) {
    for (const setup of setups(game)) {
      if (setup.leader === null || setup.won.jekyll + setup.won.hyde !== tricks) continue;
      found.push(changed(setup, luck));
    }
  }
  return found;
}

describe('A position is called impossible', () => {
  test.for([
    ['before the first lead', 0, 400],
    ['after one trick', 1, 200],
    ['after two tricks', 2, 15],
  ] as const)('just where no game leads to it, %s', ([, tricks, count]) => {
    const verdicts = changedAfter(tricks, count, 1).map((setup) => {
      const can = comesUp(setup);
      expect(unreachableReasons(setup).length === 0, link(setup)).toBe(can);
      return can;
    });
    expect(verdicts).toContain(true);
    expect(verdicts).toContain(false);
  });
});
