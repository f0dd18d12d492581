import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { randomPosition } from '#games/jekyll-vs-hyde/board/random-position';
import { SEATS, isPotion, other, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { positionOf, type Question } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { seededRandom, pick } from '#kit/random';
import { EMPTY } from '#games/jekyll-vs-hyde/rules/position-setup';
import { endings, endingNow } from '#games/jekyll-vs-hyde/board/round-endings';
import {
  differencesInMoves,
  rulingReadingDifferences,
} from '#games/jekyll-vs-hyde/board/compare-answers-between-readings';

/** The same question under each reading. */

const RANKING: readonly Suit[] = ['wrath', 'greed', 'pride'];
/** Potion 4+ is led and names Pride, the highest; Hyde is void in it and holds Greed 5, which is higher as a number. */
const asked: Question = {
  setup: { ...EMPTY, ranking: RANKING, hands: { jekyll: ['W1', '4+'], hyde: ['W2', 'G5'] } },
  moves: [{ type: 'lead', by: 'jekyll', card: '4+', names: 'pride' }],
};
const answered: Question = { ...asked, moves: [...asked.moves, { type: 'follow', by: 'hyde', card: 'G5' }] };

describe('Where the readings of the led Potion part', () => {
  test('is said of the cards that could answer', () => {
    expect(rulingReadingDifferences(asked, 'led-potion')).toEqual([
      expect.objectContaining({
        type: 'pair',
        answers: [
          expect.objectContaining({ by: 'hyde', card: 'G5' }),
          expect.objectContaining({ by: 'jekyll', card: '4+' }),
        ],
      }),
    ]);
  });

  test('is said of the trick that was played, once it is taken', () => {
    const question: Question = {
      setup: {
        ...asked.setup,
        hands: { jekyll: ['P6', '4+'], hyde: ['W2', 'G5'] },
        ranking: ['greed', 'wrath', 'pride'],
      },
      moves: [
        { type: 'lead', by: 'jekyll', card: '4+', names: 'pride' },
        { type: 'follow', by: 'hyde', card: 'G5' },
        { type: 'exchange', by: 'jekyll', cards: ['P6'] },
        { type: 'exchange', by: 'hyde', cards: ['W2'] },
      ],
    };
    expect(rulingReadingDifferences(question, 'led-potion')).toMatchObject([
      { type: 'trick', answers: [{ by: 'hyde' }, { by: 'jekyll' }] },
    ]);
  });

  test('is said while a Greed exchange is still to come, for nothing that is given changes it', () => {
    expect(rulingReadingDifferences(answered, 'led-potion')).toMatchObject([
      { type: 'trick', answers: [{ by: 'hyde' }, { by: 'jekyll' }] },
    ]);
  });

  test.for(SEATS)('is said the same when %s alone has chosen what to give', (by) => {
    const { hands } = answered.setup;
    const card = hands[by].find((one) => one !== '4+' && one !== 'G5');
    if (card === undefined) throw new Error('Each holds one more card');
    const half: Question = {
      ...answered,
      moves: [...answered.moves, { type: 'exchange', by, cards: [card] }],
    };
    expect(rulingReadingDifferences(half, 'led-potion')).toEqual(
      rulingReadingDifferences(answered, 'led-potion'),
    );
  });

  test('is said where one plays on as soon as the trick is decided, and still once another is played', () => {
    const told = (moves: Question['moves']) =>
      differencesInMoves({ ...answered, moves: [...asked.moves, ...moves] }, 'led-potion').map(
        ({ type }) => type,
      );
    const follow = answered.moves.slice(-1);
    const exchange: Question['moves'] = [
      { type: 'exchange', by: 'jekyll', cards: ['W1'] },
      { type: 'exchange', by: 'hyde', cards: ['W2'] },
    ];
    expect(told([])).toEqual([]);
    expect(told(follow)).toEqual(['trick']);
    expect(told([...follow, ...exchange])).toEqual(['trick']);
    expect(told([...follow, ...exchange, { type: 'lead', by: 'hyde', card: 'W1' }])).toEqual(['trick']);
  });

  test('is nowhere in a trick without a Potion', () => {
    expect(
      rulingReadingDifferences(
        { ...asked, moves: [{ type: 'lead', by: 'jekyll', card: 'W1' }] },
        'led-potion',
      ),
    ).toEqual([]);
  });

  test('is what comes of playing each answer under each reading', () => {
    for (let seed = 0; seed < 120; seed += 1) {
      const question = randomPosition(
        pick(['potion-led-void', 'potion-led', 'follow'], seededRandom(seed)),
        seed,
      );
      const winners = SWITCHES['led-potion'].map((reading) => {
        const setup = { ...question.setup, rulings: { ...question.setup.rulings, 'led-potion': reading } };
        const at = positionOf({ ...question, setup });
        if (!at.ok || at.value.phase !== 'follow') throw new Error('A card is to be answered');
        const state = at.value;
        return new Map(
          state.hands[other(state.leader)].flatMap((card) => {
            const action = { type: 'follow', by: other(state.leader), card } as const;
            if (judge(state, action).length > 0) return [];
            let after = apply(state, action);
            while (after.state.phase === 'greed')
              after = apply(after.state, pick(legal(after.state), seededRandom(seed)));
            return [[card, after.events.find((event) => event.type === 'won')?.by]] as const;
          }),
        );
      });
      const [number, named] = winners;
      const differing = [...(number ?? [])]
        .filter(([card, by]) => named?.get(card) !== by)
        .map(([card]) => card);
      const said = rulingReadingDifferences(question, 'led-potion').flatMap((parting) => {
        if (parting.type !== 'pair') return [];
        const [first] = parting.answers;
        return first === undefined
          ? []
          : [isPotion(first.card) && first.card === parting.lead.card ? first.beats : first.card];
      });
      expect(said).toEqual(differing);
    }
  });
});

describe('Where the readings of the match part', () => {
  test('is the end of the game, before and after it has come', () => {
    const before: Question = {
      setup: { ...EMPTY, marker: 6, won: { jekyll: 7, hyde: 2 }, hands: { jekyll: ['W2'], hyde: ['W1'] } },
      moves: [],
    };
    const ends = [
      { type: 'over', winner: 'hyde' },
      { type: 'roles-change', by: 'hyde', needed: 1 },
    ];
    expect(rulingReadingDifferences(before, 'return-match')).toMatchObject([{ type: 'end', answers: ends }]);
    const after: Question = {
      ...before,
      moves: [
        { type: 'lead', by: 'jekyll', card: 'W2' },
        { type: 'follow', by: 'hyde', card: 'W1' },
      ],
    };
    expect(rulingReadingDifferences(after, 'return-match')).toMatchObject([{ type: 'end', answers: ends }]);
    const early = { ...before, setup: { ...before.setup, marker: 0 } };
    expect(rulingReadingDifferences(early, 'return-match')).toEqual([]);
  });
});

test('The round can end in eleven ways, and ends so where the tricks lie so', () => {
  const at = positionOf({ ...asked, moves: [] });
  if (!at.ok) throw new Error('Nothing is played');
  const all = endings(at.value);
  expect(all.map(({ end }) => end.gap)).toEqual([10, 8, 6, 4, 2, 0, 2, 4, 6, 8, 10]);
  expect(endingNow(at.value)?.end).toMatchObject({ gap: 0, marker: 0, winner: null });
});
