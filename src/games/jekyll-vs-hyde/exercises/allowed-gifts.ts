import { pick, shuffle, type Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS, isPotion, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue, mustGivePotion, setsOf, type Exchanging } from '#games/jekyll-vs-hyde/rules/preparation';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { allRight } from '#kit/exercise';
import { anySetting, dealt, findTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

const CHOICES = 4;

/** Which of these sets of cards may be given away? */
export const gift: AskingKind = {
  id: 'gift',
  rules: ['give-count', 'forced-potion', 'greed-any-card'],
  make(rule, chance) {
    const by = pick(SEATS, chance);
    const before = rule === 'greed-any-card' ? greed(by, chance) : preparation(rule, by, chance);
    const due = countDue(before);
    const refusals = (cards: readonly Card[]) => judge(before, { type: 'exchange', by, cards });
    const ofSize = (size: number) => shuffle(setsOf(before.hands[by], size), chance);
    const sets = ofSize(due);
    const wrongCounts = [
      ...ofSize(due - 1)
        .filter((cards) => cards.length > 0)
        .slice(0, 1),
      ...ofSize(due + 1).slice(0, 2),
    ];
    const barred = sets.filter((cards) => refusals(cards).length > 0);
    const wrong =
      rule === 'forced-potion'
        ? [...barred.slice(0, 1 + Math.floor(chance() * 2)), ...wrongCounts]
        : wrongCounts;
    const allowed = sets.filter((cards) => refusals(cards).length === 0);
    // In a Greed exchange the question is whether a set without a Potion will do, so one is always there.
    const telling = rule === 'greed-any-card' ? allowed.toSorted((a, b) => potions(a) - potions(b)) : allowed;
    const rights = 1 + Math.floor(chance() * 3);
    const choices = [
      ...telling.slice(0, rights),
      ...wrong.slice(0, CHOICES - Math.min(rights, allowed.length)),
    ];
    return {
      kind: 'gift',
      rule,
      viewer: by,
      before,
      proposed: [],
      proof: [],
      ...allRight<Choice>(
        shuffle(choices, chance).map((cards) => ({ type: 'cards', cards })),
        (choice) => choice.type === 'cards' && refusals(choice.cards).length === 0,
      ),
    };
  },
};

function potions(cards: readonly Card[]): number {
  return cards.filter(isPotion).length;
}

/** A preparation in which the seat has to give a Potion, where that is the question, and otherwise has not. */
function preparation(rule: RuleId, by: Seat, chance: Random): Exchanging {
  for (;;) {
    const state = dealt(anySetting(chance), chance);
    if (mustGivePotion(state, by) === (rule === 'forced-potion')) return state;
  }
}

/** Whether several Potions are held and two other cards as well. */
function mayKeepPotions(hand: readonly Card[]): boolean {
  return potions(hand) >= 2 && hand.length - potions(hand) >= 2;
}

/** A Greed exchange of a seat that holds several Potions: in a preparation one of them would have to go. */
function greed(by: Seat, chance: Random): Exchanging {
  const trick = findTrick(chance, ({ led, follow }) => {
    const { state } = apply(led, follow);
    return state.phase === 'greed' && mayKeepPotions(state.hands[by]);
  });
  const { state } = apply(trick.led, trick.follow);
  if (state.phase !== 'greed') throw new Error('A Greed effect is followed by its exchange');
  return state;
}
