import { expect, test } from 'vitest';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { words } from '#said/jekyll-vs-hyde/picture';
import { firstTrick, game, gives, type Play } from '../games/jekyll-vs-hyde/rules/table.ts';

const DEALT = game().deals('W1-7 G1-3', 'P1-7 G4-6');
/** Hyde knows of the Wrath 1 in the other hand, having given it. */
const POTION = firstTrick('W1-7 G1-2 5+', 'P1-7 G4-6').leads('5+ wrath');

test.each<readonly [string, Play, string, string]>([
  ['before the deal', game(), 'Round 1', 'A deal is due'],
  ['both choose', DEALT, 'Round 1, preparation', 'Jekyll and Hyde choose what to give'],
  [
    'one still chooses',
    DEALT.does(gives('hyde', 'P1')),
    'Round 1, preparation',
    'Jekyll chooses what to give',
  ],
  ['a lead', DEALT.exchange('W1', 'P1'), 'Round 1, trick 1', 'Jekyll to lead'],
  [
    'a lead after a trick, whose cards still lie there',
    firstTrick('W1-7 G1-2 5+', 'P1-7 G4-6').leads('W1').follows('P1'),
    'Round 1, after trick 1',
    'Hyde to lead',
  ],
  ['an answer', POTION, 'Round 1, trick 1', 'Hyde to follow'],
  [
    'a Greed exchange',
    POTION.follows('G4'),
    'Round 1, trick 1',
    'Jekyll and Hyde choose for the Greed exchange',
  ],
])('%s: where the game is, and who is to act', (_, play, where, turn) => {
  const seen = view(play.state, 'all');
  expect([words.where(seen), words.turn(seen)]).toEqual([where, turn]);
});

test('the description tells the whole table as it is seen, and no more', () => {
  expect(words.description(view(POTION.state, 'hyde'))).toBe(
    'Jekyll holds Wrath 1 and 8 hidden cards. ' +
      'Hyde holds Greed 4, Greed 5, Greed 6, Pride 1, Pride 2, Pride 3, Pride 4, Pride 5, Pride 6 and Pride 7. ' +
      'Jekyll leads Potion 5+, naming Wrath. No suit has a rank yet. Jekyll: 0 tricks. Hyde: 0 tricks. ' +
      'Identity Track from 0, Jekyll’s end, to 10, Hyde’s end. The marker stands on 0, Jekyll’s side.',
  );
});
