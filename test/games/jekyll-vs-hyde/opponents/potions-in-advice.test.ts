import { describe, expect, test } from 'vitest';
import { giftsApart, type Advice } from '#games/jekyll-vs-hyde/opponents/advice';
import type { Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { playedOnAfter } from '#games/jekyll-vs-hyde/opponents/played-on-in-sampled-hands';
import { potionsTold } from '#games/jekyll-vs-hyde/opponents/potions-in-advice';
import { gapAloneAsValue } from '#games/jekyll-vs-hyde/opponents/value-of-gap-for-seat';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { say } from '#words/sentence-per-type';
import { words } from '../../../../src/games/jekyll-vs-hyde/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/jekyll-vs-hyde/words/ja/play-against-computer.ts';
import { firstTrick, game, gives, lead, type Play } from '../rules/table.ts';

const solver = createSolver({ memory: 2 ** 24 });

const JEKYLLS = 'W1 W5 W7 G2 G6 P1 P4 P7 2+ 5+';
const HYDES = 'W2 W3 W6 G1 G3 G4 P2 P3 3+ 4+';

/** What is told of the Potions of the first of these moves; each that follows is worse. */
function told(play: Play, [move, ...others]: readonly [Move, ...Move[]]) {
  const worlds = [play.state as InRound];
  const lines = playedOnAfter(worlds, move, solver);
  const moves = [move, ...others].map((one, place) => ({ move: one, gap: 0, chance: 0.9 - 0.1 * place }));
  const better = { move, worlds, lines, goal: gapAloneAsValue(move.by) };
  return potionsTold(moves, better, null, [], solver);
}

describe('What an advice says of Potions', () => {
  test('is that one has to go, in the preparation, of two that were dealt; and why that one, where it is known', () => {
    const dealt = game().deals(JEKYLLS, HYDES);
    const reasons = told(dealt, [gives('jekyll', '2+'), gives('jekyll', '5+')]);
    expect(reasons).toMatchObject([{ type: 'potion-due', seat: 'jekyll', held: 2 }]);
    const one = game().deals('W1 W4 W5 W7 G2 G6 P1 P4 P7 2+', HYDES);
    expect(told(one, [gives('jekyll', '2+'), gives('jekyll', 'W1')])).toEqual([]);
    const due = { type: 'potion-due', seat: 'jekyll', held: 2 } as const;
    const cause = {
      type: 'keeps',
      card: '2+',
      than: '5+',
      isMore: false,
      often: 4,
      rather: 13,
      of: 24,
    } as const;
    expect(say(words.hint.reasons, { ...due, cause: null })).toBe('You hold 2 Potions, so one has to go.');
    expect(say(words.hint.reasons, { ...due, cause })).toBe(
      'You hold 2 Potions, so one has to go. Keep Potion 2+: it wins a later trick in 13 of 24 hands, Potion 5+ in 4.',
    );
  });

  test('is in how many hands a led card loses an earlier trick too, where Pride and a Potion meet, and nothing where they do not', () => {
    // Jekyll has a trick that Pride can take, and every card of Pride that Hyde holds beats the Potion.
    const begun = firstTrick('W1 W5 W7 G2 G6 P1 P4 P5 2+ 5+', 'W2 W3 W6 G1 G3 G4 P6 P7 3+ 4+').trick(
      'W7',
      'W2',
    );
    expect(told(begun, [lead('jekyll', '2+ pride')])).toEqual([
      { type: 'pride-risk', seat: 'jekyll', often: 1, of: 1 },
    ]);
    expect(told(begun, [lead('jekyll', '2+ greed')])).toEqual([]);
    expect(told(begun, [lead('jekyll', 'G6')])).toEqual([]);
    const risk = { type: 'pride-risk', seat: 'jekyll', often: 8, of: 24 } as const;
    expect(say(words.hint.reasons, risk)).toBe(
      'In 8 of 24 hands Pride and a Potion meet, and Hyde takes an earlier trick of yours as well.',
    );
  });

  test('names what both moves give once', () => {
    const [move, rival] = [gives('jekyll', ['W7', '5+']), gives('jekyll', ['G6', '5+'])];
    const some = { gap: 2, chance: 0.5 };
    const moves = [
      { ...some, move },
      { ...some, move: rival },
    ];
    const of = (against: typeof rival) =>
      ({
        moves,
        rival: against,
        gifts: giftsApart(move, against),
        isNarrow: false,
        asGood: [],
      }) as unknown as Advice;
    const advice = of(rival);
    expect(words.hint.would(advice)).toBe('I would give Wrath 7, with Potion 5+, rather than Greed 6.');
    expect(japanese.hint.would(advice)).toBe('お勧めは、秘薬5+とともに、強欲6よりも憤怒7を渡すことです。');
    const apart = of(gives('jekyll', ['G6', '2+']));
    expect(words.hint.would(apart)).toBe(
      'I would give Wrath 7 and Potion 5+ rather than Greed 6 and Potion 2+.',
    );
  });

  test('says of the first hands that it speaks of that they were tried out', () => {
    const would = 'I would lead Wrath 5.';
    const few = 'Wrath 7 wins in 2 of 24 hands.';
    expect(words.hint.told([would, 'It wins in 5 of 24 hands.', few])).toBe(
      `${would} It wins in 5 of 24 hands tried out. ${few}`,
    );
    // It says it once, wherever that is.
    const all = 'It does so in all 24 hands tried out.';
    expect(words.hint.told([would, all, few])).toBe(`${would} ${all} ${few}`);
    expect(words.hint.told([all])).toBe(all);
  });
});
