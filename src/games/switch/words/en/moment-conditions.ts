import type { Happening } from '#games/switch/moment-conditions';
import type { MomentConditionsWords } from '../text-types/moment-conditions.ts';
import { words as game } from './names.ts';

const happenings: Readonly<Record<Happening, string>> = {
  penalty: 'a penalty grows',
  run: 'a run begins',
  'run-fails': 'a run fails',
  mistake: 'a mistake in a run',
  mirror: 'a 7 mirrors',
  direction: 'the direction turns',
  skip: 'turns are skipped',
  suit: 'a suit is chosen',
  'new-deck': 'a new deck is made',
  pass: 'somebody passes',
  'not-last': 'a last card may not be the last',
  end: 'the game ends',
};

/** English. */
export const words: MomentConditionsWords = {
  happens: { title: 'Event', value: (happening) => happenings[happening] },
  draws: { title: 'Cards to draw', value: (count) => `${count} or more` },
  laid: { title: 'Cards laid at once', value: (count) => `${count} or more` },
  players: { title: 'Players', value: (count) => count },
  played: { title: 'Cards played', value: game.card },
  held: { title: 'Cards in the hand of who moves', value: game.card },
};
