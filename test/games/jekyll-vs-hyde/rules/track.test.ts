import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import {
  advance,
  END,
  gameWinner,
  gap,
  progression,
  remarkableEnds,
  sideOf,
  START,
} from '#games/jekyll-vs-hyde/rules/track';
import { chapter } from './describe-rulebook-chapter.ts';
import { randomGame } from './random-game.ts';
import { cards, follow, game, gives, lead, roundOf, roundsOf, span } from './table.ts';

const JEKYLL = 'W1-7 G1-3';
const HYDE = 'P1-7 G4-6';

/** The tricks that Jekyll takes where the gap is so large: with more of them than Hyde, or with fewer. */
const tricksFor = (gap: number, more: boolean) => (more ? 5 + gap / 2 : 5 - gap / 2);
const GAPS: readonly number[] = [0, 2, 4, 6, 8, 10];
/** All three gaps that three rounds can have: 6 × 6 × 6. */
const SEQUENCES = GAPS.flatMap((first) =>
  GAPS.flatMap((second) => GAPS.map((third) => [first, second, third] as const)),
);
/** The progression of each, in which now the one and now the other has more tricks. */
const COURSES = SEQUENCES.map((gaps, index) => ({
  gaps,
  ends: progression(gaps.map((gap, round) => tricksFor(gap, (index + round) % 2 === 0))),
}));

/** In how many of the sequences that seat wins in round 1, 2 and 3. */
function endings(winner: Seat): readonly number[] {
  const ends = COURSES.flatMap(({ ends }) => ends).filter((end) => end.winner === winner);
  return span(1, 3).map((round) => ends.filter((end) => end.round === round).length);
}

chapter('track', {
  'gap-moves': () => {
    const results = [
      [0, 10, 10],
      [1, 9, 8],
      [2, 8, 6],
      [3, 7, 4],
      [4, 6, 2],
      [5, 5, 0],
      [6, 4, 2],
      [7, 3, 4],
      [8, 2, 6],
      [9, 1, 8],
      [10, 0, 10],
    ] as const;

    test.each(results)('%i tricks for Jekyll and %i for Hyde: a gap of %i', (jekyll, hyde, difference) => {
      expect(gap({ jekyll, hyde })).toBe(difference);
      expect(roundOf(game(), jekyll).event('gap')).toEqual({
        type: 'gap',
        rule: 'gap-moves',
        tricks: { jekyll, hyde },
        gap: difference,
        from: START,
        to: difference,
      });
    });

    test('the gap is even, also where tricks have been taken away', () => {
      const gaps = span(1, 100)
        .flatMap((seed) => randomGame(seed))
        .flatMap(({ events }) => events)
        .filter((event) => event.type === 'gap');
      expect(gaps.length).toBeGreaterThan(100);
      for (const { tricks, gap, from, to } of gaps) {
        expect(tricks.jekyll + tricks.hyde).toBe(10);
        expect(GAPS).toContain(gap);
        expect(to).toBe(Math.min(10, from + gap));
      }
    });

    test.each(span(0, 10).flatMap((marker) => GAPS.map((difference) => [marker, difference] as const)))(
      'from %i by %i the marker never goes back, and no further than the end',
      (marker, difference) => {
        const to = advance(marker, difference);
        expect(to).toBe(marker + difference > 10 ? 10 : marker + difference);
        expect(to).toBeGreaterThanOrEqual(marker);
      },
    );

    test('it does not matter who has more', () => {
      for (const { gaps } of COURSES) {
        const [more, fewer] = [true, false].map((more) =>
          progression(gaps.map((gap) => tricksFor(gap, more))),
        );
        expect(more).toEqual(fewer);
      }
    });

    test('in all 216 sequences the marker stands where the gaps so far bring it, until the game ends', () => {
      expect(COURSES).toHaveLength(216);
      for (const { gaps, ends } of COURSES) {
        for (const [index, end] of ends.entries()) {
          const before = gaps.slice(0, index).reduce((sum, gap) => sum + gap, 0);
          expect(end).toMatchObject({ round: index + 1, gap: gaps[index], from: before });
          expect(end.marker).toBe(Math.min(10, before + end.gap));
        }
      }
    });

    test('a game that is played goes like that', () => {
      for (const { gaps, ends } of COURSES) {
        const tricks = gaps.slice(0, ends.length).map((gap, round) => tricksFor(gap, round === 1));
        const played = roundsOf(game(), ...tricks);
        const { round, marker, winner } = ends.at(-1) ?? {};
        expect(played.in('over')).toMatchObject({ round, marker, winner });
      }
    });
  },

  'hyde-wins': () => {
    test.each([
      { tricks: [10], round: 1 },
      { tricks: [0], round: 1 },
      { tricks: [9, 6], round: 2 },
      { tricks: [2, 10], round: 2 },
      { tricks: [5, 5, 0], round: 3 },
      { tricks: [7, 3, 6], round: 3 },
    ])('after $tricks tricks for Jekyll, in round $round', ({ tricks, round }) => {
      const won = roundsOf(game(), ...tricks);
      expect(won.event('game-won')).toEqual({
        type: 'game-won',
        rule: 'hyde-wins',
        by: 'hyde',
        round,
        marker: END,
      });
      expect(won.in('over')).toMatchObject({ winner: 'hyde', round, marker: END });
    });

    test('at once: no round follows, though two were left', () => {
      expect(roundOf(game(), 10).rules).not.toContain('next-round');
    });

    test('the marker stops on the last space, however large the gap', () => {
      expect(roundsOf(game(), 9, 10).event('gap')).toMatchObject({ gap: 10, from: 8, to: 10 });
    });

    test.each([1, 2, 3] as const)('in round %i the last space decides, and no space before it', (round) => {
      expect(gameWinner(round, 10)).toBe('hyde');
      for (const marker of span(0, 9)) expect(gameWinner(round, marker)).not.toBe('hyde');
    });

    test('a track that is one step shorter ends every game in the same round', () => {
      for (const { marker, winner } of COURSES.flatMap(({ ends }) => ends)) {
        expect(marker >= 9).toBe(winner === 'hyde');
      }
    });

    test('in 36 of the 216 sequences in round 1, in 90 in round 2, in 55 in round 3', () => {
      // Halve the gaps: 0 to 5 each, the end is 5. The first alone is 5: 36 sequences. One gap below 5 leaves 30 pairs, of
      // which 15 stay below 5: the other 15 end in round 2, with 6 third gaps each. 15 × 6 are left, 35 of them stay below 5.
      expect(endings('hyde')).toEqual([36, 15 * 6, 15 * 6 - 35]);
    });
  },

  'next-round': () => {
    test.each([
      { tricks: [5], marker: 0, next: 2 },
      { tricks: [1], marker: 8, next: 2 },
      { tricks: [6, 6], marker: 4, next: 3 },
      { tricks: [1, 5], marker: 8, next: 3 },
    ])('after $tricks tricks for Jekyll, round $next', ({ tricks, marker, next }) => {
      const over = roundsOf(game(), ...tricks);
      expect(over.event('round-over')).toEqual({ type: 'round-over', rule: 'next-round', next });
      expect(over.in('deal')).toMatchObject({ round: next, marker });
      expect(toAct(over.state)).toEqual(['dealer']);
    });

    test('what the round has left lies there until the next deal', () => {
      const { finished } = roundOf(game(), 5).in('deal');
      expect(finished).toMatchObject({ game: 1, round: 1 });
      expect(finished?.tricks).toHaveLength(10);
      expect(finished?.ranking).toHaveLength(3);
    });

    test('then the tokens are off the board, nobody has a trick, and nothing is known of any exchange', () => {
      const next = roundOf(game(), 5).deals(JEKYLL, HYDE).in('preparation');
      expect(next).toMatchObject({ ranking: [], tricks: [], exchanges: [] });
    });

    test('all 25 cards are dealt from, those set aside too', () => {
      const { setAside } = game().deals(JEKYLL, HYDE).in('preparation');
      const next = roundOf(game(), 5).deals([...setAside, ...cards('W1-5')], HYDE);
      expect(next.in('preparation').setAside).toEqual(cards('W6 W7 G1-3'));
    });

    test.each(span(0, 10).map((marker) => [marker, marker < 5 ? 'jekyll' : 'hyde'] as const))(
      'a marker on %i stands on the side of %s',
      (marker, side) => {
        expect(sideOf(marker)).toBe(side);
      },
    );

    test.each([
      { tricks: [5], leader: 'jekyll' },
      { tricks: [4], leader: 'jekyll' },
      { tricks: [7], leader: 'jekyll' },
      { tricks: [2], leader: 'hyde' },
      { tricks: [9], leader: 'hyde' },
      { tricks: [6, 6], leader: 'jekyll' },
      { tricks: [6, 3], leader: 'hyde' },
      { tricks: [8, 5], leader: 'hyde' },
    ] as const)('after $tricks tricks for Jekyll, $leader leads', ({ tricks, leader }) => {
      const round = tricks.length + 1;
      const begun = roundsOf(game(), ...tricks)
        .deals(JEKYLL, HYDE)
        .exchange(cards('W1-3').slice(0, round), cards('P1-3').slice(0, round));
      expect(begun.event('leads')).toMatchObject({ rule: 'first-leader', by: leader, trick: 1, round });
      expect(begun.in('lead').leader).toBe(leader);
    });

    test('a border drawn between 4 and 5 or behind 5 gives every round the same leader', () => {
      for (const { marker, side } of COURSES.flatMap(({ ends }) => ends)) {
        expect(marker <= 5 ? 'jekyll' : 'hyde').toBe(side);
      }
    });

    test('three rounds at the most', () => {
      for (const { ends } of COURSES) {
        expect(ends.length).toBeLessThanOrEqual(3);
        for (const end of ends.slice(0, -1)) expect(end.winner).toBeNull();
        expect(ends.at(-1)?.winner).not.toBeNull();
      }
      expect(progression([5, 5, 5, 0])).toHaveLength(3);
    });
  },

  'jekyll-wins': () => {
    test.each([
      // Gaps of 2, 4 and 4, each by Jekyll’s tricks; then the same with one of them by Hyde’s.
      [[6, 7, 7], ['hyde-by-jekylls-tricks']],
      [[6, 7, 3], []],
      [[10, 0, 0], ['hyde-by-jekylls-tricks']],
      [[5, 7, 7], ['as-near-as-can-be']],
      [[5, 7, 6], []],
      // Hyde’s side begins at 5: a gap of 6 brings the lead at once.
      [[2, 5, 5], ['jekyll-though-hyde-leads']],
      [
        [8, 6, 5],
        ['jekyll-though-hyde-leads', 'as-near-as-can-be'],
      ],
      [[6, 6], []],
      [[], []],
    ] as const)('tricks of Jekyll %j end a game on which there is to remark: %j', (tricks, remarks) => {
      expect(remarkableEnds(tricks)).toEqual(remarks);
    });

    test.each([
      { tricks: [5, 5, 5], marker: 0 },
      { tricks: [6, 4, 6], marker: 6 },
      { tricks: [1, 5, 5], marker: 8 },
    ])('after $tricks tricks for Jekyll, with the marker on $marker', ({ tricks, marker }) => {
      const won = roundsOf(game(), ...tricks);
      expect(won.event('game-won')).toEqual({
        type: 'game-won',
        rule: 'jekyll-wins',
        by: 'jekyll',
        round: 3,
        marker,
      });
      expect(won.in('over')).toMatchObject({ winner: 'jekyll', round: 3, marker });
    });

    test('never before the third round, wherever the marker stands', () => {
      for (const marker of span(0, 9)) {
        expect(gameWinner(1, marker)).toBeNull();
        expect(gameWinner(2, marker)).toBeNull();
        expect(gameWinner(3, marker)).toBe('jekyll');
      }
    });

    test('in 35 of the 216 sequences', () => {
      // Three halved gaps of 4 at most in all: four things and two dividers, 7 over 3.
      expect(endings('jekyll')).toEqual([0, 0, 35]);
    });
  },

  'game-over': () => {
    const over = [
      { how: 'in round 1', play: roundsOf(game(), 10), winner: 'hyde' },
      { how: 'in round 3', play: roundsOf(game(), 7, 3, 4), winner: 'hyde' },
      { how: 'in round 3', play: roundsOf(game(), 5, 5, 5), winner: 'jekyll' },
      {
        how: 'in a return match that nobody wins',
        play: roundsOf(game({ 'return-match': 'on' }), 10, 10),
        winner: 'draw',
      },
    ] as const;
    const actions: readonly Action[] = [
      { type: 'deal', jekyll: cards(JEKYLL), hyde: cards(HYDE) },
      ...SEATS.flatMap((by) => [gives(by, 'W1'), gives(by, []), lead(by, 'W1'), follow(by, 'W1')]),
      lead('jekyll', '2+ wrath'),
    ];

    describe.each(over)('$winner, $how', ({ play, winner }) => {
      test.each(actions)('%j is refused', (action) => {
        expect(play.refusals(action)).toEqual([{ type: 'game-over', rule: 'game-over', winner }]);
        expect(() => apply(play.state, action)).toThrow('game-over');
      });

      test('nobody is to act, and there is nothing to do', () => {
        expect(toAct(play.state)).toEqual([]);
        expect(legal(play.state)).toEqual([]);
      });
    });
  },
});
