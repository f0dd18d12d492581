import { amount, list } from '#words/en/lists-and-amounts';
import type { FillInCardEffectsPageWords } from '../text-types/fill-in-card-effects-page.ts';
import { spelled } from './ability-sentences.ts';
import { words as game } from './names.ts';
import { kinds } from './seat-and-card-names.ts';

const numbers = new Intl.NumberFormat('en-GB');

function big(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function parts(some: number, cards: number): string {
  return `${some === 1 ? '1 ability' : `${some} abilities`} and ${amount(cards, 'history card')}`;
}

/** English. */
export const words: FillInCardEffectsPageWords = {
  title: 'What the cards do',
  intro:
    'No source we have gives the texts of most cards, and we make nothing up. If you own the game, fill in here what yours say, from a fixed set of effects; sandbox and games can then be played by it. It stays in this browser, in a file and in a link.',
  noScript: 'Filling in needs JavaScript: what you fill in is kept by your browser alone.',
  abilities: 'Abilities',
  known: 'Our sources say so.',
  effect: 'Effect',
  open: 'open',
  time: 'When',
  printed: (time) => `${spelled.times[time]}, as the manual says`,
  chooser: 'Who chooses',
  scene: (kind) => `${big(kinds[kind])} in play: Player 1 has led, and Player 2 plays it.`,
  history: 'History cards',
  historyIntro: 'Of the twelve one is known whole, and of two the condition.',
  card: (number) => `History card ${number}`,
  says: (lead, conditions) => {
    const first =
      lead === 'open' ? 'Open: no source we have names its Lead Card' : `Lead Card: ${game.card(lead)}`;
    if (conditions !== 'open') return `${first}; Fame is for ${list(conditions.map(game.condition))}.`;
    return lead === 'open'
      ? 'Open: no source we have says anything of it.'
      : `${first}; its condition is open.`;
  },
  lead: 'Lead Card',
  condition: 'Fame for',
  second: 'And for',
  none: 'nothing else',
  choose: 'open',
  half: 'Choose both the Lead Card and what Fame is for, and it is kept.',
  keep: 'Your set',
  kept: (some, cards) => `You have filled in ${parts(some, cards)}.`,
  nothing: 'You have filled in nothing yet.',
  save: 'Save as a file',
  load: 'Open a file',
  forget: 'Forget all',
  undo: 'Undo',
  brought: (some, cards) => `This set has ${parts(some, cards)}. It would take the place of yours.`,
  take: 'Take it over',
  leave: 'Leave it',
  taken: 'It is your set now.',
  link: 'A link to your set',
  troubles: {
    blocked: 'Your browser keeps nothing here: the set lasts as long as this page, so save it as a file.',
    damaged: 'What was kept here could not be read. It was set aside, and you begin with nothing.',
    mended: 'Not all that was kept here could be read. What could not was set aside.',
    later: 'A later Cabinet has kept a set here, which this page cannot read. It stays as it is.',
    refused: 'This change could not be kept. What was kept before stays.',
  },
  problems: {
    'not-json': ({ line, column }) =>
      line === null || column === null
        ? 'The file is no JSON; choose one that was saved here.'
        : `The file stops being JSON in line ${line}, column ${column}; choose one that was saved here.`,
    'too-long': ({ limit }) =>
      `The file is too long for a set of abilities: it may have ${numbers.format(limit)} characters.`,
  },
  at: (place, sentence) => `At ${place.map((key) => `“${key}”`).join(', ')}: ${sentence}`,
};
