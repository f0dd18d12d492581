import { describe, expect, test } from 'vitest';
import { disputes } from '#games/jekyll-vs-hyde/dispute/disputes';
import type { Outcome } from '#games/jekyll-vs-hyde/dispute/outcome';
import { readQuestion } from '#games/jekyll-vs-hyde/rules/question-link';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { completed, openStep, partingReadings, refinements } from '#kit/dispute';
import { say } from '#words/sentences';
import { words as english } from '../../../src/games/jekyll-vs-hyde/words/en/dispute.ts';
import { words as japanese } from '../../../src/games/jekyll-vs-hyde/words/ja/dispute.ts';
import { QUESTIONS } from '../../site/questions/jekyll-vs-hyde-en.ts';
import { holdsForAll, tapped } from '../disputes.ts';

/**
 * The questions of the search test that are about one trick, answered by taps alone: what is tapped, in the order in which it is asked
 * (`step:choice` where the verdict stands and something more is told), what it comes to, and a rule of those that are named.
 */
const TAPS: readonly (readonly [question: string, taps: string, outcome: string, rule: RuleId])[] = [
  ['swap hands', 'G3 X3', 'follower greed', 'greed-exchanges'],
  ['steal', 'P3 X4', 'follower pride', 'pride-takes'],
  ['can I play a potion if I have no greed', 'G3 X4', 'follower greed', 'potion-number'],
  ['can i play a potion even if i can follow suit', 'W3 X4', 'follower wrath', 'potion-number'],
  ['may I play a Potion if I have none of the suit led?', 'G3 X4', 'follower greed', 'potion-number'],
  [
    'what happens when Wrath is played with a potion and the next suit',
    'W3 X4',
    'follower wrath',
    'wrath-own-token',
  ],
  ['potion on potion', 'X3 X5 none', 'follower cancel', 'two-potions'],
  ['two potions same trick who wins', 'X3 X5 none', 'follower cancel', 'two-potions'],
  ['answer potion with potion', 'X3 X5 some', 'must-follow-named', 'potion-barred'],
  ['potoin against potoin', 'X3 X5 some', 'must-follow-named', 'potion-barred'],
  ['do i have to play potion', 'G3 W4 none 0', 'follower none', 'higher-rank'],
  ['do i have to win the trick', 'G5 G3', 'leader none', 'same-suit'],
  ['trump', 'G3 W7 some', 'must-follow', 'follow-suit'],
  ['can i trump', 'G3 W7 some', 'must-follow', 'follow-suit'],
  ['tie same number in a trick', 'G4 W4 none 0', 'follower none', 'higher-rank'],
  ['both played a 4', 'G4 W4 none 0', 'follower none', 'higher-rank'],
  ['3 vs 3+', 'G3 X3', 'follower greed', 'potion-number'],
  ['what does the + mean', 'G3 X3', 'follower greed', 'potion-number'],
  ['revoke', 'G3 W4 some', 'must-follow', 'follow-suit'],
  ["didn't follow suit by mistake", 'G3 W4 some', 'must-follow', 'follow-suit'],
  ['reneged', 'G3 W4 some', 'must-follow', 'follow-suit'],
  ['steal trick when opponent has none', 'P3 X4 owns:no', 'follower pride-nothing', 'pride-nothing'],
  ['pride steal nothing', 'P3 X4 owns:no', 'follower pride-nothing', 'pride-nothing'],
  ['which trick do I steal', 'P3 X4', 'follower pride', 'pride-takes'],
  ['pride last trick', 'P3 X4 left:0', 'follower pride', 'pride-takes'],
  ['greed last trick no cards', 'G3 X3 left:0', 'follower greed-nothing', 'greed-nothing'],
  ['greed one card left', 'G3 X3 left:1', 'follower greed', 'greed-exchanges'],
  ['greed swap optional', 'G3 X3', 'follower greed', 'greed-exchanges'],
  ['is the effect optional', 'G3 X3', 'follower greed', 'greed-exchanges'],
  ['reset ranking own token stays?', 'W3 X4', 'follower wrath', 'wrath-own-token'],
  ['wrath token stay or go', 'W3 X4', 'follower wrath', 'wrath-own-token'],
  ['third colour automatically strongest', 'G3 P4 none 1', 'follower none', 'rank-highest'],
  ['which color is lowest', 'G3 W4 none 0', 'follower none', 'rank-lowest'],
  ['two new colours in one trick', 'G3 W4 none 0', 'follower none', 'rank-leader-first'],
  ['void potion led plays other suit', 'X4 W3 greed none', 'leader wrath', 'off-suit-answer'],
  ['call a suit i dont have', 'X4 nothing', 'led', 'name-suit'],
  ['declare suit', 'X4 nothing', 'led', 'name-suit'],
  ['can i lead a potion first', 'X4 nothing', 'led', 'name-suit'],
];

/** Those that no single trick settles: before it, after it, or about what was forgotten. */
const NO_TRICK = [
  'peek', 'wrath wiped next token', 'misdeal', 'dealt 11 cards', 'wrong number of cards', 'how many cards to pass',
  'how many cards do we swap round 2', 'have to pass a potion?', 'only one potion keep it', '2 potions must give',
  'keep both potions', 'forgot to pass potion', 'pass back card i just got', 'return same card', 'look at won tricks',
  'check tricks already taken', 'count opponents tricks', 'who starts round 2', 'who goes first next round',
  'who leads after a potion', 'undercut, lost with potion who leads', 'can i steal back', 'forgot to steal',
  'swap potions with greed', 'does ranking reset each round', 'tokens next round', 'forgot token', 'marker go backwards',
  'pawn wrong space', 'marker on the border', 'overshoot end of track', 'exact landing', 'can jekyll win early',
  'hyde wins round 2 game over', 'hyde loses all tricks', 'forgot to say suit', 'change declared colour', 'undo take back',
  'switch roles second game',
]; // prettier-ignore

function told(outcome: Outcome): string {
  return outcome.type === 'won' ? `${outcome.by} ${outcome.effect.type}` : outcome.type;
}

describe('A dispute over a trick', () => {
  test.each(TAPS)('“%s” is settled by tapping %s: %s, by %s', (_, taps, outcome, rule) => {
    const said = tapped(disputes, taps);
    expect(openStep(disputes, said)).toBe(null);
    const verdict = disputes.verdict(completed(disputes, said), null);
    expect(told(verdict.outcome)).toBe(outcome);
    expect(verdict.rules.slice(0, 3)).toContain(rule);
    expect(taps.split(' ').length).toBeLessThanOrEqual(4);
  });

  test('answers every question of the search test that is about one', () => {
    const all = [...TAPS.map(([question]) => question), ...NO_TRICK];
    expect(QUESTIONS.map(([question]) => question).filter((question) => !all.includes(question))).toEqual([]);
  });

  test('is told and answered whatever is tapped, under every reading, in both languages', () => {
    holdsForAll(disputes, ({ outcome, position }) => {
      expect(outcome.type).not.toBe('refused');
      expect(say(english.verdicts, outcome)).toMatch(/^(Yes|No)[^.]*(0\.5[^.]*)?\.$/);
      expect(say(japanese.verdicts, outcome)).toMatch(/^出せ(ます|ません)。.*。$|^出せ.*。$/);
      expect(readQuestion(position)).toMatchObject({ ok: true });
    });
  });

  test('asks for nothing that does not matter', () => {
    // In one suit the number decides, wherever the tokens lie.
    expect(openStep(disputes, { led: 'G3', answer: 'G5' })).toBe(null);
    expect(openStep(disputes, { led: 'G3', answer: 'W5' })?.id).toBe('holds');
    expect(openStep(disputes, { led: 'G3', answer: 'W5', holds: 'some' })).toBe(null);
    expect(openStep(disputes, { led: 'G3', answer: 'W5', holds: 'none' })?.id).toBe('ranking');
    expect(refinements(disputes, { led: 'G3', answer: 'G5' })).toEqual([]);
    expect(refinements(disputes, { led: 'P3', answer: 'X4' }).map(({ id }) => id)).toEqual(['owns']);
  });

  test('tells what other tables say', () => {
    const said = tapped(disputes, 'X4 G3 pride none');
    expect(partingReadings(disputes, { ...said, ranking: '6' })).toMatchObject([
      { ruling: 'led-potion', reading: 'named-suit', verdict: { outcome: { decision: 'rank' } } },
    ]);
  });
});
