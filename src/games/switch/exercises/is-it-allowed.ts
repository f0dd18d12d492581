import { oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { CARDS, SUITS, cardOf, rankOf, suitOf, type Card, type Rank } from '#games/switch/rules/cards';
import { judge } from '#games/switch/rules/judge';
import { rankAfter } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { ofRank, plainCard, runRank, runStack, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** Is that allowed, or where does the mistake lie? Each position is one in which the rule could be broken, and half the time is. */

interface Posed {
  readonly before: Turn;
  readonly cards: readonly Card[];
}

const POSED: Readonly<Partial<Record<RuleId, (chance: Random) => Posed>>> = {
  'match-top': (chance) => {
    const before = turnWith(
      { stack: [plainCard(chance)], lacks: (card) => ['7', 'A'].includes(rankOf(card)) },
      chance,
    );
    return { before, cards: [pick(handOf(before, before.turn), chance)] };
  },
  'same-rank': (chance) => {
    const [first, second] = ofRank(pick(['4', '6', '9', 'Q'], chance), 2, chance);
    if (first === undefined || second === undefined) throw new Error('Each rank has four cards');
    const other = chance() < 0.5 ? second : cardOf(rankOf(second) === '9' ? '10' : '9', suitOf(second));
    return {
      before: turnWith({ stack: [topFor(first, [second, other], chance)], holds: [first, other] }, chance),
      cards: [first, other],
    };
  },
  'five-hearts-last': (chance) => {
    const [five] = shuffle<Card>(['5C', '5D', '5S'], chance);
    if (five === undefined) throw new Error('There are four 5s');
    const cards: readonly Card[] = chance() < 0.5 ? [five, '5H'] : ['5H', five];
    const [first = five] = cards;
    return { before: turnWith({ stack: [topFor(first, cards, chance)], holds: cards }, chance), cards };
  },
  'twos-answer': (chance) => onPenalty(ofRank('2', 1, chance), ['2', '4', '9', 'K'], chance),
  'five-hearts-answer': (chance) => onPenalty(['5H'], ['2', '2', '5', '9'], chance),
  'seven-no-counter': (chance) => onPenalty(ofRank('2', 1, chance), ['7', '7', '2'], chance),
  'ace-no-counter': (chance) => onPenalty(ofRank('2', 1, chance), ['A', 'A', '2'], chance),
  'run-follow': (chance) => {
    const run = runRank(chance, '10');
    return onRun(run, pick([run, rankAfter(run), rankAfter(rankAfter(run)), '4', '9'], chance), chance);
  },
  'run-no-two': (chance) => {
    const run = runRank(chance, 'Q');
    return onRun(run, pick(['2', '2', rankAfter(run)], chance), chance);
  },
  'run-ace': (chance) => onRun(pick(['K', 'Q', '10', 'K'], chance), 'A', chance),
  'run-one-rank': (chance) => {
    const run = runRank(chance, '10');
    const stack = runStack(run, chance);
    const rank = rankAfter(run);
    const [first, second] = ofRank(rank, 2, chance).filter((card) => !stack.includes(card));
    if (first === undefined || second === undefined) throw new Error('A run leaves three of its ranks');
    const other = chance() < 0.5 ? second : cardOf(rankAfter(rank), suitOf(second));
    return { before: turnWith({ stack, run, holds: [first, other] }, chance), cards: [first, other] };
  },
};

/** A plain card that the first card matches by its suit, and none of the others is. */
function topFor(first: Card, others: readonly Card[], chance: Random): Card {
  const cards = CARDS.filter(
    (card) =>
      suitOf(card) === suitOf(first) &&
      ['4', '6', '10', 'Q', 'K'].includes(rankOf(card)) &&
      rankOf(card) !== rankOf(first) &&
      !others.includes(card),
  );
  return pick(cards, chance);
}

function onPenalty(stack: readonly Card[], ranks: readonly Rank[], chance: Random): Posed {
  const rank = pick(ranks, chance);
  const card = pick(
    SUITS.map((suit) => cardOf(rank, suit)).filter((one) => !stack.includes(one) && one !== '5H'),
    chance,
  );
  const penalty = stack.includes('5H') ? 5 : 2;
  return { before: turnWith({ stack, penalty, holds: [card] }, chance), cards: [card] };
}

function onRun(run: Rank, rank: Rank, chance: Random): Posed {
  const stack = runStack(run, chance);
  const card = pick(
    SUITS.map((suit) => cardOf(rank, suit)).filter((one) => !stack.includes(one)),
    chance,
  );
  return { before: turnWith({ stack, run, holds: [card] }, chance), cards: [card] };
}

/** How many rules are offered beside the right answer. */
const OFFERED = 3;

export const verdict: SwitchKind = {
  id: 'verdict',
  rules: Object.keys(POSED) as readonly RuleId[],
  make(rule, chance) {
    only(this, rule);
    const posed = POSED[rule]?.(chance);
    if (posed === undefined) throw new RangeError(rule);
    const { before, cards } = posed;
    const play: Play = { type: 'play', by: before.turn, cards, ...suitFor(before, cards, chance) };
    const [refusal] = judge(before, play);
    const broken = refusal?.rule ?? null;
    const others = shuffle(
      this.rules.filter((one) => one !== broken && one !== rule),
      chance,
    );
    const named = [...(broken === null ? [] : [broken]), ...(broken === rule ? [] : [rule]), ...others].slice(
      0,
      OFFERED,
    );
    const rules = [null, ...shuffle(named, chance)];
    const choices = rules.map((one) => ({ type: 'verdict', rule: one }) as const);
    return {
      ...{
        kind: 'verdict',
        rule,
        viewer: before.turn,
        before,
        proposed: [play],
        proof: broken === null ? [play] : [],
      },
      ...oneRight(choices, { type: 'verdict', rule: broken }),
      reasons: rules.map((one): Reason | null =>
        one === broken || one === null ? null : { type: 'kept', rule: one },
      ),
    };
  },
};

/** An Ace outside a run and on no penalty is played with a suit; elsewhere the suit is not what would be wrong. */
function suitFor(before: Turn, [first]: readonly Card[], chance: Random): Pick<Play, 'suit'> {
  return first !== undefined && rankOf(first) === 'A' && before.run === null
    ? { suit: pick(SUITS, chance) }
    : {};
}
