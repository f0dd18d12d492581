import { expect, test } from 'vitest';
import { isPotion, SUITS, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { legal, playable, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { chapter } from './describe-rulebook-chapter.ts';
import {
  cards,
  evil,
  firstTrick,
  follow,
  game,
  gives,
  lead,
  roundsOf,
  tenWith,
  type Leads,
  type Play,
} from './table.ts';

const DEALT = game().deals('W1-7 G1-2 2+', 'P1-7 G5-6 3+');
const TO_LEAD = firstTrick('W1-7 G1-2 2+', 'P1-7 G5-6 3+');
const PHASES: Readonly<Record<'deal' | 'preparation' | 'lead' | 'follow' | 'greed', Play>> = {
  deal: game(),
  preparation: DEALT,
  lead: TO_LEAD,
  follow: TO_LEAD.leads('W1'),
  greed: TO_LEAD.trick('2+ greed', 'G5'),
};
const DEEDS: readonly Action[] = [
  { type: 'deal', jekyll: cards('W1-7 G1-3'), hyde: cards('P1-7 G4-6') },
  gives('jekyll', 'W1'),
  lead('jekyll', 'W1'),
  follow('hyde', 'P1'),
];
const BELONGS = {
  deal: 'deal',
  preparation: 'exchange',
  lead: 'lead',
  follow: 'follow',
  greed: 'exchange',
} as const;

/** The card is led by Jekyll, and Hyde, who holds this hand, is to answer. */
function asked(hyde: string, leads: Leads): Play {
  const [card = ''] = leads.split(' ');
  return firstTrick(tenWith(card, hyde), hyde).leads(leads);
}

const LETTER = { wrath: 'W', greed: 'G', pride: 'P' } as const;
const OTHERS = { wrath: ['G', 'P'], greed: ['W', 'P'], pride: ['W', 'G'] } as const;

/** A hand with three cards of the suit, six others and a Potion, and one that is void in the suit. */
const holding = (suit: Suit) => {
  const [a, b] = OTHERS[suit];
  return `${a}1-3 ${b}1-3 ${LETTER[suit]}2-4 2+`;
};
const voidIn = (suit: Suit) => {
  const [a, b] = OTHERS[suit];
  return `${a}1-5 ${b}1-4 2+`;
};

chapter('following', {
  turns: () => {
    const rows = Object.entries(PHASES).flatMap(([name, play]) =>
      DEEDS.map((deed) => ({ name, play, deed })),
    );

    test.each(
      rows.filter(({ play, deed }) => play.state.phase !== 'over' && deed.type !== BELONGS[play.state.phase]),
    )('in phase $name there is no $deed.type', ({ play, deed }) => {
      const { phase } = play.state;
      expect(play.refusals(deed)).toEqual([{ type: 'not-now', rule: 'turns', tried: deed.type, phase }]);
    });

    test.each([
      ['deal', ['dealer']],
      ['preparation', ['jekyll', 'hyde']],
      ['lead', ['jekyll']],
      ['follow', ['hyde']],
      ['greed', ['jekyll', 'hyde']],
    ] as const)('in phase %s it is the turn of %j', (phase, turn) => {
      expect(toAct(PHASES[phase].state)).toEqual(turn);
    });

    test('who does not lead waits for the leader', () => {
      expect(TO_LEAD.refusals(lead('hyde', 'P1'))).toEqual([
        { type: 'not-your-turn', rule: 'turns', by: 'hyde', turn: 'jekyll' },
      ]);
    });

    test('who has led does not play a second card', () => {
      expect(TO_LEAD.leads('W1').refusals(follow('jekyll', 'W2'))).toEqual([
        { type: 'not-your-turn', rule: 'turns', by: 'jekyll', turn: 'hyde' },
      ]);
    });

    test('who has chosen waits for the other', () => {
      expect(toAct(DEALT.does(gives('jekyll', 'W1')).state)).toEqual(['hyde']);
      expect(toAct(DEALT.does(gives('hyde', 'P1')).state)).toEqual(['jekyll']);
    });
  },

  'first-leader': () => {
    test('in round 1 the marker stands with Jekyll, who leads', () => {
      expect(DEALT.exchange('W1', 'P1').event('leads')).toEqual({
        type: 'leads',
        rule: 'first-leader',
        by: 'jekyll',
        trick: 1,
        round: 1,
        marker: 0,
      });
    });

    test.each([
      [5, 0, 'jekyll'],
      [4, 2, 'jekyll'],
      [6, 2, 'jekyll'],
      [3, 4, 'jekyll'],
      [7, 4, 'jekyll'],
      [2, 6, 'hyde'],
      [8, 6, 'hyde'],
      [1, 8, 'hyde'],
      [9, 8, 'hyde'],
    ] as const)(
      'after a round with %i tricks of Jekyll the marker stands on %i: %s leads',
      (tricks, marker, by) => {
        const second = roundsOf(game(), tricks).deals('W1-7 G1-3', 'P1-7 G4-6').exchange('W1 W2', 'P1 P2');
        expect(second.event('leads')).toMatchObject({ rule: 'first-leader', by, trick: 1, round: 2, marker });
        expect(second.in('lead').leader).toBe(by);
      },
    );

    test('what counts is the whole way: two gaps of four bring the marker to Hyde’s side', () => {
      const third = roundsOf(game(), 3, 7).deals('W1-7 G1-3', 'P1-7 G4-6').exchange('W1-3', 'P1-3');
      expect(third.event('leads')).toMatchObject({ rule: 'first-leader', by: 'hyde', round: 3, marker: 8 });
    });
  },

  'winner-leads': () => {
    test.each([
      ['the leader, who won', 'W5-7 G5-7 P5-7 5+', 'W1-3 G1-3 P1-3 2+', 'W7', 'W1', 'jekyll'],
      ['the follower, who won', 'W1-3 G1-3 P1-3 2+', 'W5-7 G5-7 P5-7 5+', 'W1', 'W7', 'hyde'],
      ['who won by rank', 'W1-7 G1-3', 'P1-7 G4-6', 'W7', 'P1', 'hyde'],
      ['who won with a Potion', 'W1-3 G1-3 P1-3 2+', 'W5-7 G5-7 P5-7 5+', 'P1', '5+', 'hyde'],
      ['who won against a Potion', 'W1-3 G1-3 P1-3 2+', 'W5-7 G5-7 P5-7 5+', '2+ wrath', 'W7', 'hyde'],
    ] as const)('the next is led by %s', (_, jekyll, hyde, led, followed, by) => {
      const next = firstTrick(jekyll, hyde).trick(led, followed);
      expect(next.event('leads')).toEqual({
        type: 'leads',
        rule: 'winner-leads',
        by,
        trick: 2,
        round: 1,
        marker: 0,
      });
      expect(next.in('lead').leader).toBe(by);
    });

    test('a Greed exchange comes first, then the winner leads', () => {
      expect(PHASES.greed.exchange('W1 W2', 'P1 P2').event('leads')).toMatchObject({
        rule: 'winner-leads',
        by: 'hyde',
        trick: 2,
      });
    });

    test('the tenth trick has no next', () => {
      const tenth = roundsOf(game(), 5);
      expect(tenth.rules).toContain('take-trick');
      expect(tenth.rules).not.toContain('winner-leads');
    });
  },

  'lead-any': () => {
    const table = firstTrick('W1-6 G1-2 2+ 3+', 'P1-7 G7 4+ 5+');

    test('every card of the hand may be led', () => {
      expect(playable(table.state, 'jekyll')).toEqual(cards('W1-6 G1-2 2+ 3+'));
      expect(playable(table.state, 'hyde')).toEqual([]);
    });

    test('a Potion may be led in three ways', () => {
      const leads = legal(table.state).map(
        (action) => action.type === 'lead' && (action.names ?? action.card),
      );
      expect(leads).toEqual([...cards('W1-6 G1-2'), ...SUITS, ...SUITS]);
    });

    test('an Evil card is led without more ado', () => {
      expect(table.leads('W4').event('led')).toEqual({
        type: 'led',
        rule: 'lead-any',
        by: 'jekyll',
        card: 'W4',
        names: null,
      });
    });
  },

  'name-suit': () => {
    const table = firstTrick('W1-7 G1-2 2+', 'P1-7 G5-6 3+');

    test.each(SUITS)('%s may be named, whether or not it is held or has a rank', (names) => {
      const led = table.leads(`2+ ${names}`);
      expect(led.event('led')).toEqual({ type: 'led', rule: 'name-suit', by: 'jekyll', card: '2+', names });
      expect(led.in('follow').led).toEqual({ card: '2+', names });
    });

    test('a Potion without a suit is no lead', () => {
      expect(table.refusals({ type: 'lead', by: 'jekyll', card: '2+' })).toEqual([
        { type: 'no-suit-named', rule: 'name-suit', card: '2+' },
      ]);
    });

    test.each(SUITS)('with an Evil card no suit is named, not even its own: %s', (names) => {
      expect(table.refusals({ type: 'lead', by: 'jekyll', card: 'W1', names })).toEqual([
        { type: 'suit-named', rule: 'name-suit', card: 'W1' },
      ]);
    });

    test('a Potion of the other hand that names nothing is refused for both', () => {
      expect(table.refusals({ type: 'lead', by: 'jekyll', card: '3+' }).map(({ rule }) => rule)).toEqual([
        'own-cards',
        'name-suit',
      ]);
    });
  },

  'follow-suit': () => {
    test.each(SUITS)('%s is led and held: its cards and the Potion may be played, no other', (suit) => {
      const table = asked(holding(suit), evil(suit, 7));
      expect(playable(table.state, 'hyde')).toEqual([...cards(`${LETTER[suit]}2-4`), '2+']);
      const followed = table.follows(evil(suit, 2)).event('followed');
      expect(followed).toMatchObject({ rule: 'follow-suit', card: evil(suit, 2), asked: suit });
    });

    test.each(SUITS)('another suit is refused, and what would follow %s is told', (suit) => {
      const table = asked(holding(suit), evil(suit, 7));
      for (const letter of OTHERS[suit]) {
        const [card] = cards(`${letter}1`);
        expect(card && table.refusals(follow('hyde', card))).toEqual([
          {
            type: 'must-follow',
            rule: 'follow-suit',
            card,
            suit,
            holds: cards(`${LETTER[suit]}2-4`),
            potions: ['2+'],
          },
        ]);
      }
    });

    test('the last card of a suit has to follow too', () => {
      const table = asked('G1-7 W1 P1-2', 'W7');
      expect(playable(table.state, 'hyde')).toEqual(['W1']);
    });
  },

  'potion-instead': () => {
    test.each(SUITS)('who holds %s may still play a Potion', (suit) => {
      const table = asked(holding(suit), evil(suit, 7));
      expect(table.follows('2+').events).toContainEqual({
        type: 'followed',
        rule: 'potion-instead',
        by: 'hyde',
        card: '2+',
        asked: suit,
      });
    });

    test('any of several Potions', () => {
      const table = asked('G1-7 W1 2+ 5+', 'W7');
      expect(playable(table.state, 'hyde')).toEqual(['W1', '2+', '5+']);
    });
  },

  'follow-named': () => {
    test.each(SUITS)('a Potion names %s, which is held: only its cards may be played', (suit) => {
      const table = asked(holding(suit), `5+ ${suit}`);
      expect(playable(table.state, 'hyde')).toEqual(cards(`${LETTER[suit]}2-4`));
      expect(table.follows(evil(suit, 3)).event('followed')).toMatchObject({
        rule: 'follow-named',
        card: evil(suit, 3),
        asked: suit,
      });
    });

    test.each(SUITS)('another suit than %s is refused', (suit) => {
      const table = asked(holding(suit), `5+ ${suit}`);
      const [card] = cards(`${OTHERS[suit][0]}1`);
      expect(card && table.refusals(follow('hyde', card))).toEqual([
        { type: 'must-follow-named', rule: 'follow-named', card, suit, holds: cards(`${LETTER[suit]}2-4`) },
      ]);
    });
  },

  'potion-barred': () => {
    test.each(SUITS)('who holds %s when a Potion names it may not play a Potion', (suit) => {
      expect(asked(holding(suit), `5+ ${suit}`).refusals(follow('hyde', '2+'))).toEqual([
        {
          type: 'must-follow-named',
          rule: 'potion-barred',
          card: '2+',
          suit,
          holds: cards(`${LETTER[suit]}2-4`),
        },
      ]);
    });

    test('one hand, one suit, two leads: a suit lets the Potion pass, a Potion bars it', () => {
      const hand = 'W2 G1-3 P1-5 2+';
      expect(asked(hand, 'W7').refusals(follow('hyde', '2+'))).toEqual([]);
      expect(
        asked(hand, '5+ wrath')
          .refusals(follow('hyde', '2+'))
          .map(({ rule }) => rule),
      ).toEqual(['potion-barred']);
    });
  },

  'void-plays-any': () => {
    const leads = SUITS.flatMap((suit) => [
      { suit, led: evil(suit, 7) },
      { suit, led: `5+ ${suit}` as const },
    ]);

    test.each(leads)('$led is led and no $suit is held: all ten cards may be played', ({ suit, led }) => {
      const hand = cards(voidIn(suit));
      const table = asked(voidIn(suit), led);
      expect(new Set(playable(table.state, 'hyde'))).toEqual(new Set(hand));
      const rules = new Set(hand.filter((card) => !isPotion(card)).map((card) => ruleOf(table, card)));
      expect(rules).toEqual(new Set(['void-plays-any']));
    });

    test.each(SUITS)('a Potion answers a Potion that names %s, where that is not held', (suit) => {
      expect(ruleOf(asked(voidIn(suit), `5+ ${suit}`), '2+')).toBe('void-plays-any');
    });

    test('a void that comes about during the round counts as well', () => {
      const table = firstTrick('W5-7 G5-7 P5-7 5+', 'W1 G1-4 P1-4 2+').trick('W7', 'W1').leads('W6');
      expect(playable(table.state, 'hyde')).toEqual(cards('G1-4 P1-4 2+'));
    });
  },
});

/** The rule by which the card follows. */
function ruleOf(table: Play, card: Card): string {
  return table.follows(card).event('followed').rule;
}
