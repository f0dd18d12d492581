import type { AbilityEffectsAndChoicesWords } from '../text-types/ability-effects-and-choices.ts';
import { one } from './seat-and-card-names.ts';

const effects = {
  'take-unseen': 'takes a card unseen from another hand',
  'give-card': 'gives a card from hand to somebody else',
  'look-at-hand': 'looks at another hand',
  'discard-own-ally': 'discards one of the own allies',
  'discard-ally': 'discards an ally of somebody else',
  'take-ally': 'takes an ally of somebody else',
  'give-ally': 'gives one of the own allies to somebody else',
  'exchange-ally': 'exchanges one of the own allies for one of somebody else',
  'take-discard': 'takes the top card of the discard pile as an ally',
  'take-from-meeting': 'takes a card that somebody else has played in this Meeting as an ally',
  'discard-meeting': 'has the cards of this Meeting discarded',
  'owner-wins': 'wins this Meeting',
  'lowest-wins': 'lets the lowest card win this Meeting',
  nothing: 'does nothing',
} as const satisfies AbilityEffectsAndChoicesWords['effects'];

/** English. */
export const abilities: AbilityEffectsAndChoicesWords = {
  effects,
  choices: {
    'take-unseen': 'another hand to take a card from, unseen',
    'give-card': 'a card of the hand, and who gets it',
    'look-at-hand': 'another hand to look at',
    'discard-own-ally': 'one of the own allies to be discarded',
    'discard-ally': 'an ally of somebody else to be discarded',
    'take-ally': 'an ally of somebody else to be taken',
    'give-ally': 'one of the own allies, and who gets it',
    'exchange-ally': 'one of the own allies, and one of somebody else’s for it',
    'take-discard': 'nothing, for the top card is taken',
    'take-from-meeting': 'a card that somebody else has played in this Meeting',
    'discard-meeting': 'nothing, for all cards are discarded',
    'owner-wins': 'nothing, for the owner wins',
    'lowest-wins': 'nothing, for the lowest wins',
    nothing: 'nothing',
    'leftover-hand': 'whether the cards left in hand become allies',
    'angel-discards': 'whether the Angel discards the Evil cards',
  },
  choose: (effect) => `Choose ${abilities.choices[effect]}.`,
  open: (kind) => `Open: no source we have says what ${one(kind)} does.`,
};
