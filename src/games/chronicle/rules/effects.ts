import { leftoverHand } from './allies.ts';
import { discardMeeting, lowestWins, nothing, ownerWins, takeDiscard } from './automatic-effects.ts';
import type { Effect } from './effect-types.ts';
import { angelDiscards } from './evil.ts';
import type { Due } from './state.ts';
import {
  discardAlly,
  discardOwnAlly,
  exchangeAlly,
  giveAlly,
  giveCard,
  lookAtHand,
  takeAlly,
  takeFromMeeting,
  takeUnseen,
} from './chosen-effects.ts';

/** Chapter "effects": the fixed set from which a table fills in what its cards do, and the two choices of the frame. */
export const EFFECT_OF: Readonly<Record<Due['effect'], Effect>> = {
  'take-unseen': takeUnseen,
  'give-card': giveCard,
  'look-at-hand': lookAtHand,
  'discard-own-ally': discardOwnAlly,
  'discard-ally': discardAlly,
  'take-ally': takeAlly,
  'give-ally': giveAlly,
  'exchange-ally': exchangeAlly,
  'take-discard': takeDiscard,
  'take-from-meeting': takeFromMeeting,
  'discard-meeting': discardMeeting,
  'owner-wins': ownerWins,
  'lowest-wins': lowestWins,
  nothing,
  'leftover-hand': leftoverHand,
  'angel-discards': angelDiscards,
};
