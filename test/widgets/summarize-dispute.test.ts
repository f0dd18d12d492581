import { expect, test } from 'vitest';
import { disputeFace as ofChronicle } from '#games/chronicle/widgets/dispute/dispute-face.tsx';
import { disputeFace as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/widgets/dispute/dispute-face.tsx';
import { disputeFace as ofSwitch } from '#games/switch/widgets/dispute/dispute-face.tsx';
import { writeSaid, type Said } from '#kit/dispute-questionnaire';
import { words } from '#said/dispute';
import { summarizeDispute } from '#widgets/dispute/summarize-dispute.ts';

/** What the list of the search says of a dispute before it is opened. */

test('Where enough is told, the verdict stands in the list, with what other tables say', () => {
  const link = writeSaid(ofSwitch.disputes, { top: 'Q', played: 'K', fits: 'same', run: 'none', last: 'no' });
  const summary = summarizeDispute(ofSwitch, link);
  expect(summary?.hangsOn).toBeNull();
  expect(summary?.verdicts.map(({ answer, upheld }) => [answer, upheld])).toEqual([[null, true]]);
  const { elsewhere } =
    summarizeDispute(
      ofSwitch,
      writeSaid(ofSwitch.disputes, { top: 'Q', played: '8', fits: 'same', last: 'yes' }),
    )?.verdicts[0] ?? {};
  expect(elsewhere?.length).toBeGreaterThan(0);
});

test('Where one answer is wanting, the verdict by each stands there, or what it hangs on further', () => {
  const led = summarizeDispute(
    ofJekyllVsHyde,
    writeSaid(ofJekyllVsHyde.disputes, { led: 'W5', answer: 'G3' }),
  );
  expect(led?.hangsOn).not.toBeNull();
  const [yes, no] = led?.verdicts ?? [];
  // Who still held the suit that was led had to follow.
  expect([yes?.upheld, no?.upheld].filter((upheld) => upheld === false)).toHaveLength(1);
  for (const each of led?.verdicts ?? []) expect(each.text.length).toBeGreaterThan(10);
  const five = summarizeDispute(ofSwitch, writeSaid(ofSwitch.disputes, { top: '2', played: '9' }));
  expect(five?.hangsOn).not.toBeNull();
});

test('Where nobody knows, what it comes to is told by each answer, and whether it stands is left open', () => {
  const summary = summarizeDispute(
    ofSwitch,
    writeSaid(ofSwitch.disputes, { top: '3', played: '5', run: 'unknown', fits: 'same' }),
  );
  expect(summary?.hangsOn).toBe(words.hangsOn(ofSwitch.question('run', { top: '3' })));
  const byAnswer = ['run', 'none'].map((run) => ({
    ...summarizeDispute(ofSwitch, writeSaid(ofSwitch.disputes, { top: '3', played: '5', run, fits: 'same' }))
      ?.verdicts[0],
    answer: ofSwitch.choice('run', run),
  }));
  expect(summary?.verdicts).toEqual(byAnswer);
  // Each rests on its own rule.
  expect(new Set(byAnswer.map(({ rule }) => rule)).size).toBe(2);
});

test('What nobody knows under one answer alone is told below that answer', () => {
  const summary = summarizeDispute(
    ofChronicle,
    writeSaid(ofChronicle.disputes, { led: 'wild', played: '7', since: 'unknown', holds: 'unknown' }),
  );
  const below = summary?.verdicts.map(({ upheld, byAnswer }) => [
    upheld,
    byAnswer.map((each) => each.upheld),
  ]);
  expect(below).toEqual([
    [true, []],
    [null, [false, true]],
    [true, []],
  ]);
});

test('What hangs on one of the answers that nobody knows is still asked', () => {
  const summary = summarizeDispute(
    ofJekyllVsHyde,
    writeSaid(ofJekyllVsHyde.disputes, { led: 'W5', answer: 'G3', holds: 'unknown' }),
  );
  expect(summary?.hangsOn).toBe(words.hangsOn(ofJekyllVsHyde.question('ranking', {})));
});

test('Where more answers are wanting than are listed, but a play that is allowed comes to one thing, that is told', () => {
  const of = (said: Said) => summarizeDispute(ofJekyllVsHyde, writeSaid(ofJekyllVsHyde.disputes, said));
  // Whichever suit was named, the numbers decide.
  const led = of({ led: 'X3', answer: 'W4' });
  expect(led?.hangsOn).toBe(words.hangsOn(ofJekyllVsHyde.question('names', {})));
  const named = of({ led: 'X3', answer: 'W4', names: 'wrath' })?.verdicts;
  expect(led?.verdicts).toEqual(named?.map((verdict) => ({ ...verdict, answer: words.ifAllowed })));
  // Each way in which the tokens may lie comes to something else.
  expect(of({ led: 'W5', answer: 'G3', holds: 'none' })?.verdicts).toEqual([]);
  // A lead is nothing yet.
  expect(of({ led: 'W5' })?.verdicts).toEqual([]);
});

test('A damaged link is no dispute', () => {
  expect(summarizeDispute(ofSwitch, 'nothing')).toBeNull();
});
