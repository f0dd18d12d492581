import type { Replay } from '#replays/replay';
import type { Action, Card, Seat, Toy } from './rules.ts';

/** A whole game for three. Whoever chooses first is not always the same: the table chooses at once. */

export const chooses = (by: Seat, card: Card): Action => ({ type: 'choose', by, card });

export const REPLAY: Replay<Toy> = {
  game: 'toy',
  title: 'A game for three',
  players: { bob: 'Barbara' },
  moves: [
    { action: { type: 'deal', hands: { ann: ['N1', 'N9'], bob: ['N5', 'N2'], cid: ['N7', 'N3'] } } },
    { action: chooses('bob', 'N5'), comment: 'All or nothing.', glyph: '!?' },
    { action: chooses('ann', 'N1') },
    {
      action: chooses('cid', 'N7'),
      variations: [[{ action: chooses('cid', 'N3'), comment: 'The five would have done.', glyph: '?' }]],
    },
    { action: { type: 'deal', hands: { ann: ['N8', 'N4'], bob: ['N9', 'N6'], cid: ['N2', 'N1'] } } },
    { action: chooses('ann', 'N8') },
    { action: chooses('bob', 'N6') },
    { action: chooses('cid', 'N2') },
  ],
};
