import { describe, expect, test } from 'vitest';
import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { reasonAgainstAlternatives } from '#games/jekyll-vs-hyde/opponents/reasons-against-alternatives';
import { reasonsBetween } from '#games/jekyll-vs-hyde/opponents/reasons-between-moves';
import { reasonsFor } from '#games/jekyll-vs-hyde/opponents/move-reasons';
import { movesOf, type Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { counted } from '#games/jekyll-vs-hyde/opponents/trick-winning-odds';
import { seededRandom } from '#kit/random';
import { sampleHiddenCards } from '#games/jekyll-vs-hyde/opponents/sample-hidden-cards';
import { figuresOf, reasonSentence } from '#games/jekyll-vs-hyde/widgets/play/move-reason-sentence';
import { firstTrick, follow, game, gives, lead, type Play } from '../rules/table.ts';

/** What is said for a move that is advised. */

const JEKYLLS = 'W1 W5 W7 G2 G6 P1 P4 P7 2+ 5+';
const HYDES = 'W2 W3 W6 G1 G3 G4 P2 P3 3+ 4+';

function reasons(play: Play, move: Move) {
  return reasonsFor(play.state as InRound, move, counted(view(play.state, move.by)));
}

describe('What is said for a move', () => {
  // Trick 1 is Jekyll’s (W7 over W2), trick 2 his again (W5 over W3), then he leads W1.
  const begun = firstTrick(JEKYLLS, HYDES).trick('W7', 'W2').trick('W5', 'W3').leads('W1');

  test.for([['W6', true, { jekyll: 2, hyde: 1 }, false]] as const)(
    'with %s: whose the trick is for sure, and what that makes of the gap',
    ([card, isWon, owned, helps]) => {
      expect(reasons(begun, follow('hyde', card))[0]).toEqual({
        type: 'trick',
        seat: 'hyde',
        isWon,
        owned,
        helps,
        // Whatever Hyde answers with wins, for all his cards of Wrath and his Potions are above Wrath 1.
        isForced: true,
        isConceded: false,
        gain: null,
      });
    },
  );

  test('counts the trick that Pride takes', () => {
    const led = firstTrick(JEKYLLS, HYDES).trick('W7', 'W2').trick('W5', 'W3').leads('P1');
    // 4+ beats Pride 1 and takes a trick besides: 2 to 0 becomes 1 to 2.
    expect(reasons(led, follow('hyde', '4+'))[0]).toEqual({
      type: 'trick',
      seat: 'hyde',
      isWon: true,
      owned: { jekyll: 1, hyde: 2 },
      helps: false,
      isForced: false,
      isConceded: false,
      gain: null,
    });
  });

  test.for([
    ['P1', '4+', 'took-trick'],
    ['W1', '3+', 'cleared'],
    ['G2', '4+', 'greed-due'],
    ['W1', 'W6', null],
  ] as const)('tells of %s answered by %s what the Potion does: %s', ([card, reply, event]) => {
    const led = firstTrick(JEKYLLS, HYDES).trick('W7', 'W2').leads(card);
    const told = reasons(led, follow('hyde', reply)).filter(({ type }) => type === 'potion');
    expect(told).toMatchObject(event === null ? [] : [{ type: 'potion', event: { type: event } }]);
  });

  test('knows whose a trick is that still waits for a Greed exchange', () => {
    const led = firstTrick(JEKYLLS, HYDES).leads('G2');
    expect(reasons(led, follow('hyde', '4+'))[0]).toMatchObject({
      isWon: true,
      owned: { jekyll: 0, hyde: 1 },
    });
  });

  test('says of a lead only what is likely, and else that it may go either way', () => {
    const before = firstTrick(JEKYLLS, HYDES);
    expect(reasons(before, lead('jekyll', 'P7'))[0]).toMatchObject({
      type: 'trick',
      isWon: true,
      owned: null,
      helps: false,
    });
    expect(reasons(before, lead('jekyll', 'W1'))[0]).toMatchObject({
      type: 'trick',
      isWon: false,
      owned: null,
    });
    const open = reasons(before, lead('jekyll', 'P4'));
    expect(open.map(({ type }) => type)).toEqual(['open', 'hand']);
    // What the hand comes to is told of the whole round, with half of the trick that is open.
    expect(open[1]).toMatchObject({ inAll: expect.any(Number) as number });
  });

  test.each([
    [8, /more than half of all tricks, and Jekyll wants half/],
    [5, /about half of all tricks, as Jekyll wants/],
  ])('counts what is won already: with %i tricks in the end', (inAll, says) => {
    // Half of what is to come either way.
    const hand = { type: 'hand', seat: 'jekyll', wins: 2, of: 4, isExchange: false, inAll } as const;
    expect(reasonSentence({ ...hand, letsGo: false, aim: null, chooses: false })).toMatch(says);
  });

  test('says what a hand is good for: what is kept, and after an exchange with what comes back', () => {
    const dealt = game().deals(JEKYLLS, HYDES);
    const [strong, weak] = [reasons(dealt, gives('jekyll', 'W1')), reasons(dealt, gives('jekyll', 'W7'))];
    const wins = expect.any(Number) as number;
    const good = {
      type: 'hand',
      seat: 'jekyll',
      wins,
      of: 10,
      isExchange: true,
      inAll: null,
      letsGo: false,
      aim: null,
      chooses: false,
    };
    expect([strong, weak]).toEqual([[good], [good]]);
    expect(reasons(begun, follow('hyde', 'W6'))[1]).toMatchObject({ type: 'hand', of: 7, isExchange: false });
  });

  test.each([
    [1, false, 'You should win the last trick.'],
    [0, false, 'You should lose the last trick.'],
    [1, true, 'You should win the last trick.'],
  ])('says of the last trick, won %i times, whose it is', (wins, isExchange, sentence) => {
    const hand = {
      type: 'hand',
      seat: 'jekyll',
      of: 1,
      inAll: null,
      letsGo: false,
      aim: null,
      chooses: false,
    } as const;
    expect(reasonSentence({ ...hand, wins, isExchange })).toBe(sentence);
  });

  test('gives its numbers apart, after all that is said in words', () => {
    const before = firstTrick(JEKYLLS, HYDES);
    expect(figuresOf(reasons(before, lead('jekyll', 'W1')))).toEqual([
      'What you keep should win about 5 of the 9 tricks to come, so about 5 of all 10.',
    ]);
    for (const move of [lead('jekyll', 'W1'), lead('jekyll', 'P7')])
      expect(reasons(before, move).map(reasonSentence).join()).not.toMatch(/\d of/);
  });

  test('says why a trick may be lost: the cards that are kept lead to what the seat wants all the same', () => {
    const before = firstTrick(JEKYLLS, HYDES);
    const said = (move: Move) => reasons(before, move).map(reasonSentence);
    expect(said(lead('jekyll', 'W1'))).toEqual([
      'It should lose the trick.',
      'You can let it go. Your cards lead to about half of all tricks, as Jekyll wants.',
    ]);
    expect(said(lead('jekyll', 'P7'))[1]).toMatch(/^Your cards lead to .* of all tricks, .*Jekyll wants/);
    // Nobody knows yet whose trick that is, so nothing is added up.
    expect(said(lead('jekyll', 'P4'))).toEqual([
      'The trick may go either way.',
      expect.stringMatching(/of all tricks, .*Jekyll wants/),
    ]);
  });

  test('tells Hyde which way to aim, and says “further apart” only of a trick that goes that way', () => {
    const said = (hydes: string, card: Card) =>
      reasons(firstTrick(JEKYLLS, hydes).leads('W5'), follow('hyde', card)).map(reasonSentence);
    const weak = 'W2 W3 W6 G1 G3 P2 P3 P5 3+ 4+';
    expect(said(weak, 'W3')).toEqual([
      'It leaves the trick to Jekyll, which drives the two of you further apart, as Hyde wants: you then have 0, Jekyll 1.',
      expect.stringMatching(
        /^Your cards lean towards losing: aim for nearly none of the tricks, as Hyde may\.$/,
      ),
    ]);
    expect(said(weak, 'W6')[0]).toBe('It wins the trick: you then have 1, Jekyll 0.');
  });

  test('is the same whatever the other hand holds, for nobody sees it', () => {
    for (const play of [begun, game().deals(JEKYLLS, HYDES), firstTrick(JEKYLLS, HYDES)]) {
      const { state } = play;
      const seat = play === begun ? 'hyde' : 'jekyll';
      const seen = view(state, seat);
      const against = counted(seen);
      const imagined = sampleHiddenCards(seen, seededRandom(3));
      for (const move of movesOf(state, seat)) {
        expect(reasonsFor(imagined, move, against)).toEqual(reasons(play, move));
      }
    }
  });
});

describe('What is said of a mistake', () => {
  // Hyde's P6 against Jekyll's lower Potion takes the only trick that Jekyll has.
  const led = firstTrick('W1 W5 W7 G2 G6 P1 P2 P7 2+ 5+', 'W2 W3 W6 G1 G3 G4 P3 P6 3+ 4+')
    .trick('W7', 'W2')
    .trick('W1', 'W6')
    .leads('P6');
  const [made, better] = [follow('jekyll', '2+'), follow('jekyll', 'P2')];

  test('is first that it hands over an earlier trick by Pride’s effect, as the engine plays it', () => {
    expect(reasonsBetween(led.state as InRound, made, better)).toEqual([
      { type: 'costs-trick', move: made, trick: 1 },
    ]);
    expect(reasonsBetween(led.state as InRound, made, better).map(reasonSentence)).toEqual([
      'Potion 2+ loses more than this trick: where a Potion and Pride meet, the winner takes an earlier trick too, here trick 1.',
    ]);
    expect(led.does(made).events).toContainEqual(
      expect.objectContaining({ type: 'took-trick', from: 'jekyll', trick: 1 }),
    );
  });

  test('is not that where the better card hands it over too, or the Potion takes one', () => {
    const types = (one: Move, other: Move) =>
      reasonsBetween(led.state as InRound, one, other).map(({ type }) => type);
    expect(types(better, made)).not.toContain('costs-trick');
    expect(types(follow('jekyll', '5+'), made)).not.toContain('costs-trick');
  });
});

describe('What is said against another move than the best', () => {
  // Pride is to stand above Greed, and Hyde has no Greed.
  const led = firstTrick(JEKYLLS, 'W2-4 W6 P2 P3 P5 P6 3+ 4+').leads('G6');
  /** The first is the best; each that follows wins a share of the games less, and comes to a gap that is worse for Hyde by 2. */
  const held = (play: Play, by: Seat, moves: readonly Move[], less = 0.1) =>
    reasonAgainstAlternatives(
      play.state as InRound,
      moves.map((move, place) => ({
        move,
        gap: by === 'hyde' ? 8 - 2 * place : 2 * place,
        chance: 0.5 - less * place,
      })),
      counted(view(play.state, by)),
    );
  const answers = (...cards: readonly Card[]) => cards.map((card) => follow('hyde', card));

  test('where both win: which card is kept then, and how many tricks that makes too few', () => {
    expect(held(led, 'hyde', answers('P2', 'P5', 'P6'))).toEqual({
      type: 'as-well',
      move: follow('hyde', 'P6'),
      isWon: true,
      isLikely: false,
      kept: ['P2'],
      more: -1,
    });
  });

  test('is nothing where the difference is under half a trick, where both do about as well, and where the count says otherwise', () => {
    expect(held(led, 'hyde', answers('P2', 'P5'))).toBeNull();
    expect(held(led, 'hyde', answers('P2', 'P6'), 0.01)).toBeNull();
    expect(held(led, 'hyde', answers('P6', 'P2'))).toBeNull();
    expect(held(led, 'hyde', answers('P2'))).toBeNull();
  });

  test('where none brings the same trick: whose it is with the clearly worse one, and the tricks in the end', () => {
    const wrath = firstTrick(JEKYLLS, HYDES).leads('W5');
    const worse = {
      type: 'otherwise',
      move: follow('hyde', 'W6'),
      isWon: true,
      isLikely: false,
      takesTwo: false,
    };
    expect(held(wrath, 'hyde', answers('W3', 'W6'))).toEqual({ ...worse, tricks: 4, rather: 3 });
    expect(held(wrath, 'hyde', answers('W6', 'W3'))).toBeNull();
  });

  test('tells of the earlier trick that Pride takes with this one', () => {
    // Jekyll has none; Hyde leads a Potion and names Pride.
    const named = firstTrick(JEKYLLS, 'W2 W3 W6 G1 G3 G4 P2 P3 3+ 4+').trick('W1', 'W2').leads('4+ pride');
    const reason = held(named, 'jekyll', [follow('jekyll', 'P1'), follow('jekyll', 'P7')]);
    expect(reason).toMatchObject({ type: 'otherwise', isWon: true, takesTwo: true });
    expect(reason && reasonSentence(reason)).toMatch(
      /^With Pride 7 you would win this trick and, by Pride, an earlier one: you end further from half, with about \d, not \d\.$/,
    );
  });

  test('of cards to give: how many tricks more than are wanted', () => {
    const dealt = game().deals(JEKYLLS, HYDES);
    expect(held(dealt, 'jekyll', [gives('jekyll', '5+'), gives('jekyll', '2+')])).toMatchObject({
      type: 'as-well',
      isWon: null,
      more: 1,
    });
  });

  test('is nothing where a Greed exchange changes the hand that is kept', () => {
    expect(held(led, 'hyde', answers('P2', '4+'))).toBeNull();
    expect(held(led, 'hyde', answers('3+', 'P2'))).toBeNull();
  });

  test('is said in a sentence', () => {
    const said = (play: Play, moves: readonly Move[]) => {
      const reason = held(play, moves[0]?.by ?? 'hyde', moves);
      return reason && reasonSentence(reason);
    };
    expect([
      said(led, answers('P2', 'P6')),
      said(firstTrick(JEKYLLS, HYDES).leads('W5'), answers('W3', 'W6')),
      said(game().deals(JEKYLLS, HYDES), [gives('jekyll', '5+'), gives('jekyll', '2+')]),
    ]).toEqual([
      'Pride 6 wins as well, but keeping Pride 2 should bring about 1 trick fewer, which is too few.',
      'With Wrath 6 you would win the trick, and end nearer to half: with about 4 of the 10, not 3.',
      'Giving Potion 2+ instead should bring about 1 trick more, which is too many.',
    ]);
  });
});
