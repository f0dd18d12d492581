import { EVIL, isEvil, sorted, type Card, type Seat } from '#games/chronicle/rules/cards';
import { alliesOf, seatsAt } from '#games/chronicle/rules/seats';
import { allRight } from '#kit/exercise';
import { shuffle } from '#kit/random';
import { randomLastMeeting, playedOut } from './random-last-meeting-position.ts';
import { conditionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Reason } from './types.ts';

/** So many cards of the owner that are not Evil are offered as well. */
const OTHERS = 2;

/** The last Meeting of a round is played. Which cards does the Angel discard? */
export const discards: ChronicleKind = {
  id: 'discards',
  rules: ['angel-discards'],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const before = randomLastMeeting(chance, { condition: conditionBy(chance), evil: 'spread' });
      const { moves, events } = playedOut(before);
      const absolved = events.find(({ type }) => type === 'absolved');
      if (absolved?.type !== 'absolved') continue;
      const { by: owner, cards: gone } = absolved;
      const innocent = alliesOf(before, owner).filter((card) => !isEvil(card));
      const cards = sorted([...EVIL, ...shuffle(innocent, chance).slice(0, OTHERS)]);
      const ownerOf = (card: Card): Seat =>
        seatsAt(before).find((seat) => alliesOf(before, seat).includes(card)) ?? owner;
      return {
        ...{ kind: 'discards', rule, viewer: 'all', before, proposed: moves, proof: moves },
        ...allRight(
          cards.map((card) => ({ type: 'card', card }) as const),
          ({ card }) => gone.includes(card),
        ),
        reasons: cards.map((card): Reason => {
          if (gone.includes(card)) return { type: 'evil', rule: 'angel-discards' };
          if (!isEvil(card)) return { type: 'not-evil', rule: 'angel-discards' };
          return { type: 'elsewhere', rule: 'angel-discards', owner: ownerOf(card) };
        }),
      };
    }
  },
};
