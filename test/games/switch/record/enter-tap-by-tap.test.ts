import { describe, expect, test } from 'vitest';
import type { Card } from '#games/switch/rules/cards';
import { placeOf } from '#games/switch/record/card-places-and-contradiction';
import { beginRecording, due, tableOf, type Recording } from '#games/switch/record/record-in-progress';
import {
  again,
  back,
  backTo,
  bars,
  choosable,
  dropWaiting,
  enterWord,
} from '#games/switch/record/enter-tap-by-tap';
import { readRecordFile, recordText } from '#games/switch/record/record-file';
import type { RecordHead } from '#games/switch/record/record';

const HEAD: RecordHead = { observer: 'p1', seats: 2 };
const DEALT = '8S 8H 2C KD AS 5D 9C 7C 9S';

/** A record by words, each of which fits. */
function entered(words: string, head = HEAD, first = beginRecording(head)): Recording {
  return words.split(' ').reduce((now, word) => {
    const next = enterWord(now, word);
    if (next === null || next === 'twice' || !next.ok)
      throw new Error(`${word} does not fit: ${JSON.stringify(next)}`);
    return next.value;
  }, first);
}

/** Why a card cannot come now. */
function refused(recording: Recording, card: Card) {
  const barred = bars(recording, card);
  return barred?.fault.type === 'illegal' ? barred.fault.refusals.map(({ rule }) => rule) : [];
}

describe('What is due', () => {
  test.each([
    ['8S', 'deal'],
    ['8S 8H 2C KD AS 5D 9C', 'turn-up'],
    ['8S 8H 2C KD AS 5D 9C 7C', 'turn-up'],
    [DEALT, 'turn'],
    [`${DEALT} AS`, 'name'],
    [`${DEALT} draw`, 'drawn'],
    [`${DEALT} draw QS`, 'turn'],
  ])('after %s: %s', (words, type) => {
    expect(due(entered(words)).type).toBe(type);
  });

  test('a card that is alone of its rank is played at once, others wait for more', () => {
    expect(entered(`${DEALT} 9C`).sighted).toHaveLength(2);
    expect(entered(`${DEALT} 8S`).sighted).toHaveLength(1);
    expect(entered(`${DEALT} 8S.`).sighted).toHaveLength(2);
    // Of another hand nobody knows what else of the rank is in it.
    expect(entered(`${DEALT} 9C 9H`).picked).toEqual(['9H']);
    expect(entered(`${DEALT} 9C 9H.`).sighted).toHaveLength(3);
  });
});

test('A word for a card that is picked already says so, and leaves it where it is', () => {
  expect(enterWord(entered('8S 8H'), '8S')).toBe('twice');
  expect(entered(`${DEALT} 8S 8S.`).sighted).toHaveLength(2);
});

describe('What is not legal is refused with its rule', () => {
  const run = entered(`${DEALT} 8S 8H AS>spades 3S.`);
  test.each<readonly [string, Recording, Card, readonly string[]]>([
    ['no match', entered(DEALT), 'KD', ['match-top']],
    ['a card that is not in the own hand', entered(DEALT), 'QS', ['own-cards']],
    ['a run that is not followed', run, 'KD', ['run-follow']],
    ['another rank', entered(`${DEALT} 8S`), 'AS', ['same-rank']],
    ['a card of the player who looks on', entered(`${DEALT} 9C`), 'KD', ['own-cards']],
  ])('%s', (_, recording, card, rules) => {
    expect(refused(recording, card)).toEqual(rules);
    expect(choosable(recording)).not.toContain(card);
  });

  test('but at a cut-throat table a mistake in a run is played, at its price', () => {
    const head: RecordHead = { ...HEAD, rulings: { mistakes: 'cut-throat' } };
    const after = entered(`${DEALT} 8S 8H AS>spades 3S. KD`, head);
    expect(due(after)).toMatchObject({ type: 'drawn', by: 'p1', count: 6 });
    const served = entered('QS JS 10S 7S 6S 5S', head, after);
    expect(due(served)).toMatchObject({ type: 'turn', by: 'p2', run: '3' });
  });
});

describe('What was shown before', () => {
  const drawn = entered(`${DEALT} 8S 8H AS>spades 3S. draw QS JS 10S`);

  test('rules out that it is elsewhere, and the move that says so is named', () => {
    expect(bars(drawn, 'QS')?.clash).toEqual({ card: 'QS', place: 'p1', move: 5 });
    expect(bars(drawn, '3S')?.clash).toEqual({ card: '3S', place: 'played', move: 4 });
    expect(bars(drawn, '7C')?.clash).toEqual({ card: '7C', place: 'deck', move: 1 });
  });

  test('and nothing else is known', () => {
    expect(placeOf(drawn, 'QS')).toBe('p1');
    expect(placeOf(drawn, '7C')).toBe('deck');
    expect(placeOf(drawn, '4D')).toBe('unknown');
  });

  test('of a new deck everybody knows which cards it has', () => {
    const head: RecordHead = { observer: 'p1', seats: 2 };
    let now = entered(DEALT, head);
    // Both draw until the deck is used up: 37 cards under the one on top, then nothing to shuffle.
    const own = choosable(entered('draw', head, now));
    for (const card of own.slice(0, 18)) now = entered(`draw ${card} draw`, head, now);
    expect(tableOf(now).phase).toBe('turn');
    expect(due(now)).toMatchObject({ type: 'turn', by: 'p1' });
  });
});

describe('A correction', () => {
  const whole = entered(`${DEALT} 8S 8H AS>spades 3S. draw QS JS 10S draw`);

  test('of an earlier move keeps what followed, which is entered again as far as it fits', () => {
    const earlier = backTo(whole, 3);
    expect(earlier.waiting).toHaveLength(3);
    expect(again(earlier)).toEqual(whole);
    const other = entered('QS.', HEAD, earlier);
    expect(other.waiting).toHaveLength(2);
    const stuck = again(other);
    expect(stuck.waiting).toHaveLength(2);
    expect(dropWaiting(stuck).waiting).toEqual([]);
  });

  test('takes back tap by tap to the beginning', () => {
    let now = whole;
    for (let taps = 0; now.sighted.length > 0 || now.picked.length > 0; taps += 1) {
      expect(taps).toBeLessThan(40);
      now = back(now);
    }
    expect(again(now)).toEqual(whole);
  });

  test('survives the file', () => {
    const file = readRecordFile(recordText(backTo(whole, 2)));
    expect(file?.ok === true && file.value.recording.waiting).toHaveLength(4);
  });
});

describe('A file', () => {
  const text = recordText(entered(`${DEALT} 8S 8H AS>spades`));
  const changed = (change: (file: Record<string, unknown>) => object) =>
    readRecordFile(JSON.stringify(change(JSON.parse(text) as Record<string, unknown>)));

  test('holds what was seen and nothing else', () => {
    const file = JSON.parse(text) as { readonly moves: readonly unknown[] };
    expect(file).toMatchObject({ record: 'switch', version: 1, observer: 'p1', seats: 2 });
    expect(file.moves[0]).toEqual({
      type: 'deal',
      hands: { p1: DEALT.split(' ').slice(0, 7), p2: Array(7).fill('??') },
      turned: ['7C', '9S'],
    });
  });

  test.each<readonly [string, (file: Record<string, unknown>) => object, object]>([
    ['another version', (file) => ({ ...file, version: 2 }), { type: 'wrong-version' }],
    ['another game', (file) => ({ ...file, record: 'chess' }), { type: 'unknown-game' }],
    ['an unknown key', (file) => ({ ...file, wind: 3 }), { type: 'unknown-key', key: 'wind' }],
    ['nobody sits there', (file) => ({ ...file, observer: 'p5' }), { type: 'unexpected', key: 'observer' }],
  ])('%s is refused in words', (_, change, fault) => {
    const read = changed(change);
    expect(read?.ok === false && read.problem.fault).toMatchObject(fault);
  });

  test.each<readonly [string, unknown, object]>([
    ['an illegal move', { type: 'play', by: 'p2', cards: ['KD'] }, { type: 'illegal' }],
    ['a draw that lacks its cards', { type: 'draw', by: 'p1' }, { type: 'illegal' }],
    ['no move', { type: 'dance' }, { type: 'unexpected', key: 'type' }],
    ['a card that is none', { type: 'play', by: 'p2', cards: ['1X'] }, { type: 'unknown-card' }],
    ['a deck that nobody saw', { type: 'shuffle', deck: ['3C'] }, { type: 'unknown-key', key: 'deck' }],
  ])('%s stops it there, and the moves before it stay', (_, move, fault) => {
    const read = changed((file) => ({ ...file, moves: [...(file.moves as readonly unknown[]), move] }));
    expect(read?.ok === true && read.value.problem).toMatchObject({ move: 4, fault });
    expect(read?.ok === true && read.value.recording.sighted).toHaveLength(3);
  });
});
