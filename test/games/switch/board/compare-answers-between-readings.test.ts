import { describe, expect, test } from 'vitest';
import { EXAMPLE_IDS, exampleOf, type Example } from '#games/switch/board/example-positions';
import {
  differencesInMoves,
  rulingReadingDifferences,
} from '#games/switch/board/compare-answers-between-readings';
import { boardOf, framesOf, questionOn, underRulings } from '#replays/board/sandbox-board';
import { positions } from '#games/switch/position-setup-adapter';
import { unreachableReason } from '#games/switch/board/unreachable-reason';
import { DEFAULT_RULINGS, SWITCHES, type SwitchId } from '#games/switch/rules/ruling-switches';
import type { Setup } from '#games/switch/rules/position-setup';
import type { Action } from '#games/switch/rules/state';

/** The readings of a ruling side by side. */

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
const partings = (setup: Setup, moves: readonly Action[] = []) =>
  IDS.filter((id) => rulingReadingDifferences({ setup, moves }, id).length > 0);

describe('A ruling decides', () => {
  test.each<[Example, readonly SwitchId[]]>([
    ['seven-on-two', ['seven-on-penalty']],
    ['five-on-two', ['seven-on-penalty', 'five-hearts-on-twos']],
    ['mirror-on-ace', []],
    ['three-jacks', []],
    ['two-eights', ['even-eights']],
    ['ace-in-run', ['run-ace', 'mistakes']],
    ['mistake-in-run', ['mistakes']],
    ['last-seven', ['finish-on-trick']],
    ['three-fives', []],
    ['dead-deck', []],
  ])('in %s of %j', (id, decisive) => {
    expect(partings(exampleOf(id, DEFAULT_RULINGS))).toEqual(decisive);
  });

  test('by what each reading answers, the default first', () => {
    const setup = exampleOf('last-seven', DEFAULT_RULINGS);
    const [parting] = rulingReadingDifferences({ setup, moves: [] }, 'finish-on-trick');
    expect(parting?.action).toMatchObject({ type: 'play', cards: ['7H'] });
    const types = parting?.answers.map((answer) =>
      answer.type === 'played' ? answer.events.map(({ type }) => type) : [],
    );
    expect(types?.[0]).toContain('not-finished');
    expect(types?.[1]).toContain('won');
  });

  test('in the first move that was played, whatever came after it', () => {
    const setup = exampleOf('two-eights', DEFAULT_RULINGS);
    const moves: readonly Action[] = [
      { type: 'play', by: 'p1', cards: ['8C', '8H'] },
      { type: 'play', by: 'p1', cards: ['6H'] },
    ];
    expect(rulingReadingDifferences({ setup, moves }, 'even-eights').map(({ action }) => action)).toEqual([
      moves[0],
    ]);
  });
});

describe('Where one plays on', () => {
  const eights: Action = { type: 'play', by: 'p1', cards: ['8C', '8H'] };
  const setup = exampleOf('two-eights', DEFAULT_RULINGS);

  test('a ruling is told from the move on that it decides, and not before it', () => {
    const told = (moves: readonly Action[]) =>
      IDS.filter((id) => differencesInMoves({ setup, moves }, id).length > 0);
    expect(told([])).toEqual([]);
    expect(told([eights])).toEqual(['even-eights']);
    // What comes after it hangs on it too.
    expect(told([eights, { type: 'play', by: 'p1', cards: ['6H'] }])).toEqual(['even-eights']);
  });

  test('a play that the reading refuses goes on being asked, and is made by the reading that allows it', () => {
    const laid: Setup = { ...exampleOf('seven-on-two', DEFAULT_RULINGS), top: '2H' };
    const seven: Action = { type: 'play', by: 'p1', cards: ['7H'] };
    const board = boardOf(positions, { setup: laid, moves: [seven] });
    expect(board.tried).toEqual(seven);
    const other = underRulings(positions, board, { ...DEFAULT_RULINGS, 'seven-on-penalty': 'after-serving' });
    expect([other.tried, other.line.length]).toEqual([null, 1]);
    expect(differencesInMoves(questionOn(other), 'seven-on-penalty')).toHaveLength(1);
    const back = underRulings(positions, other, DEFAULT_RULINGS);
    expect([back.tried, back.line.length]).toEqual([seven, 0]);
    expect(differencesInMoves(questionOn(back), 'seven-on-penalty')).toHaveLength(1);
  });
});

test('Every position that is worth a look can come up, and whoever is to act can be played for', () => {
  for (const id of EXAMPLE_IDS) {
    const board = boardOf(positions, { setup: exampleOf(id, DEFAULT_RULINGS), moves: [] });
    const state = framesOf(positions, board)[0]?.position.context.state;
    if (state?.phase !== 'turn') throw new Error('It is somebody’s turn');
    expect(unreachableReason(state)).toBeNull();
  }
});
