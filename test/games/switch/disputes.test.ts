import { describe, expect, test } from 'vitest';
import { differencesInMoves } from '#games/switch/board/compare-answers-between-readings';
import { disputeAnswersOf } from '#games/switch/components/dispute-answers-of-case';
import { buildDisputedPosition } from '#games/switch/dispute/build-disputed-position';
import { disputes } from '#games/switch/dispute/dispute-adapter';
import type { Outcome } from '#games/switch/dispute/outcome-of-disputed-move';
import { apply } from '#games/switch/rules/apply';
import { CARDS } from '#games/switch/rules/cards';
import { judge } from '#games/switch/rules/judge';
import { readQuestion } from '#games/switch/rules/position-link';
import { stateOf } from '#games/switch/rules/position-setup';
import { SWITCHES, type SwitchId } from '#games/switch/rules/ruling-switches';
import { sealed } from '#kit/checksummed-link';
import {
  completed,
  openStep,
  partingReadings,
  readSaid,
  refinements,
  tell,
  toldSteps,
  untell,
  type Said,
} from '#kit/dispute-questionnaire';
import { words as english } from '../../../src/games/switch/words/en/dispute.ts';
import { words as japanese } from '../../../src/games/switch/words/ja/dispute.ts';
import { say } from '#words/sentence-per-type';
import { QUESTIONS } from '../../site/questions/switch-en.ts';
import {
  byAnotherRuleThanSaid,
  caseCited,
  cited,
  contradictedByTheirCase,
  everythingTold,
  holdsForAll,
  noBeforeYes,
  tapped,
  unsaidInSandbox,
} from '../disputes.ts';
import { casebook } from './casebook/casebook.ts';
import { SETTLED_BY_TAPS } from './search-questions-answered-by-taps.ts';

/** Those that no single play settles. */
const NO_PLAY = [
  'deck is empty', 'jump in', 'say last card', 'play the card I drew', 'how many cards each', 'who begins',
  'first card is an 8', 'shuffle the top card', 'second place', 'fewest cards', 'draw until', '9 and 10 of one suit',
  'nothing left to draw', 'which card lies on top', 'Last card!', 'I played a card that does not fit and nobody noticed',
  '2 of spades 2 of hearts 5 of hearts can I play the 2 of hearts again', 'who starts the game',
]; // prettier-ignore

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

describe('A dispute over a play', () => {
  test.each(SETTLED_BY_TAPS)('“%s” is settled by tapping %s: %s, by %s', (_, taps, outcome, rule) => {
    const said = tapped(disputes, taps);
    expect(openStep(disputes, said)).toBe(null);
    const verdict = disputes.verdict(completed(disputes, said), null);
    expect(verdict.outcome.type).toBe(outcome);
    expect(verdict.rules[0]).toBe(rule);
    expect(taps.split(' ').length).toBeLessThanOrEqual(5);
  });

  test('What was said of a card is asked again of another, and what was said besides stays', () => {
    const said = tell(disputes, tapped(disputes, '9 K fits:other'), 'players', '2');
    expect(said).toEqual({ top: '9', played: 'K', fits: 'other', players: '2' });
    for (const another of [
      tell(disputes, said, 'played', '8'),
      tell(disputes, untell(disputes, said, 'played'), 'played', '8'),
    ]) {
      expect(another).toEqual({ top: '9', played: '8', players: '2' });
      expect(openStep(disputes, another)?.id).toBe('fits');
    }
    expect(tell(disputes, said, 'played', 'K')).toEqual(said);
  });

  test.each([
    ['any 8 last:yes', true],
    ['any 2 last:yes', true],
    ['any J last:yes', true],
    // The case is of another card.
    ['6 2', false],
  ])('A case cited for %s is of the same dispute: %s', (taps, isSame) => {
    expect(caseCited(disputes, casebook, disputeAnswersOf, taps)?.isSame).toBe(isSame);
  });

  test.each([
    ['2 7 waits', 'seven-on-a-waiting-two'],
    ['any K', 'what-a-king-does'],
    ['2 A waits', 'ace-on-a-two'],
    ['any 8 last:yes', 'finish-on-an-eight'],
    // Of the extra turn that a Jack brings there it is asked too, and that is a yes.
    ['any J last:yes', 'jack-as-the-last-card'],
    ['any 2 last:yes', 'finish-on-a-two'],
    ['any 3 last:yes', 'finish-on-a-three'],
    ['any A last:yes', 'finish-on-an-ace'],
    ['any 7 last:yes', 'finish-on-a-seven'],
    ['J J players:2', 'jack-of-two-players'],
    ['any 8', 'one-eight'],
    ['any 8 players:2', 'eight-of-two-players'],
    ['3 4 run many:2', 'same-rank-in-a-run'],
    ['any 9 many:2', 'three-nines'],
    ['any 3 many:2', 'begin-with-three-threes'],
  ])('with %s cites the case %s, which says just that', (taps, name) => {
    expect(cited(disputes, casebook, disputeAnswersOf, taps)).toBe(name);
  });

  test('answers every question of the search test that is about one', () => {
    const told = [...SETTLED_BY_TAPS.map(([question]) => question), ...NO_PLAY];
    const asked = QUESTIONS.map(([question]) => question).filter((question) => !told.includes(question));
    expect(asked).toEqual([]);
  });

  test('is told and answered whatever is tapped, under every reading, in both languages', () => {
    holdsForAll(disputes, ({ outcome, upheld, position }) => {
      expect(outcome.type).not.toBe('refused');
      // Who is not right is told so at once; of all else it is said what may be done.
      expect(say(english.verdicts, outcome)).toMatch(
        upheld ? /^(It may be played|\d+ cards? (are|may)|The run fails)[^.]*\.$/ : /^No\b[^.]*\.$/,
      );
      expect(say(japanese.verdicts, outcome)).toMatch(/^(同じ数字なら一度に)?(出せ|でき|上がれ).*。$/);
      expect(readQuestion(position)).toMatchObject({ ok: true });
    });
  });

  test('offers no fifth 2 and no second 5♥, and nothing to answer with that lies there', () => {
    const met = new Set<string>();
    for (const said of everythingTold(disputes, ['players'])) {
      const { setup, moves } = buildDisputedPosition(said);
      const [action] = moves;
      const laid = action.type === 'play' ? action.cards : [];
      const named = [...laid, setup.top];
      expect(new Set(named).size, JSON.stringify(said)).toBe(named.length);
      const { outcome, refusals } = disputes.verdict(said, null);
      if (!('answer' in outcome)) continue;
      // Two for each of four 2s, and five for the 5♥.
      const { penalty, answer } = outcome;
      expect(penalty, JSON.stringify(said)).toBeLessThanOrEqual(penalty % 2 === 0 ? 8 : 13);
      met.add(answer);
      const before = stateOf(setup);
      const state = refusals.length > 0 ? before : apply(before, action).state;
      if (state.phase !== 'turn') throw new Error('A penalty waits for whoever is next');
      const { turn } = state;
      const may = CARDS.filter((card) => {
        if (state.played.includes(card)) return false;
        const asked = { ...state, hands: { ...state.hands, [turn]: [card] } };
        return judge(asked, { type: 'play', by: turn, cards: [card] }).length === 0;
      });
      if (answer === 'two-of-hearts') expect(may, JSON.stringify(said)).toEqual(['2H']);
      if (answer.startsWith('two-or'))
        expect(
          may.some((card) => card.startsWith('2')),
          JSON.stringify([said, outcome, may, state.played]),
        ).toBe(true);
      if (may.length === 0) expect(answer, JSON.stringify(said)).toBe('nothing');
    }
    expect([...met].toSorted()).toEqual(['five', 'nothing', 'two', 'two-of-hearts', 'two-or-five']);
  });

  test('says the same however many play, or asks how many do', () => {
    const wrong = everythingTold(disputes, ['players']).flatMap((said) => {
      const met = new Map<string, Set<string>>();
      for (const players of ['2', '3', '4', '5', '6']) {
        const { setup, moves } = buildDisputedPosition({ ...said, players });
        const { outcome } = disputes.verdict({ ...said, players }, null);
        const before = stateOf(setup);
        if (judge(before, moves[0]).length > 0) continue;
        const { state } = apply(before, moves[0]);
        // That a last card does not win is all that is said of it, not whose turn it is.
        if (state.phase !== 'turn' || outcome.type === 'not-finished') continue;
        const usual = { p1: 'again', p2: 'next' }[state.turn as string] ?? 'another';
        met.set(JSON.stringify(outcome), (met.get(JSON.stringify(outcome)) ?? new Set()).add(usual));
      }
      return [...met].flatMap(([outcome, turns]) => (turns.size > 1 ? [outcome] : []));
    });
    expect([...new Set(wrong)]).toEqual([]);
    for (const played of ['8', 'J'])
      expect(refinements(disputes, { top: 'any', played }).map(({ id }) => id)).toContain('players');
  });

  test('has other tables named in the sandbox as well, by what the last move comes to there', () => {
    expect(
      unsaidInSandbox(disputes, (link) => {
        const question = readQuestion(link);
        if (!question.ok) throw new Error(link);
        return IDS.filter((id) => differencesInMoves(question.value, id).length > 0);
      }),
    ).toEqual([]);
  });

  test('leaves nothing to choose in the sandbox where each reading refuses what was played', () => {
    const said = tapped(disputes, '2 5H waits other count:8');
    expect(disputes.verdict(completed(disputes, said), null).upheld).toBe(false);
    expect(partingReadings(disputes, said)).toEqual([]);
    const question = readQuestion(disputes.position(completed(disputes, said)));
    if (!question.ok) throw new Error('The link is read');
    expect(IDS.filter((id) => differencesInMoves(question.value, id).length > 0)).toEqual([]);
  });

  test('names the rule for what is said first, which answers what is asked', () => {
    const sentence = (outcome: Outcome) => say(english.verdicts, outcome);
    expect(
      byAnotherRuleThanSaid(disputes, sentence, [
        [/^It may be played with others of its rank in one turn/, 'same-rank', 'run-one-rank'],
        [/^It may be played, as a plain card of the run without power/, 'run-powerless'],
        [/^It may be played, and a run is on/, 'run-begins', 'run-follow'],
        [/^It may be played, and the run stays open|^It may be played: the Ace ends the run/, 'run-ace'],
        [/^It may be played, and the game is won/, 'last-card-wins'],
        [/^It may be played, and the same player goes again/, 'eights-again'],
        // How many play decides it: whoever has not said so is told for how many it holds.
        [/^It may be played, and with \d players the same player goes again/, 'jacks-skip'],
        [/^It may be played: (from three players on|with two) the direction /, 'eights-reverse'],
        [/^It may be played: (\d+ turns? are|a Jack of any suit) skip/, 'jacks-skip'],
        [/^It may be played outside a run: its player names a suit/, 'ace-suit'],
        [/^It may be played outside a run: the next matches what the 7 mirrors/, 'seven-mirrors'],
        [/^It may be played: the next matches its rank or its suit/, 'match-top'],
        [
          /^It may be played: (nothing is left that answers it|the next answers)/,
          'twos-penalty',
          'five-hearts-penalty',
        ],
        [/^\d+ cards? are picked up/, 'penalty-served'],
        [/^\d+ cards? may always be drawn/, 'draw-one'],
        [/^The run fails/, 'run-fails'],
        [/^No, it does not win/, 'no-trick-last'],
        [/^No: a 2 never belongs to a run/, 'run-no-two'],
        [/^No: a 7 answers no penalty/, 'seven-no-counter'],
        [/^No: an Ace answers no penalty/, 'ace-no-counter'],
        [/^No: in a run an Ace comes after the King/, 'run-ace'],
        [/^No: in a run another /, 'run-follow'],
        [/^No: it has neither the suit nor the rank/, 'match-top'],
        [/^No: nothing is left that answers/, 'five-hearts-answer'],
        [/^No: only [^;]* answers a 2 that waits/, 'twos-answer'],
        [/^No: only the 2♥ answers the 5♥/, 'five-hearts-answer'],
        [/^No: the 5♥ does not go on this 2/, 'five-hearts-on-two'],
      ]),
    ).toEqual([]);
  });

  test('gives whoever draws a card that could be played', () => {
    for (const top of ['2', '5H', '9', 'K', 'A', 'any'])
      for (const wait of ['waits', 'dead']) {
        const { setup } = buildDisputedPosition(completed(disputes, { top, played: 'draw', wait }));
        const state = stateOf(setup);
        const may = (setup.hands.p1 ?? []).filter(
          (card) =>
            judge(state, {
              type: 'play',
              by: 'p1',
              cards: [card],
              ...(card.startsWith('A') && { suit: 'clubs' }),
            }).length === 0,
        );
        expect(may.length, `${top} ${wait}`).toBeGreaterThan(0);
      }
  });

  test('begins with no other yes or no than the case that is cited for it', () => {
    const sentence = (outcome: Outcome) => say(english.verdicts, outcome);
    expect(contradictedByTheirCase(disputes, casebook, disputeAnswersOf, sentence)).toEqual([]);
  });

  test('offers a yes before a no', () => {
    expect(noBeforeYes(disputes, ['last', 'players'], english.choices)).toEqual([]);
  });

  test('asks for nothing that does not matter', () => {
    // A 7 goes on a dead 2 whatever its suit, and on nothing that waits.
    expect(openStep(disputes, { top: '2', played: '7' })?.id).toBe('wait');
    expect(openStep(disputes, { top: '2', played: '7', wait: 'dead' })).toBe(null);
    expect(openStep(disputes, { top: '9', played: 'K' })?.id).toBe('fits');
    expect(openStep(disputes, { top: '9', played: '9' })).toBe(null);
    // Whom several Jacks skip, and whether a King stands in a run, are not for us to take for granted.
    const jacks = { top: 'any', played: 'J', many: '3' };
    expect(openStep(disputes, jacks)?.id).toBe('players');
    expect(openStep(disputes, { ...jacks, last: 'yes' })).toBe(null);
    expect(openStep(disputes, { top: 'K', played: 'A' })?.id).toBe('run');
    expect(refinements(disputes, { top: 'any', played: 'J' }).map(({ id }) => id)).toEqual([
      'many',
      'last',
      'players',
    ]);
  });

  test('keeps a question where it is whatever is answered below it, and names what was told otherwise than is taken for granted', () => {
    const jack = { top: 'any', played: 'J' };
    const asked = (said: Said) => refinements(disputes, said).map(({ id }) => id);
    const told = (said: Said) => toldSteps(disputes, said).map(({ id }) => id);
    // As the last card it does the same however many play.
    for (const more of [{}, { last: 'yes' }, { last: 'yes', players: '2' }, { last: 'no' }])
      expect(asked({ ...jack, ...more })).toEqual(['many', 'last', 'players']);
    expect(told({ ...jack, many: '1', last: 'yes', players: '3' })).toEqual(['top', 'played', 'last']);
  });

  test('tells what other tables say', () => {
    const readings = partingReadings(disputes, { top: '2', played: '7', wait: 'waits' });
    expect(readings).toMatchObject([
      { ruling: 'seven-on-penalty', reading: 'after-serving', verdict: { upheld: true, outcome: { type: 'served', count: 2 } } },
    ]); // prettier-ignore
    expect(partingReadings(disputes, { top: '9', played: 'K', fits: 'same' })).toEqual([]);
  });

  test('takes nothing from a link that was not offered', () => {
    for (const body of ['top.2.played.1', 'top.2.wait.waits', 'top.9.played.9.fits.same', 'played', 'x.y'])
      expect(readSaid(disputes, sealed(body))).toEqual({ ok: false, problem: { type: 'damaged' } });
  });
});
