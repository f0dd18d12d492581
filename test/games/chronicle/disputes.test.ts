import { describe, expect, test } from 'vitest';
import { differencesInMoves } from '#games/chronicle/board/compare-answers-between-readings';
import { disputeAnswersOf } from '#games/chronicle/components/dispute-answers-of-case';
import { disputes } from '#games/chronicle/dispute/dispute-adapter';
import type { Ahead, Outcome } from '#games/chronicle/dispute/outcome-of-disputed-move';
import { apply } from '#games/chronicle/rules/apply';
import { CARDS, isWild, kindOf, suitOf, VALUES, type Card } from '#games/chronicle/rules/cards';
import { judge } from '#games/chronicle/rules/judge';
import { readQuestion } from '#games/chronicle/rules/position-link';
import { EMPTY, stateOf, type Setup } from '#games/chronicle/rules/position-setup';
import type { Action, Meeting, Play, State } from '#games/chronicle/rules/state';
import { inStrength } from '#games/chronicle/rules/winning';
import { SWITCHES, type SwitchId } from '#games/chronicle/rules/ruling-switches';
import { sealed } from '#kit/checksummed-link';
import {
  completed,
  openStep,
  partingReadings,
  readSaid,
  refinements,
  type Said,
} from '#kit/dispute-questionnaire';
import { say } from '#words/sentence-per-type';
import { words as english } from '../../../src/games/chronicle/words/en/dispute.ts';
import { words as japanese } from '../../../src/games/chronicle/words/ja/dispute.ts';
import { QUESTIONS } from '../../site/questions/chronicle-en.ts';
import {
  byAnotherRuleThanSaid,
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

/** Those that no single card settles. */
const NO_PLAY = [
  'wild and condition', 'who gets face down cards', 'lead card first', 'lead card with five players', 'one card left over',
  'how many cards each', 'who leads next', 'when does the round end', 'cards left in hand', 'evil in my hand', 'angel in my hand',
  'can the angel save me', 'demon is evil but I have the angel', 'must the angel discard', 'all four evil', 'four evil and angel', 'one evil card', 'who is shut out',
  'tie on the condition', 'two have 3 fame', 'end of the game', 'two conditions', 'dark age', 'no cards left',
  'two highest cards tie', 'can two cards tie', 'may I look at the taken cards', 'may I look at the allies of the others',
  'may I look at what somebody has won', 'chronicle can i look at my won cards',
  'can I look at what was played face down', 'may I look at what somebody played face down', 'peek at a face down card', '8 took my last card is the round over',
]; // prettier-ignore

function told(outcome: Outcome): string {
  switch (outcome.type) {
    case 'led':
      return `led ${outcome.ability}`;
    case 'played':
      return outcome.down ? `${outcome.ahead} down` : outcome.ahead;
    default:
      return outcome.type;
  }
}

/** What the last of some moves comes to: why it is refused, or what happens and who is to act. */
function comesTo(setup: Setup, moves: readonly Action[]): string {
  let state = stateOf(setup);
  let told = '';
  for (const move of moves) {
    const refusals = judge(state, move);
    if (refusals.length > 0) return JSON.stringify(refusals);
    const after = apply(state, move);
    ({ state } = after);
    told = JSON.stringify([after.events, state.phase]);
  }
  return told;
}

/** A third player's card: what would be told of it at the table, and the table. */
interface ThirdPlay {
  readonly said: Said;
  readonly state: State;
  readonly play: Play;
}

/** Cards that are led, then played by the second and the third, each way, with and without one of each suit and a Wild in hand besides. */
function thirdPlays(): readonly ThirdPlay[] {
  const leads: readonly Card[] = ['L1', 'L5', 'L10', 'King'];
  const seconds: readonly Card[] = ['L2', 'L9', 'P3', 'P9', 'W4', 'Sage'];
  const thirds: readonly Card[] = ['L3', 'L7', 'P1', 'P7', 'P10', 'W6', 'Fool'];
  const besides: readonly (readonly Card[])[] = [
    [],
    ['L4'],
    ['P4'],
    ['W9', 'Dragon'],
    ['L4', 'P4', 'Dragon'],
  ];
  return leads.flatMap((lead) =>
    seconds.flatMap((second) =>
      thirds.flatMap((third) => besides.flatMap((rest) => thirdPlaysWith([lead, second, third], rest))),
    ),
  );
}

function thirdPlaysWith(
  [lead, second, third]: readonly [Card, Card, Card],
  rest: readonly Card[],
): readonly ThirdPlay[] {
  const hands = { p1: [lead, 'W1'], p2: [second, 'W2'], p3: [third, ...rest], p4: ['W3'] } as const;
  const start = stateOf({ ...EMPTY, hands, allies: {}, fame: {} });
  const { state: led } = apply(start, { type: 'play', by: 'p1', card: lead });
  const isOff = !isWild(second) && !isWild(lead) && suitOf(second) !== suitOf(lead);
  const { state } = apply(led, { type: 'play', by: 'p2', card: second, ...(isOff && { down: true }) });
  if (state.phase !== 'meeting') throw new Error(`${lead} and ${second} ask for nothing`);
  // Told by what lies there, and not by what the engine has made of it.
  const suit = suitOf(lead) ?? suitOf(second);
  const isOfIt = suit === null ? 'none' : suitOf(third) === suit ? 'same' : 'other';
  return (['up', 'down'] as const).map((way) => ({
    said: {
      led: isWild(lead) ? 'wild' : kindOf(lead),
      played: isWild(third) ? 'wild' : kindOf(third),
      ...(isWild(lead) ? { since: isOfIt } : { fits: isOfIt }),
      holds: rest.some((card) => suitOf(card) === suit) ? 'some' : 'none',
      way,
      wild: rest.some(isWild) ? 'yes' : 'no',
      last: rest.length === 0 ? 'yes' : 'no',
    },
    state,
    play: { type: 'play', by: 'p3', card: third, ...(way === 'down' && { down: true }) },
  }));
}

/** Whether what a verdict says of who is ahead holds where the third has played: “unless a higher card of its suit lies there or follows”. */
function isTrueOf(ahead: Ahead, meeting: Meeting): boolean {
  const ranked = inStrength(meeting);
  const [best] = ranked;
  switch (ahead) {
    case 'player':
      return ranked.some(({ by }) => by === 'p3');
    case 'earlier':
      return best !== undefined && best.by !== 'p3';
    case 'over-wild':
      return best !== undefined && ranked.every(({ by }) => by !== 'p3');
    case 'all-wild':
      return best === undefined;
  }
}

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

describe('A dispute over a card', () => {
  test.each(SETTLED_BY_TAPS)('“%s” is settled by tapping %s: %s, by %s', (_, taps, outcome, rule) => {
    const said = tapped(disputes, taps);
    expect(openStep(disputes, said)).toBe(null);
    const verdict = disputes.verdict(completed(disputes, said), null);
    expect(told(verdict.outcome)).toBe(outcome);
    expect(verdict.rules.slice(0, 3)).toContain(rule);
    expect(taps.split(' ').length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['wild wild', 'nothing-but-wilds'],
    ['3 wild', 'wild-though-i-can-follow'],
    ['3 9 other none', 'can-a-face-down-card-win'],
    ['3 9 other some', 'must-i-follow'],
    ['3 wild way:down', 'a-wild-face-down'],
    ['nothing 8', 'must-the-8-take'],
    ['nothing wild', 'lead-a-wild'],
  ])('with %s cites the case %s, which says just that', (taps, name) => {
    expect(cited(disputes, casebook, disputeAnswersOf, taps)).toBe(name);
  });

  test('answers every question of the search test that is about one', () => {
    const all = [...SETTLED_BY_TAPS.map(([question]) => question), ...NO_PLAY];
    expect(QUESTIONS.map(([question]) => question).filter((question) => !all.includes(question))).toEqual([]);
  });

  test('is told and answered whatever is tapped, under every reading, in both languages', () => {
    holdsForAll(disputes, ({ outcome, upheld, position }) => {
      expect(outcome.type).not.toBe('refused');
      // Who is not right is told so at once; of all else it is said what may be done.
      expect(say(english.verdicts, outcome)).toMatch(
        upheld ? /^(It may be played|Any card may|A Wild may)[^.]*\.$/ : /^No\b[^.]*\.$/,
      );
      expect(say(japanese.verdicts, outcome)).toMatch(/^出せ.*。$/);
      expect(readQuestion(position)).toMatchObject({ ok: true });
    });
  });

  test.each(['3 wild', 'wild wild', 'nothing wild'])('says of a Wild that it has no strength: %s', (taps) => {
    const { outcome } = disputes.verdict(completed(disputes, tapped(disputes, taps)), null);
    expect(say(english.verdicts, outcome)).toMatch(/\bno strength|nor strength/);
    expect(say(japanese.verdicts, outcome)).toMatch(/強さがな|強さもな/);
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

  test('names the rule for what is said first, which answers what is asked', () => {
    const sentence = (outcome: Outcome) => say(english.verdicts, outcome);
    expect(
      byAnotherRuleThanSaid(disputes, sentence, [
        [/^A Wild may be led/, 'lead-any'],
        [/^Any card may be led/, 'lead-any'],
        [/^It may be played face down/, 'void-down'],
        [/^It may be played: the leader wins while only Wilds /, 'leader-wins'],
        [
          /^It may be played, (and it wins unless|but it does not win)/,
          'follow-suit',
          'wild-open',
          'wild-led',
        ],
        [/^No: a Wild is always played face up/, 'wild-open'],
        [/^No: a card is led face up/, 'lead-any'],
        [/^No: a card of another suit is played face down/, 'void-down'],
        [/^No: (a card of|whoever holds) the lead suit/, 'follow-suit'],
        [/^No: while no suit is set/, 'wild-led'],
      ]),
    ).toEqual([]);
  });

  test('gives whoever plays a Wild to a suit a card of it, unless the Wild is the last', () => {
    for (const led of VALUES) {
      const holds = (last: string) => {
        const read = readQuestion(disputes.position(completed(disputes, { led, played: 'wild', last })));
        if (!read.ok) throw new Error(led);
        const { setup, moves } = read.value;
        const [lead] = moves;
        const suit = lead?.type === 'play' ? suitOf(lead.card) : null;
        return setup.hands.p2?.filter((card) => suitOf(card) === suit).length;
      };
      expect([holds('no'), holds('yes')], led).toEqual([1, 0]);
    }
  });

  test('begins with no other yes or no than the case that is cited for it', () => {
    const sentence = (outcome: Outcome) => say(english.verdicts, outcome);
    expect(contradictedByTheirCase(disputes, casebook, disputeAnswersOf, sentence)).toEqual([]);
  });

  test('is about a table that can come up: no card is there twice, and a last card is the last', () => {
    for (const said of everythingTold(disputes, [])) {
      const read = readQuestion(disputes.position(said));
      if (!read.ok) throw new Error(JSON.stringify(said));
      const { hands } = read.value.setup;
      const cards = Object.values(hands).flat();
      expect(new Set(cards).size, JSON.stringify(said)).toBe(cards.length);
      const { by } = read.value.moves.findLast((move) => move.type === 'play') ?? {};
      const own = by && hands[by];
      if (said.last === 'yes') expect(own?.length, JSON.stringify(said)).toBe(1);
    }
  });

  test('says the same however many play', () => {
    const wrong = everythingTold(disputes, []).flatMap((said) => {
      const read = readQuestion(disputes.position(said));
      if (!read.ok) throw new Error(JSON.stringify(said));
      const { setup, moves } = read.value;
      const taken = Object.values(setup.hands).flat();
      const free = CARDS.filter((card) => !taken.includes(card));
      const more = { p4: free.slice(0, 2), p5: free.slice(2, 4), p6: free.slice(4, 6) };
      const few = comesTo(setup, moves);
      const many = comesTo({ ...setup, hands: { ...more, ...setup.hands } }, moves);
      return few === many ? [] : [JSON.stringify(said)];
    });
    expect(wrong).toEqual([]);
  });

  test('says what comes true for a third player, whatever the second has played', () => {
    const wrong = new Set<string>();
    for (const { said, state, play } of thirdPlays()) {
      const { upheld, outcome } = disputes.verdict(completed(disputes, said), null);
      const [refusal] = judge(state, play);
      const told = `${JSON.stringify(said)} ${JSON.stringify(play)}`;
      if (refusal !== undefined) {
        if (upheld || refusal.type !== outcome.type) wrong.add(`${told}: ${refusal.type}`);
        continue;
      }
      const { state: after } = apply(state, play);
      if (outcome.type !== 'played' || after.phase === 'deal') wrong.add(`${told}: it may be played`);
      else if (!isTrueOf(outcome.ahead, after.meeting)) wrong.add(`${told}: ${outcome.ahead}`);
    }
    expect([...wrong]).toEqual([]);
  });

  test('reads what was told of a led Wild before it was asked whether a suit has been set', () => {
    for (const old of [
      { led: 'wild', played: '7' },
      { led: 'wild', played: '7', way: 'down' },
      { led: 'wild', played: '7', way: 'up', last: 'yes' },
      { led: 'wild', played: 'wild', way: 'down', last: 'no' },
    ]) {
      const link = sealed(Object.entries(old).flat().join('.'));
      expect(readSaid(disputes, link)).toEqual({ ok: true, value: old });
    }
    expect(openStep(disputes, { led: 'wild', played: '7', way: 'down' })?.id).toBe('since');
  });

  test.each([
    ['wild 7 none', 'player'],
    ['wild 7 same', 'player'],
    ['wild 1 same', 'earlier'],
    ['wild 7 other none', 'earlier down'],
    ['wild 7 other some', 'must-follow'],
    ['wild 7 none way:down', 'suitless-down'],
    ['wild 7 same way:down', 'suit-down'],
    ['wild 7 other none way:down', 'earlier down'],
    ['wild wild', 'all-wild'],
    ['wild wild since:other', 'over-wild'],
  ])('after a Wild, %s: %s', (taps, outcome) => {
    const said = tapped(disputes, taps);
    expect(openStep(disputes, said)).toBe(null);
    expect(told(disputes.verdict(completed(disputes, said), null).outcome)).toBe(outcome);
  });

  test('offers a yes before a no', () => {
    expect(noBeforeYes(disputes, [], english.choices)).toEqual([]);
  });

  test('asks for nothing that does not matter', () => {
    expect(openStep(disputes, { led: '3', played: '9' })?.id).toBe('fits');
    expect(openStep(disputes, { led: '3', played: '9', fits: 'same' })).toBe(null);
    expect(openStep(disputes, { led: '3', played: '9', fits: 'other' })?.id).toBe('holds');
    // Whoever could follow may play the card neither way.
    expect(openStep(disputes, { led: '3', played: '9', fits: 'other', holds: 'some' })).toBe(null);
    expect(refinements(disputes, { led: '3', played: 'wild' }).map(({ id }) => id)).toEqual(['way']);
  });

  test('tells what other tables say', () => {
    const said = tapped(disputes, '3 9 other none');
    expect(partingReadings(disputes, said)).toMatchObject([
      { ruling: 'void-with-wild', reading: 'must', verdict: { upheld: false, outcome: { type: 'must-play-wild' } } },
    ]); // prettier-ignore
  });
});
