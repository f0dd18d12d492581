import { describe, expect, test } from 'vitest';
import { playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { worseBy } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { view, type SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { adviceOf } from '#games/jekyll-vs-hyde/opponents/advice';
import { bestOf, thinkAhead, type Thought } from '#games/jekyll-vs-hyde/opponents/lookahead-opponent';
import { movesOf, type Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { review } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import type { Against, Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import { asSureAs, wantedOf, wishOf, wishTold } from '#games/jekyll-vs-hyde/opponents/wanted-tricks';
import { counted } from '#games/jekyll-vs-hyde/opponents/trick-winning-odds';
import { wishShown } from '#games/jekyll-vs-hyde/opponents/causes-in-rounds-played-on';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { words } from '../../../../src/games/jekyll-vs-hyde/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/jekyll-vs-hyde/words/ja/play-against-computer.ts';
import { say } from '#words/sentence-per-type';
import { randomGame } from '../../../replays/fixtures/sample-games.ts';

const solver = createSolver({ memory: 2 ** 24 });

/** The last five tricks of the first rounds of random games, as they were played. */
const endings = [1, 2, 3, 4].map((seed) =>
  playedFrom(start(), randomGame(seed)).flatMap(({ state, action }) =>
    'hands' in state && state.round === 1 && state.tricks.length >= 5 ? [{ state, action }] : [],
  ),
);

/** What is thought of a position in the end, in so many deals. */
function thoughtOf(seen: SeatView, deals: number): Thought {
  let thought: Thought | undefined;
  for (thought of thinkAhead(seen, deals, seededRandom(1), solver));
  if (thought === undefined) throw new Error('Nothing was thought');
  return thought;
}

/** Those of these positions in which one seat plays a card, and what is thought of them. */
function* thoughtOver() {
  for (const { state } of endings.flat()) {
    const [seat] = toAct(state);
    if (state.phase === 'greed' || seat === undefined || seat === 'dealer') continue;
    const seen = view(state, seat);
    yield { state, seat, seen, thought: thoughtOf(seen, 4) };
  }
}

/** Those of them in which there is a choice, so that hands were tried out. */
const tried = () => thoughtOver().filter(({ thought }) => thought.trials.length > 0);

describe('Advice', () => {
  test('has every move of the seat, the best first, and says in how many hands it was tried', () => {
    for (const { state, seat, seen, thought } of thoughtOver()) {
      const { moves, trials } = adviceOf(thought, seen);
      expect(moves).toHaveLength(movesOf(state, seat).length);
      expect(moves[0]?.move).toEqual(bestOf(thought));
      expect(trials).toBe(moves.length === 1 ? 0 : 4);
      const chances = moves.map((move) => move.chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
  });

  test('answers for each move but the best in how many hands it ends worse, and in how many the trick is won', () => {
    let worseMoves = 0;
    for (const { state, seen, thought } of tried()) {
      const { moves, comparisons } = adviceOf(thought, seen, solver);
      expect(adviceOf(thought, seen).comparisons).toEqual([]);
      expect(comparisons).toHaveLength(moves.length - 1);
      for (const [place, { isAsGood, worse, better, tricks, reason, kept }] of comparisons.entries()) {
        const [best, move] = [moves[0], moves[place + 1]];
        expect(isAsGood).toBe((best?.chance ?? 0) - (move?.chance ?? 0) < 0.02);
        expect(worse + better).toBeLessThanOrEqual(4);
        if (!isAsGood) expect(worse).toBeGreaterThan(0);
        else expect(reason).toBeNull();
        if (best?.move.type === 'follow') expect(kept).toEqual([best.move.card]);
        // Whose trick it is once it is answered, everybody sees.
        if (state.phase === 'follow') expect([0, 4]).toContain(tricks?.won);
        worseMoves += Number(!isAsGood);
      }
    }
    expect(worseMoves).toBeGreaterThan(0);
  });

  test('gives no reason of more than 25 words, or 75 signs in Japanese', () => {
    const longest = { words: 0, signs: 0, of: 0 };
    for (const { seen, thought } of tried()) {
      const { reasons, comparisons } = adviceOf(thought, seen, solver);
      for (const reason of [...reasons, ...comparisons.flatMap(({ reason }) => reason ?? [])]) {
        if (reason.type === 'potion') continue;
        longest.words = Math.max(longest.words, say(words.hint.reasons, reason).split(' ').length);
        longest.signs = Math.max(longest.signs, say(japanese.hint.reasons, reason).length);
        longest.of += 1;
      }
    }
    expect(longest.of).toBeGreaterThan(50);
    expect(longest.words).toBeLessThanOrEqual(25);
    expect(longest.signs).toBeLessThanOrEqual(75);
  });

  test('speaks of one other move as of one', () => {
    const [some] = tried();
    if (some === undefined) throw new Error('Something was tried out');
    const advice = adviceOf(some.thought, some.seen, solver);
    const two = { ...advice, moves: advice.moves.slice(0, 2), rival: null };
    expect(words.hint.would({ ...two, isLevel: true })).toMatch(/; the other is about as good\.$/);
    expect(words.hint.more(1)).toBe('What about the other? (1)');
  });

  test('names the nearest other move that does worse, and says why last, wherever there is one', () => {
    let named = 0;
    for (const { seen, thought } of tried()) {
      const advice = adviceOf(thought, seen, solver);
      const { moves, comparisons, reasons, rival } = advice;
      expect(rival !== null).toBe(comparisons.some(({ isAsGood }) => !isAsGood));
      if (rival === null) {
        const others = advice.moves.length === 2 ? 'other is' : 'others are';
        expect(words.hint.would(advice)).toContain(
          `; the ${others} ${advice.isLevel ? 'about as good' : 'not clearly worse'}.`,
        );
        continue;
      }
      const last = reasons.at(-1);
      expect(last !== undefined && 'move' in last ? last.move : null).toEqual(rival);
      if (last?.type === 'tried') {
        // The nearest of which it can be told why it is worse; where that can be told of none, the nearest.
        const worse = moves.filter((_, place) => comparisons[place - 1]?.isAsGood === false);
        const looked = worse.slice(0, last.cause === null ? 1 : 3).map(({ move }) => move);
        expect(looked).toContainEqual(rival);
      }
      expect(words.hint.would(advice)).toMatch(/^I would .* rather than .*\.$/);
      named += 1;
    }
    expect(named).toBeGreaterThan(0);
  });

  test('says that the game is won or lost, and why, and speaks for no move, once nothing can change that', () => {
    const said = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const { state } of playedFrom(start(), randomGame(seed))) {
        const [seat] = toAct(state);
        if (!('hands' in state) || state.tricks.length < 5 || seat === undefined || seat === 'dealer')
          continue;
        const seen = view(state, seat);
        const { settled, reasons } = adviceOf(thoughtOf(seen, 2), seen, solver);
        if (settled === null) continue;
        expect(reasons).toEqual([]);
        said.add(words.hint.settled(seat, settled).split(/\d+/).join('#'));
      }
    }
    expect([...said].toSorted()).toEqual([
      'You cannot win the game any more, whatever is played: the gap can no longer be less than #, and a gap of # is enough for Hyde.',
      'You cannot win the game any more, whatever is played: the gap can no longer be more than #, and Hyde needs #.',
      'You have won the game already, whatever is played: the gap can no longer be less than #, and a gap of # is enough for Hyde.',
      'You have won the game already, whatever is played: the gap can no longer be more than #, and Hyde needs #.',
    ]);
  });

  test('says that the round ends the same with every card in every hand tried out, and nothing of an aim', () => {
    let alike = 0;
    for (const { seen, thought } of tried()) {
      const { reasons, comparisons } = adviceOf(thought, seen, solver);
      const isAlike = comparisons.every(({ worse, better }) => worse + better === 0);
      expect(reasons.some(({ type }) => type === 'alike')).toBe(isAlike);
      if (isAlike) expect(reasons.some(({ type }) => type === 'wanted')).toBe(false);
      alike += Number(isAlike);
    }
    expect(alike).toBeGreaterThan(0);
  });

  test.each([
    // Jekyll: the tricks of both, those to come, and what the cards should win of them.
    [
      'jekyll',
      0,
      0,
      10,
      null,
      'You want 5 of the 10 tricks to come. Your hand looks good for about that many.',
    ],
    [
      'jekyll',
      3,
      0,
      7,
      'many',
      'You have 3 and want 5: 2 of the 7 tricks to come. Your hand looks good for more: lose some.',
    ],
    [
      'jekyll',
      1,
      2,
      7,
      'few',
      'You have 1 and want 5: 4 of the 7 tricks to come. Your hand looks good for fewer: win what you can.',
    ],
    ['jekyll', 5, 2, 3, 'many', 'You have the 5 that you want: lose the rest.'],
    ['jekyll', 6, 3, 1, null, 'You have 6 already, and want 5: lose this one.'],
    ['jekyll', 1, 6, 3, 'few', 'You have 1 and want 5: win all you can.'],
    ['jekyll', 4, 5, 1, null, 'You have 4 and want 5: win this one.'],
    ['hyde', 0, 1, 9, null, 'The round leans neither way yet, so Hyde can wait with a direction.'],
    [
      'hyde',
      0,
      1,
      9,
      'few',
      'Your cards lean towards losing: aim for nearly none of the tricks, as Hyde may.',
    ],
    ['hyde', 6, 2, 2, 'many', 'You have 6, Jekyll 2, and the round leans towards winning: win what you can.'],
    ['hyde', 1, 8, 1, 'few', 'You have 1, Jekyll 8: lose this one.'],
  ] as const)(
    'says first what %s wants with %i tricks to %i and %i to come',
    (seat, own, their, left, lean, says) => {
      const owned = seat === 'jekyll' ? { jekyll: own, hyde: their } : { jekyll: their, hyde: own };
      const sure = { isSure: true, danger: null, taker: null } as const;
      expect(say(words.hint.reasons, { type: 'wanted', seat, owned, left, lean, ...sure })).toBe(says);
    },
  );

  test('tells of a number of tricks and of the way it may go wrong in one breath', () => {
    const owned = { jekyll: 1, hyde: 2 };
    const sure = { left: 7, lean: null, isSure: true, taker: null } as const;
    const wanted = { type: 'wanted', seat: 'jekyll', owned, ...sure } as const;
    const said = (['many', 'few'] as const).flatMap((danger) => [
      say(words.hint.reasons, { ...wanted, danger }),
      say(words.hint.reasons, { ...wanted, danger, lean: 'few', isSure: false }),
    ]);
    expect(said).toEqual([
      'You have 1 and want 5: 4 of the 7 tricks to come; with the other move you may win too many.',
      'You have 1 and want 5: 4 of the 7 tricks to come; with the other move you may win too many.',
      'You have 1 and want 5: 4 of the 7 tricks to come; with the other move you may win too few.',
      'You have 1 and want 5: 4 of the 7 tricks to come; with the other move you may win too few.',
    ]);
  });

  test('says of the cards of Jekyll what agrees with the way in which the other move goes wrong', () => {
    let told = 0;
    const begun = [1, 2].flatMap((seed) => playedFrom(start(), randomGame(seed)).slice(0, 14));
    for (const { state } of begun) {
      if (!toAct(state).includes('jekyll') || !('hands' in state)) continue;
      const seen = view(state, 'jekyll');
      const { reasons } = adviceOf(thoughtOf(seen, 8), seen, solver);
      const [wanted, against] = [reasons[0], reasons.at(-1)];
      if (wanted?.type !== 'wanted' || against?.type !== 'tried' || against.cause === null) continue;
      const need = TRICKS / 2 - wanted.owned.jekyll;
      if (need <= 0 || need >= wanted.left) continue;
      const tooMany = wanted.danger === 'many' || (wanted.isSure && wanted.lean === 'many');
      const tooFew = wanted.danger === 'few' || (wanted.isSure && wanted.lean === 'few');
      if (tooMany || tooFew || wanted.isSure)
        expect([tooMany, tooFew]).toEqual([against.cause.isMore, !against.cause.isMore]);
      told += 1;
    }
    expect(told).toBeGreaterThan(3);
  });

  test('says once which way the other move goes wrong', () => {
    const move: Move = { type: 'lead', by: 'jekyll', card: 'P7' };
    const best: Move = { type: 'lead', by: 'jekyll', card: 'G5' };
    const owned = { jekyll: 0, hyde: 0 };
    const count = { left: 10, lean: null, isSure: true, danger: null, taker: null } as const;
    const told = (cause: object) => {
      const against = { type: 'tried', move, best, trials: 40, worse: 18, better: 6, cause } as Against;
      const wanted = asSureAs({ type: 'wanted', seat: 'jekyll', owned, ...count }, undefined, against);
      return [wanted, against].map((reason) => say(words.hint.reasons, reason as typeof wanted)).join(' ');
    };
    const hands = { isMore: true, often: 24, rather: 6, of: 24 };
    expect(told({ type: 'now', takesTwo: false, ...hands })).toBe(
      'You want 5 of the 10 tricks to come. You may win too many: Pride 7 wins this one in 24 of 24 hands, Greed 5 in 6.',
    );
    expect(told({ type: 'other-card', card: 'P6', ...hands })).toContain(
      'with the other move you may win too many',
    );
  });

  test('says first what is wanted of the tricks to come, and counts them as they are', () => {
    for (const { state, seat, seen, thought } of tried()) {
      const [first] = adviceOf(thought, seen, solver).reasons;
      if (first?.type !== 'wanted') continue;
      expect(first.owned).toEqual(tricksOwned(state.tricks));
      expect(first.owned.jekyll + first.owned.hyde + first.left).toBe(TRICKS);
      expect(first.seat).toBe(seat);
    }
  });

  test('speaks against the other card by what comes of it, and never against what is wanted', () => {
    const causes = new Set<string>();
    for (const { state, seat, seen, thought } of tried()) {
      const { reasons } = adviceOf(thought, seen, solver);
      const [wanted, trick] = reasons;
      const against = reasons.at(-1);
      if (wanted?.type !== 'wanted' || against?.type !== 'tried') continue;
      const { cause, move, best } = against;
      const wish = wanted.isSure ? wishOf(wanted) : null;
      // A trick against what is wanted needs a cause.
      if (seat === 'jekyll' && wish !== null && trick?.type === 'trick' && trick.isWon !== (wish === 'many'))
        expect(cause).not.toBeNull();
      if (cause === null || move.type === 'exchange' || best.type === 'exchange') continue;
      causes.add(cause.type);
      if (wish !== null) expect(wishShown(cause)).toBe(wish);
      if (seat === 'hyde') expect(wishShown(cause)).toBe(wishTold(wanted));
      if (cause.type === 'keeps') {
        expect([cause.card, cause.than]).toEqual([move.card, best.card]);
        expect(cause.rather).toBeGreaterThan(cause.often);
      }
      if (cause.type === 'burdens') {
        expect([cause.card, cause.than]).toEqual([best.card, move.card]);
        expect(cause.often).toBeGreaterThan(cause.rather);
      }
      if (cause.type === 'now') {
        const [all, none] = cause.isMore ? [cause.often, cause.rather] : [cause.rather, cause.often];
        expect(all).toBeGreaterThan(none);
        // An answered trick is won in every hand or in none.
        if (state.phase === 'follow') expect([all, none]).toEqual([cause.of, 0]);
      }
    }
    expect(causes.size).toBeGreaterThan(1);
  });

  test('tells a plain cause against the other move nearly wherever it names one', () => {
    let [told, named] = [0, 0];
    for (const { seen, thought } of tried()) {
      const against = adviceOf(thought, seen, solver).reasons.at(-1);
      if (against === undefined || !('move' in against)) continue;
      named += 1;
      told += Number(against.type !== 'tried' || (against.cause !== null && against.cause.type !== 'ends'));
    }
    expect(named).toBeGreaterThan(10);
    expect(told / named).toBeGreaterThan(0.8);
  });

  test('lets a trick go, or takes one, against what it says is wanted, and says that it does', () => {
    let conceded = 0;
    // At the beginning of a round, where most tricks are still to come.
    const begun = playedFrom(start(), randomGame(1)).filter(
      ({ state }) => state.phase === 'lead' || state.phase === 'follow',
    );
    for (const { state } of begun.slice(0, 24)) {
      const [seat] = toAct(state);
      if (seat === undefined || seat === 'dealer') continue;
      const seen = view(state, seat);
      const [wanted, trick] = adviceOf(thoughtOf(seen, 8), seen, solver).reasons;
      if (wanted?.type !== 'wanted' || trick?.type !== 'trick') continue;
      const wish = wishTold(wanted);
      expect(trick.isConceded).toBe(wish !== null && trick.isWon !== (wish === 'many'));
      if (!trick.isConceded) continue;
      expect(say(words.hint.reasons, trick)).toMatch(
        trick.isForced
          ? /^(Any card of yours wins|None of your cards wins) this trick/
          : trick.isWon
            ? /^(But take this one|Even so, it (wins|should win) the trick)/
            : /^(But let this one go|Even so, it (loses|should lose) the trick)/,
      );
      conceded += 1;
    }
    expect(conceded).toBeGreaterThan(0);
  });

  test('says whose the trick is in accord with what is wanted, and whether that can be helped', () => {
    const trick = {
      type: 'trick',
      seat: 'jekyll',
      helps: null,
      isForced: false,
      isConceded: true,
      gain: null,
    } as const;
    const owned = { jekyll: 1, hyde: 3 };
    expect(
      [
        { ...trick, isWon: false, owned: null },
        { ...trick, isWon: true, owned: null },
        { ...trick, isWon: false, owned },
        { ...trick, isWon: true, owned },
        { ...trick, isWon: false, owned, isForced: true },
        { ...trick, isWon: true, owned, isForced: true },
      ].map((reason) => say(words.hint.reasons, reason)),
    ).toEqual([
      'Even so, it should lose the trick.',
      'Even so, it should win the trick.',
      'But let this one go: you then have 1, Hyde 3.',
      'But take this one: you then have 1, Hyde 3.',
      'None of your cards wins this trick: you then have 1, Hyde 3.',
      'Any card of yours wins this trick: you then have 1, Hyde 3.',
    ]);
  });

  test('says what a card brings about later: by Pride, by the ranks, in a suit that is gone, with another card, or given away', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'W7' };
    const move: Move = { type: 'follow', by: 'jekyll', card: 'G6' };
    const given: Move = { type: 'exchange', by: 'jekyll', cards: ['G6', 'P1'] };
    const common = { type: 'tried', move, best, trials: 40, worse: 18, better: 6 } as const;
    const hands = { often: 3, rather: 12, of: 16 };
    const causes = [
      { type: 'pride', taker: 'jekyll', isOftener: true, isMore: true },
      { type: 'pride', taker: 'jekyll', isOftener: false, isMore: false },
      { type: 'pride', taker: 'hyde', isOftener: true, isMore: false },
      { type: 'pride', taker: 'hyde', isOftener: false, isMore: true },
      { type: 'ranks', suit: 'greed', held: 3, isMore: true },
      { type: 'ranks', suit: 'greed', held: 3, isMore: false },
      { type: 'void', suit: 'wrath', isMore: false },
      { type: 'other-card', card: 'P5', isMore: true },
      { type: 'other-card', card: 'P5', isMore: false },
    ] as const;
    const said = (reason: object) => say(words.hint.reasons, reason as Reason & { readonly type: 'tried' });
    expect(causes.map((cause) => said({ ...common, cause: { ...cause, ...hands } }))).toEqual([
      'After Greed 6, you later take one of Hyde’s tricks by Pride in 3 of 16 hands, not in 12: more often than you want.',
      'After Greed 6, you later take one of Hyde’s tricks by Pride in 3 of 16 hands, not in 12: less often than you want.',
      'After Greed 6, Hyde later takes one of yours by Pride in 3 of 16 hands, not in 12: more often than you want.',
      'After Greed 6, Hyde later takes one of yours by Pride in 3 of 16 hands, not in 12: less often than you want.',
      'After Greed 6, Greed ends highest in 3 of 16 hands, not in 12: your 3 Greed cards win more than you want.',
      'After Greed 6, Greed ends highest in 3 of 16 hands, not in 12: your 3 Greed cards win less than you want.',
      'It is your last Wrath: when that is led later, you may play any card you like.',
      'After Greed 6, your Pride 5 wins a later trick too often: in 3 of 16 hands, not 12.',
      'After Greed 6, your Pride 5 wins a later trick too seldom: in 3 of 16 hands, not 12.',
    ]);
    const gives = { type: 'gives', card: 'G6', than: 'W7', ...hands } as const;
    expect([false, true].map((isMore) => said({ ...common, cause: { ...gives, isMore } }))).toEqual([
      'You want Hyde to lose tricks: Greed 6, once given, wins one in 3 of 16 hands, Wrath 7 in 12.',
      'You want Hyde to win tricks: Greed 6, once given, wins one in 3 of 16 hands, Wrath 7 in 12.',
    ]);
    expect(said({ ...common, move: given, cause: { type: 'ends', isMore: true } })).toBe(
      'If you give those instead, you end with more tricks than you want.',
    );
  });

  test('names what a Potion sets off in this trick, and with how many tricks the round then ends', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'P7' };
    const move: Move = { type: 'follow', by: 'jekyll', card: '4+' };
    const common = { type: 'tried', move, best, trials: 40, worse: 18, better: 6 } as const;
    const said = (cause: object) =>
      say(words.hint.reasons, { ...common, cause } as unknown as Reason & { readonly type: 'tried' });
    const pride = { type: 'effect', suit: 'pride', taker: 'jekyll', isMore: true, isOfWorse: true } as const;
    const ends = { is: 7.1, rather: 4.9 };
    expect([
      said({ ...pride, ends }),
      said({ ...pride, isMore: false, isOfWorse: false, ends: { is: 3, rather: 5 } }),
      said({ ...pride, suit: 'greed', taker: null, ends }),
      said({ ...pride, suit: 'wrath', taker: null, ends: { is: 5.4, rather: 4.8 } }),
    ]).toEqual([
      'With Potion 4+, Pride meets a Potion, and you take an earlier trick as well: you end with about 7 tricks, not 5.',
      'With Pride 7, Pride meets a Potion, and you take an earlier trick as well: you end with about 5 tricks, not 3.',
      'With Potion 4+, Greed meets a Potion, and both exchange cards: you end with about 7 tricks, not 5.',
      'With Potion 4+, Wrath meets a Potion, and all tokens leave the board: you end with more tricks than you want.',
    ]);
  });

  test('tells of the earlier trick that Pride takes with the one that is won, where the better answer takes none', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'P1' };
    const move: Move = { type: 'follow', by: 'jekyll', card: 'P7' };
    const common = { type: 'tried', move, best, trials: 24, worse: 18, better: 6 } as const;
    const now = {
      type: 'now',
      isMore: true,
      often: 24,
      rather: 0,
      of: 24,
      ends: { is: 6, rather: 5 },
    } as const;
    expect(say(words.hint.reasons, { ...common, cause: { ...now, takesTwo: true } })).toBe(
      'Pride 7 wins this trick and, by Pride, an earlier one: you end with about 6 tricks, not 5.',
    );
  });

  test('says of a led card in how many hands a Potion sets something off, for that is not sure', () => {
    const best: Move = { type: 'lead', by: 'jekyll', card: 'W1' };
    const move: Move = { type: 'lead', by: 'jekyll', card: '5+', names: 'pride' };
    const common = { type: 'tried', move, best, trials: 40, worse: 18, better: 6 } as const;
    const effect = { type: 'effect', ends: { is: 7.1, rather: 4.9 }, often: 17, of: 24, isMore: true };
    const said = (cause: object) =>
      say(words.hint.reasons, { ...common, cause } as unknown as Reason & { readonly type: 'tried' });
    expect([
      said({ ...effect, suit: 'pride', taker: 'hyde', isOfWorse: true }),
      said({ ...effect, suit: 'wrath', taker: null, isOfWorse: false, isMore: false }),
    ]).toEqual([
      'Potion 5+ naming Pride meets Pride in 17 of 24 hands, and Hyde takes an earlier trick: you end with about 7 tricks, not 5.',
      'Wrath 1 meets a Potion in 17 of 24 hands, and all tokens leave the board: you end with about 5 tricks, not 7.',
    ]);
  });

  test('speaks of one number of hands: those in which the rounds were played on', () => {
    let counts = 0;
    const begun = playedFrom(start(), randomGame(1)).slice(3, 12);
    for (const { state } of begun) {
      const [seat] = toAct(state);
      if (state.phase !== 'lead' || seat === undefined || seat === 'dealer') continue;
      const seen = view(state, seat);
      const { reasons } = adviceOf(thoughtOf(seen, 30), seen, solver);
      const said = reasons.flatMap((reason) =>
        reason.type === 'potion' ? [] : say(words.hint.reasons, reason),
      );
      const hands = said.join(' ').match(/\d+(?= hands)/g) ?? [];
      expect(new Set(hands).size).toBeLessThanOrEqual(1);
      counts += Number(hands.length > 1);
    }
    expect(counts).toBeGreaterThan(0);
  });

  test('counts in a Greed exchange the trick that lies there, and says so', () => {
    const owned = { jekyll: 3, hyde: 2 };
    const wanted = { type: 'wanted', owned, left: 5, lean: null, isSure: true, danger: null } as const;
    expect([
      say(words.hint.reasons, { ...wanted, seat: 'jekyll', taker: 'jekyll' }),
      say(words.hint.reasons, { ...wanted, seat: 'jekyll', taker: 'hyde' }),
      say(words.hint.reasons, { ...wanted, seat: 'hyde', taker: 'jekyll', lean: 'many' }),
    ]).toEqual([
      'With this trick you have 3 and want 5: 2 of the 5 to come. Your hand looks good for about that many.',
      'You have 3 and want 5: 2 of the 5 tricks to come. Your hand looks good for about that many.',
      'With this trick you have 2, Jekyll 3, and the round leans towards winning: win what you can.',
    ]);
    const longest = { type: 'wanted', seat: 'jekyll', owned, taker: 'jekyll', left: 9 } as const;
    for (const lean of ['few', 'many', null] as const) {
      const reason = { ...longest, lean, isSure: true, danger: 'few' } as const;
      expect(say(words.hint.reasons, reason).split(' ').length).toBeLessThanOrEqual(25);
      expect(say(japanese.hint.reasons, reason).length).toBeLessThanOrEqual(75);
    }
    let greed = 0;
    for (const { state } of endings.flat()) {
      if (state.phase !== 'greed') continue;
      for (const seat of SEATS) {
        if (!toAct(state).includes(seat)) continue;
        const { taker, owned } = wantedOf(state, seat, counted(view(state, seat)), null);
        if (taker === null) throw new Error('Somebody takes the trick');
        expect(owned).toEqual({
          ...tricksOwned(state.tricks),
          [taker]: tricksOwned(state.tricks)[taker] + 1,
        });
        greed += 1;
      }
    }
    expect(greed).toBeGreaterThan(0);
  });

  test('says in the same breath what a trick is let go for, or taken', () => {
    const trick = { type: 'trick', seat: 'hyde', helps: null, isForced: false, isConceded: true } as const;
    const owned = { jekyll: 1, hyde: 0 };
    expect(
      (['P6', 'later', null] as const).flatMap((gain) =>
        [false, true].map((isWon) => say(words.hint.reasons, { ...trick, isWon, owned, gain })),
      ),
    ).toEqual([
      'But let this one go, to keep Pride 6 for later: you then have 0, Jekyll 1.',
      'But take this one, to be rid of Pride 6: you then have 0, Jekyll 1.',
      'But let this one go, to win more later: you then have 0, Jekyll 1.',
      'But take this one, to lose more later: you then have 0, Jekyll 1.',
      'But let this one go: you then have 0, Jekyll 1.',
      'But take this one: you then have 0, Jekyll 1.',
    ]);
  });

  test('tells by an effect in this trick wherever two answers set off others and end far apart, and of a led card in how many hands it wins', () => {
    let [effects, led] = [0, 0];
    for (const { state, seen, thought } of tried()) {
      const { reasons } = adviceOf(thought, seen, solver);
      const [wanted, trick] = reasons;
      const against = reasons.at(-1);
      if (trick?.type === 'trick' && state.phase === 'lead') {
        expect(trick.often?.of).toBe(4);
        led += 1;
      }
      // Nobody is told to lose some tricks and to win this one.
      if (
        wanted?.type === 'wanted' &&
        wanted.seat === 'jekyll' &&
        trick?.type === 'trick' &&
        trick.isConceded
      )
        expect(wishTold(wanted)).toBe(wanted.owned.jekyll >= 5 ? 'few' : 'many');
      if (against?.type === 'tried' && against.cause?.type === 'effect') {
        const { ends, isMore } = against.cause;
        expect(isMore ? (ends?.is ?? 0) : (ends?.rather ?? 0)).toBeGreaterThan(
          isMore ? (ends?.rather ?? 0) : (ends?.is ?? 0),
        );
        effects += 1;
      }
    }
    expect(effects).toBeGreaterThan(0);
    expect(led).toBeGreaterThan(0);
  });

  test('says why the other card is worse in a sentence that names it', () => {
    const best: Move = { type: 'lead', by: 'jekyll', card: 'W7' };
    const move: Move = { type: 'lead', by: 'jekyll', card: '5+', names: 'greed' };
    const answers = {
      move: { type: 'follow', by: 'jekyll', card: 'G3' },
      best: { type: 'follow', by: 'jekyll', card: 'G6' },
    } as const;
    const hydes = { move: { ...move, by: 'hyde' }, best: { ...best, by: 'hyde' } } as const;
    const gifts = {
      move: { type: 'exchange', by: 'jekyll', cards: ['5+'] },
      best: { type: 'exchange', by: 'jekyll', cards: ['G2'] },
    } as const;
    const common = { type: 'tried', move, best, trials: 40, worse: 18, better: 6, cause: null } as const;
    const hands = { often: 3, rather: 12, of: 16 };
    expect(
      [
        { ...common, cause: { type: 'keeps', isMore: false, card: '5+', than: 'W7', ...hands } },
        { ...common, cause: { type: 'burdens', isMore: true, card: 'W7', than: '5+', ...hands } },
        { ...common, cause: { type: 'now', isMore: true, ...hands } },
        { ...common, ...answers, cause: { type: 'now', isMore: false, ...hands } },
        { ...common, cause: { type: 'ends', isMore: true } },
        common,
        { ...common, ...hydes },
        { ...common, ...gifts },
        { ...common, better: 20 },
      ].map((reason) => say(words.hint.reasons, reason as Reason & { readonly type: 'tried' })),
    ).toEqual([
      'Keep Potion 5+: it wins a later trick in 12 of 16 hands, Wrath 7 in 3.',
      'Better be rid of Wrath 7 now: kept, it wins a later trick in 3 of 16 hands, Potion 5+ in 12.',
      'You may win too many: Potion 5+ naming Greed wins this one in 3 of 16 hands, Wrath 7 in 12.',
      'Greed 3 loses this trick, and you end with fewer tricks than you want.',
      'After Potion 5+ naming Greed, you end with more tricks than you want.',
      'Where the two differ, the round mostly ends further from even with Potion 5+ naming Greed.',
      'Where the two differ, the round mostly ends nearer to even with Potion 5+ naming Greed.',
      'Where the two differ, the round mostly ends further from even with Potion 5+.',
      'Where it goes wrong with Potion 5+ naming Greed, it does so by more than with Wrath 7.',
    ]);
  });

  test('says that in words, whatever the numbers', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'W6' };
    const lead: Move = { type: 'lead', by: 'jekyll', card: 'W6' };
    const common = { trials: 40, tricks: { won: 12, rather: 31 }, reason: null, best, kept: [best.card] };
    const { verdict, compared, tricks } = words.hint;
    expect([
      verdict(false),
      verdict(true),
      compared({ ...common, isAsGood: false, worse: 23, better: 6 }),
      compared({ ...common, isAsGood: false, worse: 12, better: 15 }),
      compared({ ...common, isAsGood: true, worse: 13, better: 10 }),
      tricks(lead, common.tricks),
      tricks(best, { won: 0, rather: 40 }),
      tricks(best, { won: 40, rather: 0 }),
    ]).toEqual([
      'Worse.',
      'About as good.',
      'Of the 40 hands tried out, the round ends worse for you in 23, better in 6.',
      'Of the 40 hands tried out, the round ends worse for you in 12, better in 15, but then by less.',
      'Of the 40 hands tried out, the round ends worse for you in 13, better in 10.',
      'As for this trick, it wins it less often than Wrath 6: in 12 hands, not in 31.',
      'As for this trick, it cannot win it, and Wrath 6 does.',
      'As for this trick, it wins it, and Wrath 6 does not.',
    ]);
  });

  test('says in words, and not by two equal numbers, that both win or lose the trick, and what stays in the hand', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'G3' };
    const lead: Move = { type: 'lead', by: 'jekyll', card: '3+', names: 'greed' };
    const common = { isAsGood: false, trials: 40, worse: 18, better: 9, tricks: null, reason: null };
    const { sameTricks } = words.hint;
    expect([
      sameTricks({ ...common, best, kept: ['G3'] }, 40),
      sameTricks({ ...common, best, kept: ['G3'] }, 0),
      sameTricks({ ...common, best, kept: ['G3'] }, 12),
      sameTricks({ ...common, best: lead, kept: [] }, 40),
    ]).toEqual([
      'It wins the trick just as Greed 3 does, and Greed 3 then stays in your hand instead.',
      'It loses the trick just as Greed 3 does, and Greed 3 then stays in your hand instead.',
      'It wins the trick just as often as Greed 3, and Greed 3 then stays in your hand instead.',
      'It should win the trick just as Potion 3+ naming Greed should.',
    ]);
  });
});

describe('The review of a round', () => {
  test.each(SEATS)(
    'judges each lead and follow of %s, the last first, by the gaps the solver gives',
    (seat) => {
      let mistakes = 0;
      for (const ending of endings) {
        const [first] = ending;
        if (first === undefined) throw new Error('The round has no end');
        const actions = ending.flatMap(({ action }) => (action === null ? [] : [action]));
        const judged = [...review(first.state, actions, seat, solver)].filter((one) => one !== undefined);
        const own = ending.filter(
          ({ action }) => (action?.type === 'lead' || action?.type === 'follow') && action.by === seat,
        );
        expect(judged.map(({ move }) => move)).toEqual(own.map(({ action }) => action).toReversed());
        for (const [at, { cost, got, best, better, move, trick }] of judged.entries()) {
          const { state } = own.at(-1 - at) ?? first;
          if (state.phase !== 'lead' && state.phase !== 'follow') throw new Error('No card was to be played');
          expect(trick).toBe(state.tricks.length + 1);
          expect(best).toEqual(solver.value(state));
          expect(cost).toBe(worseBy(seat, got, best));
          mistakes += Number(cost > 0);
          if (cost === 0) expect(better).toEqual(move);
          const after = apply(state, better).state;
          if (after.phase === 'lead' || after.phase === 'follow' || after.phase === 'greed') {
            expect(after.round === state.round ? solver.value(after) : best).toEqual(best);
          }
        }
      }
      expect(mistakes).toBeGreaterThan(0);
    },
  );
});
