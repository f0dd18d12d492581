import { describe, expect, test } from 'vitest';
import type { Cause } from '#games/jekyll-vs-hyde/opponents/causes-in-rounds-played-on';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import { takeawayFrom } from '#games/jekyll-vs-hyde/opponents/takeaway-from-mistakes';
import { words as en } from '../../../../src/games/jekyll-vs-hyde/words/en/takeaway.ts';
import { words as ja } from '../../../../src/games/jekyll-vs-hyde/words/ja/takeaway.ts';

const move = { type: 'follow', by: 'jekyll', card: 'W5' } as const;
const best = { type: 'follow', by: 'jekyll', card: 'W2' } as const;

const tried = (cause: Cause | null): Reason => ({
  type: 'tried',
  ...{ move, best, trials: 24, worse: 12, better: 2, cause },
});
const hands = { often: 12, rather: 2, of: 24 };
const wins = tried({ type: 'now', takesTwo: false, isMore: true, ...hands });
const keeps = tried({ type: 'keeps', card: 'W5', than: 'W2', isMore: false, ...hands });
const mistake = (cost: number, trick: number, ...reasons: readonly Reason[]) => ({
  ...{ cost, trick, round: 1, reasons },
});

describe('What is to be learnt from a game', () => {
  test('is the kind of mistake that cost most in all, and where it cost most', () => {
    const takeaway = takeawayFrom([
      mistake(0.2, 2, keeps),
      mistake(0.1, 3, wins),
      mistake(0.15, 7, wins),
      mistake(0.02, 9),
    ]);
    expect(takeaway).toEqual({ kind: 'won', times: 2, trick: 7, round: 1 });
  });

  test('is nothing where there are small mistakes alone', () => {
    expect(takeawayFrom([mistake(0.04, 2, keeps), mistake(0.02, 3, wins)])).toBeNull();
    expect(takeawayFrom([])).toBeNull();
  });

  test('goes by what speaks against the card, and says no more where nothing does', () => {
    const won: Reason = {
      type: 'trick',
      ...{
        seat: 'jekyll',
        isWon: true,
        owned: null,
        helps: null,
        isForced: false,
        isConceded: false,
        gain: null,
      },
    };
    expect(takeawayFrom([mistake(0.2, 2, won)])?.kind).toBe('count');
    expect(takeawayFrom([mistake(0.2, 2, won, keeps)])?.kind).toBe('gave-up-strong');
    // No Potion lies in that trick: what Pride takes because of the card comes later.
    const later = tried({ type: 'pride', taker: 'hyde', isOftener: true, isMore: false, ...hands });
    expect(takeawayFrom([mistake(0.2, 2, later)])?.kind).toBe('pride-later');
    const otherwise = { type: 'otherwise', move, isLikely: false, takesTwo: false } as const;
    // It wins the trick and ends with fewer all the same: what it gave up would have won more.
    const fewer: Reason = { ...otherwise, isWon: true, tricks: 3, rather: 5 };
    expect(takeawayFrom([mistake(0.2, 2, fewer)])?.kind).toBe('gave-up-strong');
    expect(takeawayFrom([mistake(0.2, 2, { ...fewer, tricks: 7 })])?.kind).toBe('won');
  });

  test.each([en, ja])('is said in two sentences, with what each seat wants', (words) => {
    const takeaway = { kind: 'count', times: 3, trick: 4, round: 2 } as const;
    const said = words.most('jekyll', takeaway, false);
    expect(said).not.toBe(words.most('hyde', takeaway, false));
    expect(said).not.toMatch(/2/);
    expect(words.most('jekyll', takeaway, true)).toMatch(/2/);
    expect(words.most('jekyll', { ...takeaway, times: 1 }, false)).not.toMatch(/3/);
  });
});
