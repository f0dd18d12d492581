import { expect, test } from 'vitest';
import { runs } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { adapter } from '#games/jekyll-vs-hyde/widgets/sandbox/sandbox-adapter.tsx';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { toJudge } from '#games/jekyll-vs-hyde/widgets/sandbox/who-is-to-do-what-sentence';
import { boardOf, framesOf, shownFrame } from '#replays/board/sandbox-board';
import { words } from '#said/jekyll-vs-hyde/sandbox-first-view';
import { casebook } from '../casebook/casebook.ts';

/** The line below the table says who led and what decided: the list of all that came of a move may be longer than its room. */
test.each([
  [
    'same-number',
    'Jekyll led. Wrath 4 beats Greed 4: the suits rank Greed < Wrath < Pride. Jekyll wins the trick.',
  ],
  [
    'both-of-one-suit',
    'Jekyll led. Greed 5 beats Greed 3: one suit, the higher number. Jekyll wins the trick.',
  ],
])('A trick is said with what decided it: %s', (name, said) => {
  const found = casebook.find(({ id }) => id === name);
  if (found === undefined) throw new Error('The case is gone');
  const [run] = runs(found.data);
  expect(adapter.words.outcome(run.positions.at(-1)?.context.events ?? [])).toBe(said);
});

test('While cards are laid it is said that a card has to be played for a verdict, where there is one to play', () => {
  const said = (setup: Partial<typeof positions.empty>) => {
    const board = boardOf(positions, { setup: { ...positions.empty, ...setup }, moves: [] });
    return toJudge(shownFrame(framesOf(positions, board), board.path).position.context.state);
  };
  expect(said({ leader: 'jekyll', hands: { jekyll: ['W4'], hyde: ['G4'] } })).toBe(words.toJudge.play);
  expect(said({ leader: 'jekyll', hands: { jekyll: [], hyde: ['G4'] } })).toBe(null);
  expect(words.toJudge.play).toMatch(/play a card/);
});

test('While cards are laid it is said at once how many of them may answer the card that was led', () => {
  const said = (hyde: readonly Card[]) => {
    const setup = {
      ...positions.empty,
      leader: 'jekyll' as const,
      hands: { jekyll: ['W4', 'P1'] as const, hyde },
    };
    const moves = [{ type: 'lead' as const, by: 'jekyll' as const, card: 'W4' as const }];
    const board = boardOf(positions, { setup, moves });
    return toJudge(shownFrame(framesOf(positions, board), board.path).position.context.state);
  };
  expect(said(['W1', '2+', 'G4'])).toBe(words.mayAnswer(2, 3));
  expect(said(['G4', 'G5'])).toBe(words.mayAnswer(2, 2));
  expect(words.mayAnswer(2, 3)).toBe('2 of 3 cards may be played, after “Done”.');
  expect(words.mayAnswer(2, 2)).toBe('Any card may be played, after “Done”.');
});
