import { SEATS, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/cards';
import type { Trick } from '#games/jekyll-vs-hyde/state';
import type { Shown, View } from '#games/jekyll-vs-hyde/view';
import type { PictureWords } from '../picture.ts';
import { amount, list } from './common.ts';
import { words as game } from './jekyll-vs-hyde.ts';
import { words as table } from './table.ts';

const { seats, suits } = game;

function where({ rulings, match, round, phase, tricks }: View): string {
  const game = rulings['return-match'] === 'on' ? match.game : null;
  const place = table.replay.round(round, game);
  const part =
    phase === 'preparation'
      ? `, ${table.replay.preparation.toLowerCase()}`
      : phase === 'lead' || phase === 'follow' || phase === 'greed'
        ? `, ${table.replay.trick(tricks.length + 1).toLowerCase()}`
        : '';
  return place + part;
}

function turn({ phase, toAct, winner }: View): string {
  if (winner === 'draw') return 'Nobody wins';
  if (winner !== null) return `${seats[winner]} wins`;
  const who = list(toAct.flatMap((one) => (one === 'dealer' ? [] : [seats[one]])));
  const chooses = toAct.length === 1 ? 'chooses' : 'choose';
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
  const open = cards.filter((card) => card !== '??').map(game.card);
  const hidden = cards.length - open.length;
  return `${seats[seat]} holds ${list([...open, ...(hidden > 0 ? [amount(hidden, 'hidden card')] : [])])}.`;
}

function lies({ leader, led, followed, tricks }: View): string {
  const last = tricks.at(-1);
  if (leader !== null && led !== null) return played(leader, led.card, led.names, followed);
  return last === undefined ? `${table.table.trickEmpty}.` : lastTrick(last);
}

function played(leader: Seat, card: Card, names: Suit | null, followed: Card | null): string {
  const lead = table.moves.lead({ type: 'lead', by: leader, card, ...(names !== null && { names }) });
  return followed === null ? `${lead}.` : `${lead}; the answer is ${game.card(followed)}.`;
}

function lastTrick({ leader, led, followed, winner }: Trick): string {
  return `In the last trick, ${played(leader, led.card, led.names, followed)} ${table.table.takenBy(winner)}.`;
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
  where,
  turn,
  seenBy: (seat) => `Seen by ${seats[seat]}`,
  tricks: (count) => amount(count, 'trick'),
  noCards: table.table.emptyHand,
  ranking: table.table.ranking,
  names: table.table.names,
  takenBy: table.table.takenBy,
  track: table.table.track,
  description: (view) =>
    [
      ...SEATS.map((seat) => holds(seat, view.hands[seat])),
      lies(view),
      ranks(view.ranking),
      ...SEATS.map((seat) => `${table.table.tricks(seat, view.owned[seat])}.`),
      table.table.track(view.marker),
    ].join(' '),
  unofficial: 'Unofficial. A game by Geonil, published by Mandoo Games.',
};
