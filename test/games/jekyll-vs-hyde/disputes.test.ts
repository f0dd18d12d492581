import { describe, expect, test } from 'vitest';
import { disputeAnswersOf, isReadHere } from '#games/jekyll-vs-hyde/components/dispute-answers-of-case';
import { disputes } from '#games/jekyll-vs-hyde/dispute/dispute-adapter';
import { FACES } from '#games/jekyll-vs-hyde/dispute/dispute-steps';
import type { Outcome } from '#games/jekyll-vs-hyde/dispute/outcome-of-disputed-move';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import { readQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { stateOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { sealed } from '#kit/checksummed-link';
import {
  completed,
  completedToPart,
  openStep,
  partingReadings,
  readSaid,
  refinements,
  writeSaid,
  type Said,
} from '#kit/dispute-questionnaire';
import { possibleVerdicts } from '#kit/verdicts-for-unknown-answers';
import { say } from '#words/sentence-per-type';
import { words as english } from '../../../src/games/jekyll-vs-hyde/words/en/dispute.ts';
import { words as japanese } from '../../../src/games/jekyll-vs-hyde/words/ja/dispute.ts';
import { QUESTIONS } from '../../site/questions/jekyll-vs-hyde-en.ts';
import {
  byAnotherRuleThanSaid,
  cited,
  citedBelow,
  contradictedByTheirCase,
  everythingTold,
  holdsForAll,
  noBeforeYes,
  tapped,
} from '../disputes.ts';
import { casebook } from './casebook/casebook.ts';
import { SETTLED_BY_TAPS } from './search-questions-answered-by-taps.ts';

/** Those that no single trick settles: before it, after it, or about what was forgotten. */
const NO_TRICK = [
  'peek', 'wrath wiped next token', 'misdeal', 'dealt 11 cards', 'wrong number of cards', 'how many cards to pass',
  'how many cards do we swap round 2', 'have to pass a potion?', 'must I give away a potion when passing cards', 'only one potion keep it', '2 potions must give',
  'keep both potions', 'forgot to pass potion', 'pass back card i just got', 'return same card', 'look at won tricks',
  'check tricks already taken', 'count opponents tricks', 'who starts round 2', 'who goes first next round',
  'who leads after a potion', 'undercut, lost with potion who leads', 'can i steal back', 'forgot to steal',
  'swap potions with greed', 'does ranking reset each round', 'tokens next round', 'forgot token', 'marker go backwards',
  'pawn wrong space', 'marker on the border', 'overshoot end of track', 'exact landing', 'can jekyll win early',
  'hyde wins round 2 game over', 'who deals', 'who deals the next round', 'who is dealer',
  'all tokens are on the board, what now', 'all three tokens placed', 'hyde loses all tricks', 'forgot to say suit', 'change declared colour', 'undo take back',
  'switch roles second game', 'two Potions', 'somebody led out of turn', 'may I give a potion in a greed exchange',
]; // prettier-ignore

const CITABLE = casebook.filter(({ data }) => isReadHere(data));

function told(outcome: Outcome): string {
  return outcome.type === 'won' ? `${outcome.by} ${outcome.effect.type}` : outcome.type;
}

describe('A dispute over a trick', () => {
  test.each(SETTLED_BY_TAPS)('“%s” is settled by tapping %s: %s, by %s', (_, taps, outcome, rule) => {
    const said = tapped(disputes, taps);
    expect(openStep(disputes, said)).toBe(null);
    const verdict = disputes.verdict(completed(disputes, said), null);
    expect(told(verdict.outcome)).toBe(outcome);
    expect(verdict.rules.slice(0, 3)).toContain(rule);
    expect(taps.split(' ').length).toBeLessThanOrEqual(4);
  });

  test.each([
    ['X3 X5 none', 'both-play-potions'],
    ['X3 X5 some', 'potion-against-potion'],
    ['P3 X4 owns:no', 'pride-finds-nothing'],
    ['G3 X3 left:0', 'greed-in-the-last-trick'],
    ['G5 G3', 'both-of-one-suit'],
    ['G3 X3', 'potion-although-holding'],
    ['G4 X5', 'potion-although-holding'],
    ['W4 X3', 'potion-although-holding'],
    ['P7 X5', 'potion-although-holding'],
    ['P2 X5 owns:no', 'pride-finds-nothing'],
    ['X3 P5 greed none', 'void-in-the-named-suit'],
    ['X4 P5 greed none', 'void-in-the-named-suit'],
    ['X5 P3 greed none', 'void-in-the-named-suit'],
    ['X2 W6 pride none', 'void-in-the-named-suit'],
    ['X4 P5 greed some', 'named-suit-in-hand'],
    ['X2 W6 pride some', 'named-suit-in-hand'],
    ['X2 X4 some', 'potion-against-potion'],
    ['X3 W6 none', 'answered-before-the-name'],
    ['X3 nothing names:none', 'forgot-the-name'],
  ])('with %s cites the case %s, which says just that', (taps, name) => {
    expect(cited(disputes, CITABLE, disputeAnswersOf, taps)).toBe(name);
  });

  test.each([
    ['W3 X3', ['three-against-three!']],
    ['W6 X3', ['potion-although-holding', 'three-against-three']],
    ['W4 X3', ['potion-although-holding!', 'three-against-three']],
    ['G7 X4', ['potion-although-holding', 'what-the-plus-does']],
    ['G3 W7 some', ['followed-wrongly-at-once']],
  ])('with %s cites a case for what is said first and one for who won: %s', (taps, names) => {
    expect(citedBelow(disputes, CITABLE, disputeAnswersOf, taps)).toEqual(names);
  });

  test('answers every question of the search test that is about one', () => {
    const all = [...SETTLED_BY_TAPS.map(([question]) => question), ...NO_TRICK];
    expect(QUESTIONS.map(([question]) => question).filter((question) => !all.includes(question))).toEqual([]);
  });

  test('is told and answered whatever is tapped, under every reading, in both languages', () => {
    holdsForAll(disputes, ({ outcome, upheld, position }) => {
      expect(outcome.type).not.toBe('refused');
      // Who is not right is told so at once; of all else first who wins, or what may be done.
      expect(say(english.verdicts, outcome)).toMatch(
        upheld
          ? /^(\S+ \S+ wins: |Who wins hangs on the board: as the Japanese summary |A Potion may[^.]* wins: |A Potion may|Any card of the hand may)/
          : /^No\b[^.]*\.$/,
      );
      expect(say(japanese.verdicts, outcome)).toMatch(
        /^(出せ(ます|ません)|大罪カード.*出せて、.*の勝ちです|[^。]*の勝ちです|勝敗はボードの序列で決まります)。.*$|^出せ.*。$/,
      );
      expect(readQuestion(position)).toMatchObject({ ok: true });
    });
  });

  test('names the rule for what is said first, which answers what is asked', () => {
    const sentence = (outcome: Outcome) => say(english.verdicts, outcome);
    expect(
      byAnotherRuleThanSaid(disputes, sentence, [
        [/^A Potion may always be played to a suit that is led, and \S+ \S+ wins: /, 'potion-instead'],
        [/^\S+ \S+ wins: both are of one suit/, 'same-suit'],
        [/^\S+ \S+ wins: \S+’s token lies /, 'higher-rank'],
        [/^\S+ \S+ wins: its number is the higher of the two Potions/, 'two-potions'],
        [/^\S+ \S+ wins: it counts \S+ against \S+, a Potion /, 'potion-number'],
        [/^\S+ \S+ wins: its number is higher, for a Potion was led/, 'off-suit-answer'],
        [/^Any card of the hand may be led/, 'lead-any'],
        [/^A Potion may be led to any trick, and any suit may be named/, 'name-suit'],
        [/^No: (a Potion is led with the name of a suit|without a named suit)/, 'name-suit'],
        [/^No: whoever holds the named suit plays it, and no Potion/, 'potion-barred'],
        [/^No: whoever holds the suit that the Potion named/, 'follow-named'],
        [/^No: whoever holds the suit that was led/, 'follow-suit'],
      ]),
    ).toEqual([]);
  });

  test('gives whoever plays a Potion instead a card of the suit that was led, while cards are left', () => {
    const instead = (said: Said) => {
      const { outcome } = disputes.verdict(said, null);
      return outcome.type === 'won' && outcome.instead;
    };
    const told = FACES.flatMap((led) =>
      FACES.flatMap((answer) => ['2', '1'].map((left) => completed(disputes, { led, answer, left }))),
    );
    const found = told.filter(instead);
    expect(found.length).toBe(21 * 4 * 2);
    for (const said of found) {
      const read = readQuestion(disputes.position(said));
      if (!read.ok) throw new Error(JSON.stringify(said));
      const { setup, moves } = read.value;
      const [lead] = moves;
      const suit = lead?.type === 'lead' ? suitOf(lead.card) : null;
      const follows = setup.hands.hyde.filter((card) => suitOf(card) === suit);
      expect(follows.length, JSON.stringify(said)).toBe(1);
    }
  });

  test('lays out a trick with Greed until it is won', () => {
    const read = readQuestion(disputes.position(completed(disputes, { led: 'G5', answer: 'X3' })));
    if (!read.ok) throw new Error('No position');
    const { setup, moves } = read.value;
    expect(moves.map(({ type }) => type)).toEqual(['lead', 'follow', 'exchange', 'exchange']);
    const end = moves.reduce<State>((state, move) => apply(state, move).state, stateOf(setup));
    expect(end).toMatchObject({ phase: 'lead', leader: 'jekyll' });
  });

  test('reads a link that told of a Potion whether one could follow, or that no card is left', () => {
    for (const body of [
      'led.G3.answer.X4.holds.none',
      'led.G3.answer.X4.holds.some.left.1',
      'led.G3.answer.X4.left.0',
    ])
      expect(readSaid(disputes, sealed(body)), body).toMatchObject({ ok: true });
  });

  test('begins with no other yes or no than the case that is cited for it', () => {
    const sentence = (outcome: Outcome) => say(english.verdicts, outcome);
    expect(contradictedByTheirCase(disputes, CITABLE, disputeAnswersOf, sentence)).toEqual([]);
  });

  test('is about a table that can come up: no card is there twice, and both hold as many', () => {
    for (const said of everythingTold(disputes, ['ranking', 'owns'])) {
      const read = readQuestion(disputes.position(said));
      if (!read.ok) throw new Error(JSON.stringify(said));
      const { jekyll, hyde } = read.value.setup.hands;
      expect(new Set([...jekyll, ...hyde]).size, JSON.stringify(said)).toBe(jekyll.length + hyde.length);
      if (said.answer !== 'nothing') expect(jekyll.length, JSON.stringify(said)).toBe(hyde.length);
    }
  });

  test('offers a yes before a no', () => {
    expect(noBeforeYes(disputes, ['ranking', 'owns', 'left'], english.choices)).toEqual([]);
  });

  test('asks for nothing that does not matter', () => {
    // In one suit the number decides, wherever the tokens lie.
    expect(openStep(disputes, { led: 'G3', answer: 'G5' })).toBe(null);
    expect(openStep(disputes, { led: 'G3', answer: 'W5' })?.id).toBe('holds');
    expect(openStep(disputes, { led: 'G3', answer: 'W5', holds: 'some' })).toBe(null);
    expect(openStep(disputes, { led: 'G3', answer: 'W5', holds: 'none' })?.id).toBe('ranking');
    expect(refinements(disputes, { led: 'G3', answer: 'G5' })).toEqual([]);
    // Who may not play a card may not play it however many are left.
    expect(refinements(disputes, tapped(disputes, 'X3 X5 some')).map(({ id }) => id)).toEqual(['names']);
    expect(refinements(disputes, tapped(disputes, 'G3 W5 some'))).toEqual([]);
    expect(refinements(disputes, { led: 'P3', answer: 'X4' }).map(({ id }) => id)).toEqual(['owns']);
  });

  test('says who wins first, and where the tokens lie that decide it', () => {
    const sentences = (taps: string) => {
      const { outcome } = disputes.verdict(completed(disputes, tapped(disputes, taps)), null);
      return [english, japanese].map(({ verdicts }) => say(verdicts, outcome));
    };
    // No token lies there: the suit that is led becomes the lowest, and the third is then the highest at once.
    expect(sentences('P6 G2 none 0')).toEqual([
      'Greed 2 wins: Greed’s token lies in the middle and Pride’s lowest, whatever the numbers.',
      '強欲2の勝ちです。強欲のトークンが真ん中、傲慢のトークンがいちばん下にあり、数字は関係ありません。',
    ]);
    expect(sentences('G5 X3')[0]).toBe(
      'A Potion may always be played to a suit that is led, and Greed 5 wins: it counts 5 against 3.5, a Potion a half more than its number. Before that, each gives the other 2 cards.',
    );
  });

  test('gives both outcomes where nobody knows what lay on the board', () => {
    const said = { ...tapped(disputes, 'P6 G2 none'), ranking: 'unknown' };
    expect(readSaid(disputes, writeSaid(disputes, said))).toEqual({ ok: true, value: said });
    const outcomes = possibleVerdicts(disputes, said).map(({ outcome }) => outcome);
    expect([english, japanese].map(({ either }) => either(outcomes))).toEqual([
      'It hangs on the board once both cards are played: if Greed’s token lies above Pride’s, Greed 2 wins; if Pride’s token lies above Greed’s, Pride 6 wins.',
      '2枚を出したあとの序列で決まります。強欲のトークンが傲慢より上なら強欲2の勝ちです。傲慢のトークンが強欲より上なら傲慢6の勝ちです。',
    ]);
    expect(possibleVerdicts(disputes, tapped(disputes, 'G3 G5'))).toHaveLength(1);
  });

  test('knows of a Potion that named no suit, answered or not', () => {
    for (const [taps, answered] of [
      ['X4 G3 none', true],
      ['X4 X2 some names:none', true],
      ['X4 nothing names:none', false],
    ] as const) {
      const { outcome, upheld, rules } = disputes.verdict(completed(disputes, tapped(disputes, taps)), null);
      expect({ outcome, upheld, rules }).toEqual({
        outcome: { type: 'unnamed', answered },
        upheld: false,
        rules: ['name-suit'],
      });
    }
    // Nobody who argues about two Potions is asked for a suit.
    expect(openStep(disputes, { led: 'X3', answer: 'X5' })?.id).toBe('holds');
    expect(openStep(disputes, { led: 'X3', answer: 'nothing' })).toBe(null);
  });

  test('plays on from a position in which the readings part', () => {
    const said = tapped(disputes, 'X4 G3 pride none');
    const [other] = partingReadings(disputes, said);
    if (other === undefined) throw new Error('A led Potion is read in two ways');
    const by = (reading: typeof other | null, told: typeof said) => {
      const { outcome } = disputes.verdict(told, reading);
      return outcome.type === 'won' ? outcome.by : outcome.type;
    };
    const told = completedToPart(disputes, said);
    expect(told).toMatchObject(said);
    expect(by(other, told)).not.toBe(by(null, told));
    expect(by(other, completed(disputes, said))).toBe(by(null, completed(disputes, said)));
  });

  test('tells what other tables say', () => {
    const said = tapped(disputes, 'X4 G3 pride none');
    expect(partingReadings(disputes, { ...said, ranking: '6' })).toMatchObject([
      { ruling: 'led-potion', reading: 'named-suit', verdict: { outcome: { decision: 'rank' } } },
    ]);
  });

  test('tells tables that come to the same by another reason from those that come to something else', () => {
    const said = tapped(disputes, 'X4 G3 pride none');
    const apart = (ranking: string) => {
      const ours = disputes.verdict(completed(disputes, { ...said, ranking }), null).outcome;
      const [other] = partingReadings(disputes, { ...said, ranking });
      if (ours.type !== 'won' || other?.verdict.outcome.type !== 'won') throw new Error(ranking);
      return { inWordsAlone: other.inWordsAlone, winners: new Set([ours.by, other.verdict.outcome.by]).size };
    };
    const rankings = disputes.steps(said).find(({ id }) => id === 'ranking')?.choices ?? [];
    const told = rankings.map(apart);
    // Where no token lies, and where the ranks are not told, the winner hangs on them.
    for (const { inWordsAlone, winners } of told)
      if (inWordsAlone || winners === 2) expect(inWordsAlone).toBe(winners === 1);
    expect(told.filter(({ inWordsAlone }) => inWordsAlone).length).toBeGreaterThan(0);
    expect(told.filter(({ inWordsAlone }) => !inWordsAlone).length).toBeGreaterThan(0);
  });

  test('says on which ranks the other reading hangs where nobody told them, and who reads it so', () => {
    const other = (taps: string) => {
      const [parting] = partingReadings(disputes, tapped(disputes, taps));
      if (parting === undefined) throw new Error(taps);
      return [english, japanese].map(({ verdicts }) => say(verdicts, parting.verdict.outcome));
    };
    const [inEnglish, inJapanese] = other('X4 P5 greed none');
    expect(inEnglish).toMatch(
      /Japanese summary .*4\+ wins if Greed ranks above Pride, .*5 if it ranks below/,
    );
    expect(inJapanese).toMatch(/日本語の要約.*強欲の序列が傲慢より上なら.*4\+.*下なら.*5の勝ち/);
    // Once the board is told there is one winner, and once Wrath has wiped it none by rank.
    expect(other('X4 P5 greed none ranking:6')[0]).not.toContain(' if ');
    expect(other('X4 W5 greed none')[0]).not.toContain(' if ');
  });

  test('asks for what matters to other tables alone once there is a verdict', () => {
    const said = tapped(disputes, 'X3 P5 greed none');
    const refined = refinements(disputes, said);
    expect(openStep(disputes, said)).toBe(null);
    expect(refined.map(({ id }) => id)).toContain('ranking');
    const winners = refined
      .find(({ id }) => id === 'ranking')
      ?.choices.map((ranking) => partingReadings(disputes, { ...said, ranking })[0]?.verdict.outcome);
    expect(new Set(winners?.map((one) => one?.type === 'won' && one.by))).toEqual(
      new Set(['leader', 'follower']),
    );
    // What was told stays to be told otherwise.
    expect(refinements(disputes, { ...said, ranking: '6' }).map(({ id }) => id)).toContain('ranking');
  });
});
