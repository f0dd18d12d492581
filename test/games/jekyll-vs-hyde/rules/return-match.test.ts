import { describe, expect, test } from 'vitest';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { matchWinner, type Needed } from '#games/jekyll-vs-hyde/rules/return-match';
import { RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { START } from '#games/jekyll-vs-hyde/rules/track';
import { chapter } from './describe-rulebook-chapter.ts';
import { randomGame } from './random-game.ts';
import { cards, game, roundOf, roundsOf, span, type Play } from './table.ts';

const MATCH = game({ 'return-match': 'on' });
const NEEDED = [1, 2, 3, 'never'] as const;
/** Tricks for Jekyll, round by round, by which Hyde needs so many rounds. */
const TRICKS: Readonly<Record<Needed, readonly number[]>> = {
  1: [10],
  2: [5, 0],
  3: [7, 3, 6],
  never: [5, 6, 5],
};

/** A game of the match in which Hyde needs so many rounds. */
const gameOf = (before: Play, needed: Needed) => roundsOf(before, ...TRICKS[needed]);

chapter('match', {
  'roles-change': () => {
    test('it is a variant: without it a game ends with its winner', () => {
      expect(game().state.rulings['return-match']).toBe('off');
      for (const needed of NEEDED) {
        const over = gameOf(game(), needed);
        expect(over.state.phase).toBe('over');
        expect(over.rules).not.toContain('roles-change');
      }
    });

    test('the ruling is one that a table chooses, and both its readings have a source', () => {
      const { effect, readings } = RULINGS['return-match'];
      expect(effect).toBe('play');
      expect(readings.map(({ id }) => id)).toEqual(SWITCHES['return-match']);
      for (const { sources } of readings) expect(sources).not.toEqual([]);
    });

    describe.each(NEEDED)('Hyde needs so many rounds: %s', (needed) => {
      const second = gameOf(MATCH, needed);

      test('the first game has its winner, then the players change roles', () => {
        const [won, change] = second.events.slice(-2);
        expect(won).toMatchObject({ type: 'game-won', by: needed === 'never' ? 'jekyll' : 'hyde' });
        expect(change).toEqual({ type: 'roles-change', rule: 'roles-change', needed });
      });

      test('the second game begins like the first: round 1, the marker with Jekyll, a deal', () => {
        expect(second.in('deal')).toMatchObject({
          match: { game: 2, needed },
          round: 1,
          marker: START,
          rulings: MATCH.state.rulings,
        });
        expect(toAct(second.state)).toEqual(['dealer']);
      });

      test('the last round of the first game lies there until the deal', () => {
        const round = needed === 'never' ? 3 : needed;
        expect(second.in('deal').finished).toMatchObject({ game: 1, round });
        expect(second.tricks).toHaveLength(10);
        expect(second.deals('W1-7 G1-3', 'P1-7 G4-6').tricks).toEqual([]);
      });
    });

    test('in the second game one card is given again, and Jekyll leads', () => {
      const begun = gameOf(MATCH, 3).deals('W1-7 G1-3', 'P1-7 G4-6').exchange('W1', 'P1');
      expect(begun.in('lead').leader).toBe('jekyll');
    });

    test('in the first game another round follows as ever', () => {
      const next = roundOf(MATCH, 8);
      expect(next.rules).toContain('next-round');
      expect(next.in('deal')).toMatchObject({ match: { game: 1 }, round: 2, marker: 6 });
    });

    test('in the second game rounds follow each other too, and it stays the second', () => {
      const next = roundOf(gameOf(MATCH, 2), 8);
      expect(next.in('deal')).toMatchObject({ match: { game: 2, needed: 2 }, round: 2, marker: 6 });
      expect(next.deals('W1-7 G1-3', 'P1-7 G4-6').in('preparation').match).toEqual({ game: 2, needed: 2 });
      expect(next.in('deal').finished).toMatchObject({ game: 2, round: 1 });
    });

    test('roles change once: every match has two games, whatever is played', () => {
      for (const seed of span(1, 40)) {
        const events = randomGame(seed, { 'return-match': 'on' }).flatMap(({ events }) => events);
        const ends = events
          .map(({ type }) => type)
          .filter((type) => ['game-won', 'roles-change', 'match-decided'].includes(type));
        expect(ends).toEqual(['game-won', 'roles-change', 'game-won', 'match-decided']);
      }
    });
  },

  'fewer-rounds': () => {
    // Seats are roles of the second game: its Hyde was Jekyll in the first, so `jekyll` is the first game's Hyde.
    const table = [
      [1, 1, 'draw'],
      [1, 2, 'jekyll'],
      [1, 3, 'jekyll'],
      [1, 'never', 'jekyll'],
      [2, 1, 'hyde'],
      [2, 2, 'draw'],
      [2, 3, 'jekyll'],
      [2, 'never', 'jekyll'],
      [3, 1, 'hyde'],
      [3, 2, 'hyde'],
      [3, 3, 'draw'],
      [3, 'never', 'jekyll'],
      ['never', 1, 'hyde'],
      ['never', 2, 'hyde'],
      ['never', 3, 'hyde'],
      ['never', 'never', 'draw'],
    ] as const;

    test.each(table)('the first Hyde needs %s, the second %s: %s', (first, second, winner) => {
      expect(matchWinner(first, second)).toBe(winner);
      const over = gameOf(gameOf(MATCH, first), second);
      expect(over.event('match-decided')).toEqual({
        type: 'match-decided',
        rule: 'fewer-rounds',
        needed: [first, second],
        winner,
      });
      expect(over.in('over')).toMatchObject({ winner, match: { game: 2, needed: first } });
    });

    test('all that can happen stands in the table', () => {
      const pairs = NEEDED.flatMap((first) => NEEDED.map((second) => [first, second]));
      expect(table.map(([first, second]) => [first, second])).toEqual(pairs);
    });

    test('it makes no difference in which order the players are Hyde', () => {
      const turned = { jekyll: 'hyde', hyde: 'jekyll', draw: 'draw' } as const;
      for (const [first, second, winner] of table) expect(matchWinner(second, first)).toBe(turned[winner]);
    });

    test('the second game is won by a role, the match by a player', () => {
      // The second Hyde wins the game in round 2, but the first needed only one.
      const over = gameOf(gameOf(MATCH, 1), 2);
      expect(over.event('game-won').by).toBe('hyde');
      expect(over.in('over').winner).toBe('jekyll');
    });

    test('after that nothing is dealt any more', () => {
      const over = gameOf(gameOf(MATCH, 'never'), 'never');
      expect(over.refusals({ type: 'deal', jekyll: cards('W1-7 G1-3'), hyde: cards('P1-7 G4-6') })).toEqual([
        { type: 'game-over', rule: 'game-over', winner: 'draw' },
      ]);
    });
  },
});
