import { words as game } from './names.ts';
import { amount } from '#words/en/lists-and-amounts';
import type { SandboxStartsWords } from '../text-types/sandbox-starts.ts';

/** English. */
export const words: SandboxStartsWords = {
  kind: 'Kind of position',
  kinds: {
    any: 'Any turn',
    lead: 'Somebody leads',
    void: 'Void, with a Wild in hand',
    'wild-led': 'A Wild was led',
    choice: 'A choice for an ability',
    evil: 'Two Evil cards with one player',
    'last-card': 'The last card',
  },
  players: 'Players',
  draw: 'Draw one',
  example: 'Position',
  examples: {
    'void-with-wild': 'Void, with a Wild: must it be played?',
    'wild-led': 'A Wild was led: what may follow?',
    'eight-takes': 'An 8 and three hands',
    'only-wilds': 'Nothing but Wilds: who wins?',
    'angel-or-evil': 'Does the Angel save her owner?',
    'all-evil': 'The fourth Evil card',
    'most-evil': 'Two Evil cards, and one',
    'dark-age': 'Evil is asked for',
    'cards-left': 'Cards left in hand',
    'tie-at-three': 'Two may come to three Fame at once',
  },
  moment: (seat, played) =>
    played === 0 ? `${game.seats[seat]} leads` : `${game.seats[seat]}, after ${amount(played, 'card')}`,
  choosing: (seat) => `${game.seats[seat]} has to choose`,
};
