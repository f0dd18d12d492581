import type { AbilitySentencesWords } from '../text-types/ability-sentences.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { one } from './seat-and-card-names.ts';

const choosers = {
  owner: 'The owner of the card chooses.',
  leader: 'The leader of the Meeting chooses.',
  next: 'The next player clockwise chooses.',
} as const;

/** English. */
export const spelled: AbilitySentencesWords = {
  times: {
    played: 'when it is played',
    'end-of-meeting': 'at the end of the Meeting',
    'end-of-round': 'at the end of the round',
  },
  choosers,
  sentence: (kind, { effect, time, chooser }, chooses) => {
    const done = abilities.effects[effect];
    const who = chooses ? ` ${choosers[chooser]}` : '';
    switch (time) {
      case 'played':
        return `When ${one(kind)} is played face up, its owner ${done}.${who}`;
      case 'end-of-meeting':
        return `At the end of a Meeting in which ${one(kind)} was played face up, its owner ${done}.${who}`;
      case 'end-of-round':
        return `At the end of the round, whoever has ${one(kind)} among the allies ${done}.${who}`;
    }
  },
};
