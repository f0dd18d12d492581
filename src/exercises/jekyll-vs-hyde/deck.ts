import { pick, shuffle } from '#kit/shuffle';
import { SEATS } from '#games/jekyll-vs-hyde/cards';
import { cardsOf } from '#games/jekyll-vs-hyde/trick';
import { knowledge, view } from '#games/jekyll-vs-hyde/view';
import { allRight } from '../exercise.ts';
import { anySetting, anyTrick, firstLead } from './positions.ts';
import type { Choice, JekyllVsHydeKind } from './types.ts';
import type { State } from '#games/jekyll-vs-hyde/state';

const CHOICES = 5;

/** Which of these cards can the other hand still hold? */
export const deck: JekyllVsHydeKind = {
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
      const { known, unseen, voids } = knowledge(view(before, viewer));
      // A void is a matter of inference, and another question.
      if (voids.length > 0) continue;
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
