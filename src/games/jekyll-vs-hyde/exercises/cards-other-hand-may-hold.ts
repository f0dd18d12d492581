import { pick, shuffle } from '#kit/random';
import { SEATS, isPotion, other, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOf } from '#games/jekyll-vs-hyde/rules/trick';
import { knowledge, view } from '#games/jekyll-vs-hyde/rules/view';
import { allRight } from '#kit/exercise';
import { anySetting, anyTrick, firstLead } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';
import type { State, Trick } from '#games/jekyll-vs-hyde/rules/state';

const CHOICES = 5;

/** Which of these cards can the other hand still hold? */
export const deck: AskingKind = {
  id: 'deck',
  rules: ['the-cards'],
  make(rule, chance) {
    for (;;) {
      const viewer = pick(SEATS, chance);
      let before: State = firstLead(anySetting(chance), chance);
      const played = 2 + Math.floor(chance() * 5);
      while (before.phase === 'lead' && before.tricks.length < played)
        before = anyTrick(before, chance).after;
      if (before.phase !== 'lead') continue;
      const them = other(viewer);
      const shown = view(before, viewer);
      const { known, unseen, voids } = knowledge(shown);
      // What follows from a void, or from a Potion of somebody who gave none, is inference, and another question.
      const potionPlayed = before.tricks.some((trick) => isPotion(playedBy(trick, them)));
      if (voids.length > 0 || potionPlayed || !shown.hands[them].includes('??')) continue;
      const possible = [...known, ...unseen];
      // Only what lies open now: nobody has to remember a trick that was turned over.
      const last = before.tricks.at(-1);
      const seen = [...before.hands[viewer], ...(last === undefined ? [] : cardsOf(last))];
      const rights = 1 + Math.floor(chance() * (CHOICES - 1));
      const cards = [
        ...shuffle(possible, chance).slice(0, rights),
        ...shuffle(seen, chance).slice(0, CHOICES - rights),
      ];
      return {
        kind: 'deck',
        rule,
        viewer,
        before,
        proposed: [],
        proof: [],
        ...allRight<Choice>(
          shuffle(cards, chance).map((card) => ({ type: 'card', card })),
          (choice) => choice.type === 'card' && possible.includes(choice.card),
        ),
      };
    }
  },
};

function playedBy({ leader, led, followed }: Trick, seat: Seat): Card {
  return seat === leader ? led.card : followed;
}
