import { SEATS, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Shown, View } from '#games/jekyll-vs-hyde/rules/view';
import { openAndHidden } from '#words/text-types/picture';
import { sceneOf, type Lying, type PictureWords } from '../text-types/picture.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, suits } = game;

function where(view: View): string {
  const { round, game, trick } = sceneOf(view);
  const place = table.replay.round(round, game);
  if (view.phase === 'preparation') return `${place}, ${table.replay.preparation.toLowerCase()}`;
  if (trick === null) return place;
  const named = table.replay.trick(trick.number).toLowerCase();
  return trick.isTaken ? `${place}, after ${named}` : `${place}, ${named}`;
}

function turn(view: View): string {
  const { phase, winner } = view;
  if (winner === 'draw') return 'Nobody wins';
  if (winner !== null) return `${seats[winner]} wins`;
  const { acting } = sceneOf(view);
  const who = list(acting.map((seat) => seats[seat]));
  const chooses = acting.length === 1 ? 'chooses' : 'choose';
  switch (phase) {
    case 'deal':
      return 'A deal is due';
    case 'preparation':
      return `${who} ${chooses} what to give`;
    case 'greed':
      return `${who} ${chooses} for the Greed exchange`;
    case 'lead':
      return `${who} to lead`;
    case 'follow':
      return `${who} to follow`;
    case 'over':
      return game.phases.over;
  }
}

function holds(seat: Seat, cards: readonly Shown[]): string {
  if (cards.length === 0) return table.table.emptyHand(seat);
  const { open, hidden } = openAndHidden(cards);
  const names = open.map(game.card);
  return `${seats[seat]} holds ${list(hidden > 0 ? [...names, amount(hidden, 'hidden card')] : names)}.`;
}

function lies(lying: Lying | null): string {
  if (lying === null) return `${table.table.trickEmpty}.`;
  const { leader, led, followed, takenBy } = lying;
  const { card, names } = led;
  const lead = table.moves.lead({ type: 'lead', by: leader, card, ...(names !== null && { names }) });
  const played = followed === null ? `${lead}.` : `${lead}; the answer is ${game.card(followed)}.`;
  return takenBy === null ? played : `In the last trick, ${played} ${table.table.takenBy(takenBy)}.`;
}

function ranks(ranking: readonly Suit[]): string {
  if (ranking.length === 0) return 'No suit has a rank yet.';
  return `${table.table.ranking}, lowest first: ${ranking.map((suit) => suits[suit]).join(', ')}.`;
}

/** English. */
export const words: PictureWords = {
  game: game.title,
  kinds: { replay: 'An annotated game', case: 'A case' },
  seats,
  places: game.places,
  caption: (parts) => parts.map((part) => `${part}.`).join(' '),
  where,
  turn,
  seenBy: (seat) => `Seen by ${seats[seat]}`,
  tricks: (count) => amount(count, 'trick'),
  noCards: table.table.emptyHand,
  ranking: table.table.ranking,
  names: (by, suit) => `${seats[by]} ${table.table.names(suit)}`,
  takenBy: table.table.takenBy,
  track: table.table.track,
  description: (view) =>
    [
      ...SEATS.map((seat) => holds(seat, view.hands[seat])),
      lies(sceneOf(view).lying),
      ranks(view.ranking),
      ...SEATS.map((seat) => `${table.table.tricks(seat, view.owned[seat])}.`),
      table.table.track(view.marker),
    ].join(' '),
  unofficial: 'Unofficial. A game by Geonil, published by Mandoo Games.',
};
