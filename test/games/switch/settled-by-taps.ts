import type { Outcome } from '#games/switch/dispute/disputed-play-outcome';
import type { RuleId } from '#games/switch/rules/rulebook';

/**
 * The questions of the search test that are about one play, answered by taps alone: what is tapped, in the order in which it is
 * asked (`step:choice` where the verdict stands and something more is told), what it comes to, and by which rule.
 */
export const SETTLED_BY_TAPS: readonly (readonly [
  question: string,
  taps: string,
  outcome: Outcome['type'],
  rule: RuleId,
])[] = [
  ['can I finish on a jack', 'any J last:yes', 'not-finished', 'no-trick-last'],
  ['seven on a two', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['7 on a 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['can a 7 go on a 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['7 on an active 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['7 on 2', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['may I answer a 2 with a 7', '2 7 waits', 'no-counter', 'seven-no-counter'],
  ['may my last card be an 8', 'any 8 last:yes', 'not-finished', 'no-trick-last'],
  ['finish on an 8', 'any 8 last:yes', 'not-finished', 'no-trick-last'],
  ['can I finish with a king', 'any K last:yes', 'won', 'last-card-wins'],
  ['finish with two cards', 'any 9 last:yes', 'won', 'last-card-wins'],
  ['win in a run', '9 10 same run:run last:yes', 'not-finished', 'no-trick-last'],
  ['ace on ace', 'A A', 'suit-chosen', 'ace-suit'],
  ['two aces', 'any A', 'suit-chosen', 'ace-suit'],
  ['two eights', 'any 8 many:2', 'again', 'eights-again'],
  ['8 with two players', 'any 8 players:2', 'reversed', 'eights-reverse'],
  ['whose turn after an 8 when only two play', 'any 8 players:2', 'reversed', 'eights-reverse'],
  ['finish on a 2', 'any 2 last:yes', 'not-finished', 'no-trick-last'],
  ['can I win with a 2 as last card', 'any 2 last:yes', 'not-finished', 'no-trick-last'],
  ['jack with two players', 'any J players:2', 'again', 'jacks-skip'],
  ['jack on jack', 'J J', 'skipped', 'jacks-skip'],
  ['red jack on a black jack', 'J J', 'skipped', 'jacks-skip'],
  ['red jack cancels black jack', 'J J', 'skipped', 'jacks-skip'],
  ['three jacks', 'any J many:3 players:4', 'again', 'jacks-skip'],
  ['two jacks', 'any J many:2', 'again', 'jacks-skip'],
  ['must I answer a 2', '2 draw waits', 'drew', 'penalty-served'],
  ['2 in a run', '4 2 same run:run', 'two-in-run', 'run-no-two'],
  ['7 in a run', '6 7 run:run', 'run', 'run-powerless'],
  ['jack in a run', '10 J same run:run', 'run', 'run-powerless'],
  ['run fails on a king', 'K draw run:run', 'drew', 'run-fails'],
  ['nine cards', '2 5H waits same count:4', 'penalty', 'five-hearts-penalty'],
  ['what does a king do', 'any K', 'plain', 'match-top'],
  ['5 of hearts in a run', '4 5H same run:run', 'run', 'run-powerless'],
  ['three twos', '2 2 waits count:4', 'penalty', 'twos-penalty'],
  ['same rank in a run', '9 9 run:run', 'run', 'run-follow'],
  ['ace in a run', '9 A run:run', 'ace-too-early', 'run-ace'],
  ['fail the run on purpose', '9 draw run:run', 'drew', 'run-fails'],
  ['ace counter two', '2 A waits', 'no-counter', 'ace-no-counter'],
  ['mirror a mirror', '7 7', 'mirrored', 'seven-mirrors'],
];
