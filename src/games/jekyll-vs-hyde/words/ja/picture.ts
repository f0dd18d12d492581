import { SEATS, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Shown, View } from '#games/jekyll-vs-hyde/rules/view';
import { openAndHidden } from '#words/text-types/picture';
import { sceneOf, type Lying, type PictureWords } from '../text-types/picture.ts';
import { list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, suits } = game;

function where(view: View): string {
  const { round, game, trick } = sceneOf(view);
  const place = table.replay.round(round, game);
  if (view.phase === 'preparation') return `${place}　${table.replay.preparation}`;
  if (trick === null) return place;
  const named = table.replay.trick(trick.number);
  return trick.isTaken ? `${place}　${named}の後` : `${place}　${named}`;
}

function turn(view: View): string {
  const { phase, winner } = view;
  if (winner === 'draw') return '引き分け';
  if (winner !== null) return `${seats[winner]}の勝ち`;
  const who = list(sceneOf(view).acting.map((seat) => seats[seat]));
  switch (phase) {
    case 'deal':
      return 'これから配札';
    case 'preparation':
      return `${who}が渡すカードを選ぶ`;
    case 'greed':
      return `${who}が強欲で交換するカードを選ぶ`;
    case 'lead':
      return `${who}のリード`;
    case 'follow':
      return `${who}が応じる番`;
    case 'over':
      return game.phases.over;
  }
}

function holds(seat: Seat, cards: readonly Shown[]): string {
  if (cards.length === 0) return table.table.emptyHand(seat);
  const { open, hidden } = openAndHidden(cards);
  const names = open.map(game.card);
  return `${seats[seat]}の手札は${list(hidden > 0 ? [...names, `伏せたカード${hidden}枚`] : names)}です。`;
}

function lies(lying: Lying | null): string {
  if (lying === null) return `${table.table.trickEmpty}。`;
  const { leader, led, followed, takenBy } = lying;
  const naming = led.names === null ? '' : `して${suits[led.names]}を宣言`;
  const lead = `${seats[leader]}が${game.card(led.card)}をリード${naming}しました。`;
  if (followed === null) return lead;
  const played = `${lead}応じたのは${game.card(followed)}です。`;
  return takenBy === null ? played : `前のトリックでは、${played}取ったのは${seats[takenBy]}です。`;
}

function ranks(ranking: readonly Suit[]): string {
  const [lowest] = ranking;
  if (lowest === undefined) return '序列はまだ決まっていません。';
  if (ranking.length === 1) return `${suits[lowest]}が最弱で、ほかは未定です。`;
  return `${table.table.ranking}は弱い順に${ranking.map((suit) => suits[suit]).join('、')}です。`;
}

/** 日本語。 */
export const words: PictureWords = {
  game: game.title,
  kinds: { replay: '解説つきゲーム', case: '事例' },
  seats,
  places: game.places,
  caption: (parts) => parts.map((part) => `${part}。`).join(''),
  where,
  turn,
  seenBy: (seat) => `${seats[seat]}から見たところ`,
  tricks: (count) => `${count}トリック`,
  noCards: table.table.emptyHand,
  ranking: table.table.ranking,
  names: (by, suit) => `${seats[by]}が${table.table.names(suit)}`,
  takenBy: table.table.takenBy,
  track: table.table.track,
  description: (view) =>
    [
      ...SEATS.map((seat) => holds(seat, view.hands[seat])),
      lies(sceneOf(view).lying),
      ranks(view.ranking),
      ...SEATS.map((seat) => `${table.table.tricks(seat, view.owned[seat])}。`),
      table.table.track(view.marker),
    ].join(''),
  unofficial: '非公式。Geonil作、Mandoo Games発行のゲームです。',
};
