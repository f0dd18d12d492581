import { describe, expect, test } from 'vitest';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { framesOf, lineThrough, lineTo } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Line, Step } from '#replays/replay';
import { follows, gives, GREED, LANDSLIDE, leads, randomGame, TWO_ROUNDS } from './fixtures/sample-games.ts';

const plain = (actions: readonly Action[]): Line<Action> => actions.map((action) => ({ action }));
const unfolded = (line: Line<Action>) => playOutVariations(begin(), line, play);

/** The landslide with two variations of its first lead; the first has one of its own, and the second goes wrong. */
const FORKED: Line<Action> = plain(LANDSLIDE).with(3, {
  action: leads('jekyll', 'W5'),
  comment: 'Into the arms of the 6.',
  variations: [
    [
      { action: leads('jekyll', 'W1') },
      { action: follows('hyde', 'W6'), variations: [[{ action: follows('hyde', '5+') }]] },
      { action: leads('hyde', 'W7') },
    ],
    plain([leads('jekyll', 'P1'), follows('hyde', 'G5'), leads('jekyll', 'P2')]),
  ],
});

describe('A replay is unfolded once, and then only looked up', () => {
  test('each move, of the main line and of the variations, is played exactly once', () => {
    const played: Action[] = [];
    playOutVariations(begin(), FORKED, (position, action: Action) => {
      played.push(action);
      return play(position, action);
    });
    // 23 on the main line, 3 and 1 in the first variation; of the second the good move and the bad one.
    expect(played).toHaveLength(23 + 3 + 1 + 2);
  });

  test('the frames of a good line are the same, and each move is played when it is first asked for', () => {
    const { line } = unfolded(FORKED);
    const { frames: all } = unfolded(line);
    const played: Action[] = [];
    const frames = framesOf(begin(), line, (position, action: Action) => {
      played.push(action);
      return play(position, action);
    });
    expect(played).toEqual([]);
    expect(frames[3]?.position).toEqual(all[3]?.position);
    expect(played).toEqual(LANDSLIDE.slice(0, 3));
    expect(frames).toEqual(all);
    expect(frames).toEqual(all);
    expect(played).toHaveLength(all.length - 1);
  });

  test('a bad move is not passed over', () => {
    const frames = framesOf(begin(), FORKED, play);
    const bad = frames.findIndex(({ step }) => step?.action === FORKED[3]?.variations?.[1]?.[1]?.action);
    expect(() => frames[bad]?.position).toThrow('Move 5 of this line is not allowed');
  });

  test('a frame is found by its id', () => {
    const { frames } = unfolded(FORKED);
    expect(frames.map(({ id }) => id)).toEqual(frames.keys().toArray());
  });

  test('the start is frame 0: no move led there, and nothing is dealt', () => {
    const [start] = unfolded([]).frames;
    expect(start).toMatchObject({ id: 0, number: 0, depth: 0, step: null, previous: null, next: [] });
    expect(start?.position.context.state.phase).toBe('deal');
  });

  test('the main line runs from the start, a move a frame', () => {
    const { frames, line, refused } = unfolded(plain(LANDSLIDE));
    expect(frames.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, index) => index));
    expect(frames.flatMap(({ step }) => step?.action ?? [])).toEqual(LANDSLIDE);
    expect(line).toEqual(plain(LANDSLIDE));
    expect(refused).toEqual([]);
  });

  test('ways on and ways back fit each other, and the line’s own way comes first', () => {
    const { frames } = unfolded(FORKED);
    for (const { id, number, previous, next } of frames) {
      for (const after of next) expect(frames[after]).toMatchObject({ previous: id, number: number + 1 });
      if (previous !== null) expect(frames[previous]?.next).toContain(id);
    }
    const fork = frames.find(({ next }) => next.length === 3);
    expect(fork?.next.map((id) => frames[id]?.step?.action)).toEqual([
      leads('jekyll', 'W5'),
      leads('jekyll', 'W1'),
      leads('jekyll', 'P1'),
    ]);
  });

  test('a variation replaces the move it hangs on: it stands where that line alone would stand', () => {
    const { frames } = unfolded(FORKED);
    const inner = frames.find(({ depth }) => depth === 2);
    const alone = unfolded(plain([...LANDSLIDE.slice(0, 3), leads('jekyll', 'W1'), follows('hyde', '5+')]));
    expect(inner?.number).toBe(5);
    expect(inner?.position.value).toEqual(alone.frames.at(-1)?.position.value);
    expect(inner?.position.context).toEqual(alone.frames.at(-1)?.position.context);
  });

  test('what stood beside a move stays beside it', () => {
    const { frames, line } = unfolded(FORKED);
    expect(frames[4]?.step?.comment).toBe('Into the arms of the 6.');
    expect(line[3]?.comment).toBe('Into the arms of the 6.');
  });

  test('the line that was given is left alone', () => {
    const before = structuredClone(FORKED);
    unfolded(deepFrozen(FORKED));
    expect(FORKED).toEqual(before);
  });
});

describe('A frame tells what its move changed, and why', () => {
  const rules = (actions: readonly Action[], number: number) =>
    unfolded(plain(actions)).frames[number]?.position.context.events.map(({ rule }) => rule);

  test.each([
    ['the deal', LANDSLIDE, 1, ['deal-ten']],
    ['the first choice of two: nothing changes hands', LANDSLIDE, 2, ['give-together']],
    ['the second choice', LANDSLIDE, 3, ['give-together', 'give-count', 'first-leader']],
    ['the first suit led', LANDSLIDE, 4, ['lead-any', 'rank-lowest']],
    ['one suit, the higher number', LANDSLIDE, 5, ['follow-suit', 'same-suit', 'take-trick', 'winner-leads']],
    ['the second suit led', LANDSLIDE, 10, ['lead-any', 'rank-middle', 'rank-highest']],
    ['a suit that has its rank', LANDSLIDE, 12, ['lead-any']],
    ['a Potion led', LANDSLIDE, 22, ['name-suit', 'rank-no-potion']],
    [
      'two Potions in the tenth trick, and the end',
      LANDSLIDE,
      23,
      [
        'void-plays-any',
        'rank-no-potion',
        'potions-cancel',
        'two-potions',
        'take-trick',
        'gap-moves',
        'hyde-wins',
      ],
    ],
    [
      'a round that is not the last',
      TWO_ROUNDS,
      23,
      [
        'void-plays-any',
        'rank-no-potion',
        'potions-cancel',
        'two-potions',
        'take-trick',
        'gap-moves',
        'next-round',
      ],
    ],
    [
      'Greed asks before the trick is taken',
      GREED,
      11,
      ['potion-instead', 'rank-no-potion', 'effect-first', 'greed-exchanges'],
    ],
    [
      'and then the trick is taken',
      GREED,
      13,
      ['give-together', 'greed-any-card', 'potion-number', 'take-trick', 'winner-leads'],
    ],
  ] as const)('%s', (_, actions, number, expected) => {
    expect(rules(actions, number)).toEqual(expected);
  });

  test('every frame but the start has its events, by the rules alone', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const { frames } = unfolded(plain(randomGame(seed)));
      for (const { number, position } of frames) {
        expect(position.context.events.length > 0).toBe(number > 0);
        expect(position.context.refusals).toEqual([]);
      }
    }
  });
});

describe('The line to a frame, and through it', () => {
  const { frames } = unfolded(FORKED);
  const numbers = (ids: readonly number[]) => ids.map((id) => frames[id]?.number);
  const inner = frames.find(({ depth }) => depth === 2)?.id ?? 0;
  const outer = frames.find(({ depth }) => depth === 1)?.id ?? 0;

  test('the main line goes through the start', () => {
    expect(numbers(lineThrough(frames))).toEqual(Array.from({ length: 24 }, (_, index) => index));
    expect(lineThrough(frames).every((id) => frames[id]?.depth === 0)).toBe(true);
  });

  test('the line to the start is the start', () => {
    expect(lineTo(frames, 0)).toEqual([0]);
  });

  test('the line to a move of a variation comes from the main line', () => {
    expect(numbers(lineTo(frames, inner))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(lineTo(frames, inner).map((id) => frames[id]?.depth)).toEqual([0, 0, 0, 0, 1, 2]);
  });

  test('the line through a move of a variation goes on to the end of that variation', () => {
    expect(numbers(lineThrough(frames, outer))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(lineThrough(frames, inner)).toEqual(lineTo(frames, inner));
  });

  test('where no line goes on, the line through a frame ends there', () => {
    expect(lineThrough(unfolded([]).frames)).toEqual([0]);
  });
});

describe('A line ends before its first bad move', () => {
  test('the main line, whatever comes after', () => {
    const bad = leads('hyde', 'W6');
    const { frames, line, refused } = unfolded(plain(LANDSLIDE).with(3, { action: bad }));
    expect(frames).toHaveLength(4);
    expect(line).toEqual(plain(LANDSLIDE.slice(0, 3)));
    expect(refused).toEqual([
      {
        move: 4,
        variation: [],
        refusal: [{ type: 'not-your-turn', rule: 'turns', by: 'hyde', turn: 'jekyll' }],
      },
    ]);
  });

  test('a variation, while the main line goes on', () => {
    const { line, refused } = unfolded(FORKED);
    expect(line).toHaveLength(23);
    expect(line[3]?.variations?.map((variation) => variation.length)).toEqual([3, 1]);
    // Greed 5 does not follow Pride while Hyde holds Pride 5, 6 and 7.
    expect(refused.map(({ move, variation }) => ({ move, variation }))).toEqual([
      { move: 5, variation: [2] },
    ]);
  });

  test('several lines, in the order of the moves', () => {
    const first: Step<Action> = {
      action: gives('jekyll', 'W3'),
      variations: [
        plain([gives('jekyll', 'W1'), gives('hyde', 'W5'), leads('hyde', 'W6')]),
        plain([gives('jekyll')]),
      ],
    };
    const { refused } = unfolded(
      plain(LANDSLIDE)
        .with(1, first)
        .with(2, { action: gives('hyde', 'W1') }),
    );
    expect(refused.map(({ move, variation }) => [move, variation])).toEqual([
      [2, [2]],
      [3, []],
      [4, [1]],
    ]);
  });
});

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
