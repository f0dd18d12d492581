import { pick, shuffle, type Random } from '#kit/random';
import { CARDS, SEATS, SUITS, isPotion, other, without, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { firstTwice } from '#games/jekyll-vs-hyde/rules/deal';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { answer } from '#games/jekyll-vs-hyde/rules/following';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, Phase, State } from '#games/jekyll-vs-hyde/rules/state';
import { oneRight } from '#kit/exercise';
import {
  LAST,
  anySetting,
  anyTrick,
  cites,
  dealt,
  eventOf,
  findTrick,
  firstLead,
} from './random-positions-for-exercises.ts';
import type { ForbiddingRuleId } from './forbidding-rule-id.ts';
import type { AskingKind, Choice } from './types.ts';

/** In which phases each rule can forbid something. */
const PHASES: Readonly<Record<ForbiddingRuleId, readonly Phase[]>> = {
  // Nobody holds a card twice: only a deal can go wrong like that.
  'the-cards': ['deal'],
  'deal-ten': ['deal'],
  'give-count': ['preparation'],
  'give-together': ['preparation', 'greed'],
  'forced-potion': ['preparation'],
  'own-cards': ['preparation', 'lead', 'follow'],
  turns: ['preparation', 'lead', 'follow', 'greed'],
  'name-suit': ['lead'],
  'follow-suit': ['follow'],
  'follow-named': ['follow'],
  'potion-barred': ['follow'],
  'greed-exchanges': ['greed'],
  'game-over': ['over'],
};
const RULES = RULE_IDS.filter(isForbidding);

function isForbidding(rule: RuleId): rule is ForbiddingRuleId {
  return rule in PHASES;
}

/** What is against a move in a game that is over, too: nobody is on turn, and nobody holds a card. */
const GONE: readonly RuleId[] = ['turns', 'own-cards'];

/** Whether a rule may seem to forbid something in a phase: one that it never could there is no answer to choose. */
function mayForbid(rule: ForbiddingRuleId, phase: Phase): boolean {
  // Once a game is over no other rule forbids anything, and those of moves are what one might think of.
  return phase === 'over' ? !GONE.includes(rule) : PHASES[rule].includes(phase);
}

/** How many rules stand beside "it is allowed". */
const OTHERS = 3;
/** How many of the proposals are allowed. */
const ALLOWED = 0.35;
/** Proposals to look through before giving up; most come up in a few. */
const PATIENCE = 5000;

/** May this be done, or which rule forbids it? */
export const verdict: AskingKind = {
  id: 'verdict',
  rules: RULES,
  make(rule, chance) {
    if (!isForbidding(rule)) throw new RangeError(`Nothing is forbidden by ${rule}`);
    const { before, proposed } = find(rule, chance);
    const forbidden = judge(before, proposed).length > 0;
    const others = RULES.filter((id) => id !== rule && mayForbid(id, before.phase));
    const rules = [rule, ...shuffle(others, chance).slice(0, OTHERS - 1)];
    return {
      kind: 'verdict',
      rule,
      viewer: proposed.type === 'deal' ? 'all' : proposed.by,
      before,
      proposed: [proposed],
      proof: forbidden ? [] : [proposed],
      ...oneRight<Choice>(
        [null, ...RULES.filter((id) => rules.includes(id))].map((rule) => ({ type: 'verdict', rule })),
        { type: 'verdict', rule: forbidden ? rule : null },
      ),
    };
  },
};

/** A proposal that the rule alone forbids, or one much like it that nothing forbids. */
function find(rule: ForbiddingRuleId, chance: Random): { readonly before: State; readonly proposed: Action } {
  const phases = PHASES[rule];
  // Once a game is over nothing is allowed any more.
  const allowed = rule !== 'game-over' && chance() < ALLOWED;
  for (let tries = 0; tries < PATIENCE; tries++) {
    const state = stateIn(pick(phases, chance), rule, chance);
    if (allowed) {
      const moves = state.phase === 'deal' ? [shuffledDeal(chance)] : legal(state);
      return { before: state, proposed: pick(moves, chance) };
    }
    for (let proposals = 0; proposals < 20; proposals++) {
      const proposed = anything(state, chance);
      const [refusal, another] = judge(state, proposed);
      if (refusal?.rule !== rule || another !== undefined) continue;
      if (isSoundOtherwise(state, proposed, rule)) return { before: state, proposed };
    }
  }
  throw new Error(`Nothing that ${rule} forbids came up`);
}

/** Whether nothing but the rule is against it: the judge looks no further than a wrong moment, or a card not held. */
function isSoundOtherwise(state: State, proposed: Action, rule: RuleId): boolean {
  if (proposed.type === 'deal' || !('hands' in state)) return true;
  const { by } = proposed;
  const hand = state.hands[by];
  if (proposed.type === 'exchange') {
    if (rule === 'give-together' && 'chosen' in state) {
      return judge({ ...state, chosen: { ...state.chosen, [by]: null } }, proposed).length === 0;
    }
    return (
      rule !== 'turns' || (without(proposed.cards, hand).length === 0 && firstTwice(proposed.cards) === null)
    );
  }
  const { card } = proposed;
  if (rule !== 'own-cards' && !hand.includes(card)) return false;
  const named = proposed.type === 'lead' && proposed.names !== undefined;
  if (proposed.type === 'lead' && isPotion(card) !== named) return rule === 'name-suit';
  const answers =
    state.phase === 'follow' && by !== state.leader && (rule === 'turns' || rule === 'own-cards');
  return !answers || answer(hand, state.led, card).allowed;
}

function stateIn(phase: Phase, rule: RuleId, chance: Random): State {
  switch (phase) {
    case 'deal':
      return start();
    case 'preparation':
    case 'greed': {
      const state = phase === 'preparation' ? dealt(anySetting(chance), chance) : greed(chance);
      // That a choice stands can only be asked of somebody who has chosen.
      return rule === 'give-together' ? apply(state, pick(legal(state), chance)).state : state;
    }
    case 'lead':
    case 'follow': {
      let state: State = firstLead(anySetting(chance), chance);
      const played = Math.floor(chance() * 8);
      while (state.phase === 'lead' && state.tricks.length < played) state = anyTrick(state, chance).after;
      return phase === 'lead' ? state : apply(state, pick(legal(state), chance)).state;
    }
    case 'over':
      return findTrick(chance, (trick) => cites(trick, 'jekyll-wins') || cites(trick, 'hyde-wins'), {
        ...LAST,
        setting: () => ({ round: 3, marker: pick([4, 6, 8], chance) }),
      }).after;
  }
}

function greed(chance: Random): State {
  const { led, follow } = findTrick(chance, (trick) => eventOf(trick, 'greed-due') !== undefined);
  return apply(led, follow).state;
}

/** Something that somebody at a table might try: often right, often off by one card, one seat or one moment. */
function anything(state: State, chance: Random): Action {
  if (state.phase === 'deal') return anyDeal(chance);
  const by = pick(SEATS, chance);
  const hand = 'hands' in state ? state.hands[by] : CARDS;
  const theirs = 'hands' in state ? state.hands[other(by)] : CARDS;
  const card = pick(chance() < 0.8 ? hand : theirs, chance);
  const giving = state.phase === 'preparation' || state.phase === 'greed';
  const type =
    chance() < 0.8
      ? giving
        ? 'exchange'
        : state.phase
      : pick(['exchange', 'lead', 'follow'] as const, chance);
  switch (type) {
    case 'exchange': {
      const due = giving ? countDue(state) : 1;
      const count = Math.max(1, due + pick([0, 0, 0, -1, 1], chance));
      const own = shuffle(hand, chance).slice(0, count);
      const cards: readonly Card[] =
        chance() < 0.6 ? own : [...own.slice(1), pick([...theirs, ...own.slice(1)], chance)];
      return { type: 'exchange', by, cards };
    }
    case 'lead': {
      const names = pick(SUITS, chance);
      return { type: 'lead', by, card, ...(chance() < 0.4 && { names }) };
    }
    default:
      return { type: 'follow', by, card };
  }
}

/** A deal that may have gone wrong: a card too many or too few, or one that is there twice. */
function anyDeal(chance: Random): Action {
  const deal = shuffledDeal(chance);
  const seat = pick(SEATS, chance);
  const cards = deal[seat];
  const wrong = pick(
    [
      cards,
      cards.slice(1),
      [
        ...cards,
        ...CARDS.filter((card) => !deal.jekyll.includes(card) && !deal.hyde.includes(card)).slice(0, 1),
      ],
      [...cards.slice(1), pick(deal[other(seat)], chance)],
    ],
    chance,
  );
  return { ...deal, [seat]: wrong };
}
