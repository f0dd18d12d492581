import { isPotion, other } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, playable as playableCards } from '#games/jekyll-vs-hyde/rules/judge';
import { options } from '#games/jekyll-vs-hyde/rules/what-seat-may-do-by-rule';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Following, Leading } from '#games/jekyll-vs-hyde/rules/state';
import { allRight } from '#kit/exercise';
import { findTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

/** A hand with less than this leaves nothing to think about. */
const HAND = 4;

/** Which cards of your hand may be played? */
export const playable: AskingKind = {
  id: 'playable',
  rules: ['lead-any', 'follow-suit', 'potion-instead', 'follow-named', 'potion-barred', 'void-plays-any'],
  make(rule, chance) {
    const leads = rule === 'lead-any';
    const trick = leads
      ? findTrick(chance, (trick) => isLead(trick.before))
      : findTrick(chance, () => true, { passes: (led) => turnsOn(rule, led) });
    const before = leads ? trick.before : trick.led;
    const viewer = leads ? trick.before.leader : other(trick.before.leader);
    const allowed = playableCards(before, viewer);
    const cards = before.hands[viewer];
    return {
      kind: 'playable',
      rule,
      viewer,
      before,
      proposed: [],
      proof: [],
      ...allRight<Choice>(
        cards.map((card) => ({ type: 'card', card })),
        (choice) => choice.type === 'card' && allowed.includes(choice.card),
      ),
    };
  },
};

function isLead({ hands, leader }: Leading): boolean {
  return hands[leader].length >= HAND && hands[leader].some(isPotion);
}

/** Whether the answer to this lead is settled by the rule. */
function turnsOn(rule: RuleId, state: Following): boolean {
  const by = other(state.leader);
  const hand = state.hands[by];
  const open = options(state, by);
  if (hand.length < HAND || open?.type !== 'follow') return false;
  const refused = (forbids: RuleId) =>
    hand.some((card) =>
      judge(state, { type: 'follow', by, card }).some((refusal) => refusal.rule === forbids),
    );
  switch (rule) {
    case 'follow-suit':
      return refused('follow-suit') && open.allowed['potion-instead'] === undefined;
    case 'potion-instead':
      return refused('follow-suit') && open.allowed['potion-instead'] !== undefined;
    case 'follow-named':
      return refused('follow-named') && !hand.some(isPotion);
    case 'potion-barred':
      return refused('potion-barred');
    case 'void-plays-any':
      return (
        open.allowed['void-plays-any'] !== undefined &&
        open.barred.length === 0 &&
        !open.allowed['follow-suit']
      );
    default:
      throw new Error(`No hand turns on ${rule}`);
  }
}
