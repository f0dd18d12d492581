import type { Card } from '#games/chronicle/rules/cards';
import type { Happening } from '#games/chronicle/moment-conditions';
import type { MomentConditionsWords } from '../text-types/moment-conditions.ts';
import { words as game } from './names.ts';

const happenings: Readonly<Record<Happening, string>> = {
  'face-down': 'a card is played face down',
  'wild-led': 'a Wild is led',
  ability: 'an ability takes place',
  taken: 'a card is taken unseen',
  lowest: 'the lowest card is to win',
  won: 'a Meeting is won',
  fame: 'Fame is won',
  angel: 'the Angel discards Evil',
  'all-evil': 'somebody has all four Evil cards',
  'shut-out': 'somebody is shut out',
  tie: 'a tie at the top',
  end: 'the game ends',
};

/** A card by itself, not in a sentence: `King`, `Love 7`. */
function card(value: Card): string {
  return game.card(value).replace(/^the /, '');
}

/** English. */
export const words: MomentConditionsWords = {
  happens: { title: 'Event', value: (happening) => happenings[happening] },
  round: { title: 'Round', value: (round) => round },
  players: { title: 'Players', value: (count) => count },
  played: { title: 'Cards in the Meeting', value: card },
  held: { title: 'Cards in the hand of who moves', value: card },
};
