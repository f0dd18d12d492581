import { describe, expect, test } from 'vitest';
import type { Card } from '#games/chronicle/rules/cards';
import { barsDown, barsIn, choosable, commit } from '#games/chronicle/record/enter-tap-by-tap';
import { enterTypedMoves } from '#games/chronicle/record/enter-typed-moves';
import { due, seenTable } from '#games/chronicle/record/next-record-entry';
import { playersToName } from '#games/chronicle/record/player-to-name';
import { beginRecording, type Recording } from '#games/chronicle/record/record-in-progress';
import { placesIn } from '#games/chronicle/record/card-places-and-contradiction';
import { readRecordFile, recordText } from '#games/chronicle/record/record-file';
import { hiddenMoves, observerOf } from '#games/chronicle/record/record-to-replay';
import type { RecordHead } from '#games/chronicle/record/record';
import { again, back, backTo, dropWaiting } from '#games/chronicle/record/take-back';

const HEAD: RecordHead = { observer: 'p1', seats: 3 };
const DEALT = 'W1 fewest-wisdom L2 L5 L8 P3 P4 P9 W3 W6 W10 King Sage Angel p2';
const TAKEN = `${DEALT} L7 down L8 take P7 from p2 W2`;

/** A record by words, all of which fit. */
function entered(text: string, head = HEAD, first = beginRecording(head)): Recording {
  let now = first;
  for (let words: readonly string[] = text.split(' '); words.length > 0;) {
    const next = enterTypedMoves(now, words);
    if (next.entered === null || next.entered === 'twice' || !next.entered.ok)
      throw new Error(`${words.join(' ')} does not fit: ${JSON.stringify(next.entered)}`);
    now = next.entered.value;
    words = words.slice(next.taken);
  }
  return now;
}

/** The rules by which a card cannot come now. */
function refused(recording: Recording, card: Card) {
  const fault = barsIn(recording)(card)?.fault;
  return fault?.type === 'illegal' ? fault.refusals.map(({ rule }) => rule) : [];
}

describe('What is due', () => {
  test.each([
    ['W1', 'conditions'],
    ['W1 fewest-wisdom', 'deal'],
    ['W1 fewest-wisdom L2 L5 L8 P3 P4 P9 W3 W6 W10 King Sage Angel', 'holder'],
    // Who holds the Lead Card sees it.
    ['L2 most-power L2 L5 L8 P3 P4 P9 W3 W6 W10 King Sage Angel', 'play'],
    [DEALT, 'play'],
    [`${DEALT} L7 down L8`, 'choice'],
    [`${DEALT} L7 down L8 from p2`, 'card'],
    [`${DEALT} L7 down L8 from p2 P7`, 'shown'],
    [TAKEN, 'play'],
  ])('after %s: %s', (words, type) => {
    expect(due(entered(words)).type).toBe(type);
  });

  test('with five players the card that is laid aside comes before the first play', () => {
    const head: RecordHead = { observer: 'p1', seats: 5 };
    const dealt = entered('W1 fewest-wisdom L2 L5 L8 P3 P4 P9 W3', head);
    expect(due(dealt).type).toBe('aside');
    expect(refused(dealt, 'W1')).toEqual(['aside-not-lead']);
    expect(due(entered('King', head, dealt)).type).toBe('holder');
  });
});

test.each<readonly [string, readonly string[]]>([
  ['W1 fewest-wisdom L2 L5 L8 P3 P4 P9 W3 W6 W10 King Sage Angel', ['p2', 'p3']],
  [`${DEALT} L7 down L8`, ['p2', 'p3']],
  [DEALT, []],
  [`${DEALT} L7 down L8 from p2`, []],
])('A player is to be named, and no card, after %s: %s', (words, players) => {
  expect(playersToName(due(entered(words)))).toEqual(players);
});

test('The history card lies on the table as soon as it is entered', () => {
  expect(seenTable(beginRecording(HEAD)).history).toBeNull();
  expect(seenTable(entered('W1')).history).toEqual({ lead: 'W1', conditions: [] });
  const settled = seenTable(entered('W1 fewest-wisdom L2')).history;
  expect(settled).toEqual({ lead: 'W1', conditions: [{ fewest: 'wisdom' }] });
  expect(seenTable(entered(DEALT)).history).toEqual(settled);
});

describe('What is not legal is refused with its rule', () => {
  const led = entered(`${DEALT} L7`);
  const void3 = entered(`${DEALT} L7 down L5`);
  test.each<readonly [string, Recording, Card, readonly string[]]>([
    ['a card that the observer holds', entered(DEALT), 'L2', ['own-cards']],
    ['another suit, face up', led, 'P1', ['void-down']],
    ['a card that lies in the Meeting', led, 'L7', ['own-cards']],
    ['the Lead Card, which another shows', entered(`${DEALT} W2`), 'W1', ['own-cards']],
  ])('%s', (_, recording, card, rules) => {
    expect(refused(recording, card)).toEqual(rules);
    expect(choosable(recording)).not.toContain(card);
  });

  test('of the own hand only what may be played can be entered', () => {
    expect(choosable(entered(`${DEALT} L7 L9`))).toEqual(['L2', 'L5', 'L8', 'Sage', 'Angel', 'King']);
  });

  test('whoever has played face down holds no card of that suit since', () => {
    // What lay face down is no Wild, and not of the suit that was led.
    expect(due(void3).type).toBe('shown');
    expect(choosable(void3).every((card) => /^[PW]/.test(card) && card !== 'W1')).toBe(true);
    // Whoever has won leads a Wild: now Player 3 could play any card but one of the suit that was not followed.
    const free = entered('W2 Fool', HEAD, void3);
    expect(due(free)).toMatchObject({ type: 'play', by: 'p3' });
    expect(refused(free, 'L9')).toEqual(['own-cards']);
    expect(choosable(free)).toContain('P1');
  });

  test('whoever is known to have a card of the suit cannot lay one face down', () => {
    expect(barsDown(led)).toBeNull();
    // Player 2 has shown Wisdom 1.
    expect(barsDown(entered(`${DEALT} L7 L9 L5 W7 W3`))).not.toBeNull();
  });
});

describe('What nobody has shown', () => {
  const others = entered(`${TAKEN} P3 P8 from p3`);

  test('is known of nobody, and its move not named', () => {
    expect(placesIn(others).get('W1')).toBeUndefined();
    expect(placesIn(others).get('P7')).toBe('p1');
    expect(placesIn(others).get('W2')).toBe('p1-allies');
    expect([...hiddenMoves(others)].map(({ type }) => type)).toEqual(['take']);
    expect(observerOf(others)).toBe('p1');
  });

  test('can be wherever it may have gone', () => {
    const next = entered('P1', HEAD, others);
    expect(due(next)).toMatchObject({ type: 'play', by: 'p2' });
    for (const card of ['W1', 'P2', 'L9'] as const) expect(choosable(next)).toContain(card);
  });

  test('rules out that a card is elsewhere, and the move that says so is named', () => {
    expect(barsIn(others)('P7')?.clash).toEqual({ card: 'P7', place: 'p1', move: 5 });
  });
});

describe('A correction', () => {
  const whole = entered(`${TAKEN} P3 P8 from p3`);

  test('of an earlier move keeps what followed, which is entered again as far as it fits', () => {
    const earlier = backTo(whole, 2);
    expect(earlier.waiting).toHaveLength(whole.sighted.length - 2);
    expect(again(earlier)).toEqual(whole);
    const other = entered('L9', HEAD, earlier);
    const stuck = again(other);
    expect(stuck.sighted).toHaveLength(4);
    expect(dropWaiting(stuck).waiting).toEqual([]);
  });

  test('takes back tap by tap to the beginning', () => {
    let now = whole;
    for (let taps = 0; now.sighted.length > 0 || now.picked.length > 0 || now.begun !== null; taps += 1) {
      expect(taps).toBeLessThan(60);
      now = back(now);
    }
    expect(again(now)).toEqual(whole);
  });

  test('survives the file', () => {
    const file = readRecordFile(recordText(backTo(whole, 2)));
    expect(file?.ok === true && file.value.recording).toEqual(backTo(whole, 2));
  });
});

describe('A file', () => {
  const text = recordText(entered(`${DEALT} L7 down`));
  const changed = (change: (file: Record<string, unknown>) => object) =>
    readRecordFile(JSON.stringify(change(JSON.parse(text) as Record<string, unknown>)));

  test('holds what was seen and nothing else', () => {
    const file = JSON.parse(text) as { readonly moves: readonly unknown[] };
    expect(file).toMatchObject({ record: 'chronicle', version: 1, observer: 'p1', seats: 3 });
    expect(file.moves).toEqual([
      {
        type: 'deal',
        history: { lead: 'W1', conditions: [{ fewest: 'wisdom' }] },
        hands: {
          p1: DEALT.split(' ').slice(2, 14),
          p2: ['W1', ...Array<string>(11).fill('??')],
          p3: Array(12).fill('??'),
        },
      },
      { type: 'play', by: 'p2', card: 'L7' },
      { type: 'play', by: 'p3', card: '??', down: true },
    ]);
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
    ['a card that is elsewhere', { type: 'play', by: 'p1', card: 'L7' }, { type: 'illegal' }],
    [
      'an own card that is not named',
      { type: 'play', by: 'p1', card: '??', down: true },
      { type: 'unknown-card' },
    ],
    ['a card face up that is not named', { type: 'play', by: 'p1', card: '??' }, { type: 'unknown-card' }],
    ['no move', { type: 'dance' }, { type: 'unexpected', key: 'type' }],
    ['a card that is none', { type: 'play', by: 'p1', card: '1X' }, { type: 'unknown-card' }],
    [
      'cards that do not come to light',
      { type: 'play', by: 'p1', card: 'L8', shown: ['W2'] },
      { type: 'unexpected', key: 'shown' },
    ],
    [
      'a Meeting that is won without what lay in it',
      { type: 'play', by: 'p1', card: 'L5' },
      { type: 'missing-key', key: 'shown' },
    ],
  ])('%s stops it there, and the moves before it stay', (_, move, fault) => {
    const read = changed((file) => ({ ...file, moves: [...(file.moves as readonly unknown[]), move] }));
    expect(read?.ok === true && read.value.problem).toMatchObject({ move: 4, fault });
    expect(read?.ok === true && read.value.recording.sighted).toHaveLength(3);
  });

  test('a deal whose Lead Card nobody shows is none', () => {
    const read = changed((file) => {
      const [deal, ...rest] = file.moves as readonly { readonly hands: object }[];
      const hands = { ...deal?.hands, p2: Array(12).fill('??') };
      return { ...file, moves: [{ ...deal, hands }, ...rest] };
    });
    expect(read?.ok === true && read.value.problem).toMatchObject({ move: 1 });
  });
});

test('A move that waits is entered only where it still fits', () => {
  const now = entered(`${DEALT} L7`);
  expect(commit(now, { type: 'play', by: 'p3', card: 'L2' }).ok).toBe(false);
  expect(commit(now, { type: 'play', by: 'p3', card: 'L9' }).ok).toBe(true);
});

test('A word for a card that is picked already says so, and leaves it where it is', () => {
  const begun = entered('W1 fewest-wisdom L2 L5');
  expect(enterTypedMoves(begun, ['L2', 'L8'])).toEqual({ entered: 'twice', taken: 1 });
});
