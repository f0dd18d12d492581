import { describe, expect, test } from 'vitest';
import { disputes } from '#games/switch/dispute/disputes';
import type { Outcome } from '#games/switch/dispute/outcome';
import { readQuestion } from '#games/switch/rules/position-link';
import type { RuleId } from '#games/switch/rules/rulebook';
import { sealed } from '#kit/checksummed-link';
import { completed, openStep, partingReadings, readSaid, refinements } from '#kit/dispute';
import { words as english } from '../../../src/games/switch/words/en/dispute.ts';
import { words as japanese } from '../../../src/games/switch/words/ja/dispute.ts';
import { say } from '#words/sentences';
import { QUESTIONS } from '../../site/questions/switch-en.ts';
import { holdsForAll, tapped } from '../disputes.ts';

/**
 * The questions of the search test that are about one play, answered by taps alone: what is tapped, in the order in which it is
 * asked (`step:choice` where the verdict stands and something more is told), what it comes to, and by which rule.
 */
const TAPS: readonly (readonly [question: string, taps: string, outcome: Outcome['type'], rule: RuleId])[] = [
  ['can I finish on a jack', 'any J last:yes', 'not-finished', 'no-trick-last'],
  ['seven on a two', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['7 on a 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['can a 7 go on a 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['7 on an active 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['7 on 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['may I answer a 2 with a 7', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['finish on an 8', 'any 8 last:yes', 'not-finished', 'no-trick-last'],
  ['can I finish with a king', 'any K last:yes', 'won', 'last-card-wins'],
  ['finish with two cards', 'any 9 many:2 last:yes', 'won', 'last-card-wins'],
  ['win in a run', '9 10 run:run last:yes', 'not-finished', 'no-trick-last'],
  ['ace on ace', 'A A', 'suit-chosen', 'ace-suit'],
  ['two aces', 'any A many:2', 'suit-chosen', 'ace-suit'],
  ['two eights', 'any 8 many:2', 'again', 'eights-again'],
  ['8 with two players', 'any 8 players:2', 'reversed', 'eights-reverse'],
  ['jack with two players', 'any J players:2', 'again', 'jacks-skip'],
  ['jack on jack', 'J J', 'skipped', 'jacks-skip'],
  ['three jacks', 'any J many:3 players:4', 'again', 'jacks-skip'],
  ['two jacks', 'any J many:2', 'again', 'jacks-skip'],
  ['must I answer a 2', '2 draw waits', 'drew', 'penalty-served'],
  ['2 in a run', '4 2 run:run', 'two-in-run', 'run-no-two'],
  ['7 in a run', '6 7 run:run', 'run', 'run-powerless'],
  ['jack in a run', '10 J run:run', 'run', 'run-powerless'],
  ['run fails on a king', 'K draw run:run', 'drew', 'run-fails'],
  ['nine cards', '2 5H waits same count:4', 'penalty', 'five-hearts-penalty'],
  ['what does a king do', 'any K', 'plain', 'match-top'],
  ['5 of hearts in a run', '4 5H run:run', 'run', 'run-powerless'],
  ['three twos', '2 2 waits count:4', 'penalty', 'twos-penalty'],
  ['same rank in a run', '9 9 run:run', 'run', 'run-follow'],
  ['ace in a run', '9 A run:run', 'ace-too-early', 'run-ace'],
  ['fail the run on purpose', '9 draw run:run', 'drew', 'run-fails'],
  ['ace counter two', '2 A waits', 'no-counter', 'ace-no-counter'],
  ['mirror a mirror', '7 7', 'mirrored', 'seven-mirrors'],
];

/** Those that no single play settles. */
const NO_PLAY = [
  'deck is empty', 'jump in', 'say last card', 'play the card I drew', 'how many cards each', 'who begins',
  'first card is an 8', 'shuffle the top card', 'second place', 'fewest cards', 'draw until', '9 and 10 of one suit',
  'nothing left to draw', 'which card lies on top',
]; // prettier-ignore

describe('A dispute over a play', () => {
  test.each(TAPS)('“%s” is settled by tapping %s: %s, by %s', (_, taps, outcome, rule) => {
    const said = tapped(disputes, taps);
    expect(openStep(disputes, said)).toBe(null);
    const verdict = disputes.verdict(completed(disputes, said), null);
    expect(verdict.outcome.type).toBe(outcome);
    expect(verdict.rules[0]).toBe(rule);
    expect(taps.split(' ').length).toBeLessThanOrEqual(5);
  });

  test('answers every question of the search test that is about one', () => {
    const told = [...TAPS.map(([question]) => question), ...NO_PLAY];
    const asked = QUESTIONS.map(([question]) => question).filter((question) => !told.includes(question));
    expect(asked).toEqual([]);
  });

  test('is told and answered whatever is tapped, under every reading, in both languages', () => {
    holdsForAll(disputes, ({ outcome, position }) => {
      expect(outcome.type).not.toBe('refused');
      expect(say(english.verdicts, outcome)).toMatch(/^(Yes|No)[^.]*\.$/);
      expect(say(japanese.verdicts, outcome)).toMatch(/^(出せ|でき).*。$/);
      expect(readQuestion(position)).toMatchObject({ ok: true });
    });
  });

  test('asks for nothing that does not matter', () => {
    // A 7 goes on a dead 2 whatever its suit, and on nothing that waits.
    expect(openStep(disputes, { top: '2', played: '7' })?.id).toBe('wait');
    expect(openStep(disputes, { top: '2', played: '7', wait: 'dead' })).toBe(null);
    expect(openStep(disputes, { top: '9', played: 'K' })?.id).toBe('fits');
    expect(openStep(disputes, { top: '9', played: '9' })).toBe(null);
    expect(refinements(disputes, { top: 'any', played: 'J' }).map(({ id }) => id)).toEqual([
      'many',
      'last',
      'players',
    ]);
  });

  test('tells what other tables say', () => {
    const readings = partingReadings(disputes, { top: '2', played: '7', wait: 'waits' });
    expect(readings).toMatchObject([
      { ruling: 'seven-on-penalty', reading: 'after-serving', verdict: { allowed: true, outcome: { type: 'served', count: 2 } } },
    ]); // prettier-ignore
    expect(partingReadings(disputes, { top: '9', played: 'K', fits: 'same' })).toEqual([]);
  });

  test('takes nothing from a link that was not offered', () => {
    for (const body of ['top.2.played.1', 'top.2.wait.waits', 'top.9.played.9.fits.same', 'played', 'x.y'])
      expect(readSaid(disputes, sealed(body))).toEqual({ ok: false, problem: { type: 'damaged' } });
  });
});
