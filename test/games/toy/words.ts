import { language } from '#said/language-code-and-url-prefix';
import type { Language } from '#words/languages';
import type { SentencePerType } from '#words/sentence-per-type';
import type { ControlsWords } from '#widgets/replay/ReplayControls.tsx';
import type { Choice, Reason, ToyExercise } from './exercises.ts';
import type { Action, Card, Event, Refusal, Rule, Seat, State } from './rules.ts';

/** Every sentence about the toy game. A game of the site has a folder a language, so that nobody loads what is not read. */
interface ToyWords {
  readonly title: string;
  readonly table: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly everybody: string;
  readonly stepping: ControlsWords;
  readonly game: string;
  readonly round: (round: number) => string;
  readonly card: (card: Card) => string;
  readonly hidden: string;
  readonly points: (points: number) => string;
  readonly dealing: string;
  readonly chooses: (seat: string, card: string) => string;
  readonly chosen: (card: string) => string;
  readonly why: (card: string) => string;
  readonly instead: (card: string) => string;
  readonly noMove: (found: string) => string;
  /** What is asked; of one hand, whose it is. */
  readonly questions: Readonly<Record<ToyExercise['kind'], (viewer: Seat | 'all') => string>>;
  readonly wanted: (action: Action) => string;
  readonly choices: SentencePerType<Choice>;
  readonly reasons: Readonly<Record<Reason['type'], (choice: string) => string>>;
  readonly anyOther: string;
  readonly pointer: string;
  readonly rules: Readonly<Record<Rule, string>>;
  readonly events: SentencePerType<Event>;
  readonly refusals: SentencePerType<Refusal>;
  readonly phases: Readonly<Record<State['phase'], string>>;
  readonly nodes: Readonly<Record<string, string>>;
}

const seats = { ann: 'Ann', bob: 'Bob', cid: 'Cid', dot: 'Dot' };
const english: ToyWords = {
  title: 'All but Nine',
  table: 'The table',
  seats,
  everybody: 'the whole table',
  stepping: {
    controls: 'Steps through the game',
    ways: {
      first: 'First',
      partBack: 'Back a round',
      back: 'Back',
      forward: 'Forward',
      partForward: 'Forward a round',
      last: 'Last',
      comment: 'Next comment',
    },
  },
  game: 'The game',
  round: (round) => `Round ${round}`,
  card: (card) => `the ${card.slice(1)}`,
  hidden: 'a face-down card',
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  dealing: 'Two cards are dealt to each.',
  chooses: (seat, card) => `${seat} chooses ${card}.`,
  chosen: (card) => `Chosen: ${card}`,
  why: (card) => `Why may ${card} not be chosen?`,
  instead: (card) => `Choose ${card} here`,
  noMove: (found) => `${found} is no move.`,
  questions: {
    taker: () => 'Who takes the point?',
    choosable: (viewer) =>
      `${viewer === 'all' ? '' : `You are ${seats[viewer]}. `}Which of your cards may you choose?`,
    verdict: () => 'Is that allowed?',
  },
  wanted: (action) =>
    action.type === 'deal'
      ? english.dealing
      : `${seats[action.by]} wants to choose ${english.card(action.card)}.`,
  choices: {
    seat: ({ seat }) => seats[seat],
    card: ({ card }) => english.card(card),
    verdict: ({ allowed }) => (allowed ? 'Yes' : 'No'),
  },
  reasons: {
    outdone: (choice) => `${choice} has not the highest card.`,
    nine: (choice) => `${choice} is the nine, which stays.`,
    'no-nine': (choice) => `${choice}: that is not the nine.`,
  },
  anyOther: 'Any card but the nine may be chosen.',
  pointer: 'Look at the cards that lie there, and at the nine.',
  rules: {
    'deal-two': 'Two cards each',
    'own-card': 'From your own hand',
    'nine-stays': 'The nine stays',
    'choose-together': 'All at once',
    'highest-takes': 'One card takes the point',
    'most-points': 'Most points win',
  },
  events: {
    dealt: () => 'Everybody has two cards.',
    chose: ({ by }) => `${seats[by]} has chosen.`,
    took: ({ by, card }) => `${seats[by]} takes the point with ${english.card(card)}.`,
    ended: ({ winner }) => (winner === 'draw' ? 'Nobody has more points.' : `${seats[winner]} wins.`),
  },
  refusals: {
    'not-now': () => 'It is not the time for that.',
    'already-chosen': ({ by }) => `${seats[by]} has chosen already.`,
    'not-held': ({ by, card }) => `${seats[by]} does not hold ${english.card(card)}.`,
    nine: () => 'The nine may not be chosen.',
    'bad-deal': () => 'That is no deal for this table.',
  },
  phases: { deal: 'The deal', choose: 'Everybody chooses', over: 'The end' },
  nodes: {
    dealing: 'The dealer gives two cards to each.',
    choosing: 'Whoever has not chosen yet chooses a card.',
    comparing: 'The cards are compared.',
    over: 'Nothing more is to be done.',
  },
};

const seatsInJapanese = { ann: 'アン', bob: 'ボブ', cid: 'シド', dot: 'ドット' };
const japanese: ToyWords = {
  title: '9はお休み',
  table: 'テーブル',
  seats: seatsInJapanese,
  everybody: 'テーブル全体',
  stepping: {
    controls: 'ゲームをたどる',
    ways: {
      first: '最初へ',
      partBack: '1ラウンド戻る',
      back: '戻る',
      forward: '進む',
      partForward: '1ラウンド進む',
      last: '最後へ',
      comment: '次のコメントへ',
    },
  },
  game: 'ゲーム',
  round: (round) => `第${round}ラウンド`,
  card: (card) => `${card.slice(1)}のカード`,
  hidden: '裏向きのカード',
  points: (points) => `${points}点`,
  dealing: '全員に2枚ずつ配ります。',
  chooses: (seat, card) => `${seat}が${card}を選びます。`,
  chosen: (card) => `選んだカード：${card}`,
  why: (card) => `${card}を選べない理由`,
  instead: (card) => `ここで${card}を選ぶ`,
  noMove: (found) => `${found}という手はありません。`,
  questions: {
    taker: () => '得点するのは誰ですか。',
    choosable: (viewer) =>
      `${viewer === 'all' ? '' : `あなたは${seatsInJapanese[viewer]}です。`}どのカードを選べますか。`,
    verdict: () => 'これは認められますか。',
  },
  wanted: (action) =>
    action.type === 'deal'
      ? japanese.dealing
      : `${seatsInJapanese[action.by]}は${japanese.card(action.card)}を選ぼうとしています。`,
  choices: {
    seat: ({ seat }) => seatsInJapanese[seat],
    card: ({ card }) => japanese.card(card),
    verdict: ({ allowed }) => (allowed ? 'はい' : 'いいえ'),
  },
  reasons: {
    outdone: (choice) => `${choice}のカードは最大ではありません。`,
    nine: (choice) => `${choice}は選べません。`,
    'no-nine': (choice) => `${choice}：9ではありません。`,
  },
  anyOther: '9以外のカードならどれでも選べます。',
  pointer: 'そこにあるカードと、9を見ます。',
  rules: {
    'deal-two': '2枚ずつ',
    'own-card': '自分の手札から',
    'nine-stays': '9は選べない',
    'choose-together': '全員同時に',
    'highest-takes': '1枚が得点する',
    'most-points': '最多得点の勝ち',
  },
  events: {
    dealt: () => '全員に2枚ずつ配られました。',
    chose: ({ by }) => `${seatsInJapanese[by]}が選び終えました。`,
    took: ({ by, card }) => `${seatsInJapanese[by]}が${japanese.card(card)}で1点を得ます。`,
    ended: ({ winner }) => (winner === 'draw' ? '同点です。' : `${seatsInJapanese[winner]}の勝ちです。`),
  },
  refusals: {
    'not-now': () => '今はできません。',
    'already-chosen': ({ by }) => `${seatsInJapanese[by]}はもう選びました。`,
    'not-held': ({ by, card }) => `${seatsInJapanese[by]}は${japanese.card(card)}を持っていません。`,
    nine: () => '9は選べません。',
    'bad-deal': () => 'このテーブルの配り方ではありません。',
  },
  phases: { deal: '配札', choose: '全員がカードを選ぶ', over: '終了' },
  nodes: {
    dealing: 'ディーラーが2枚ずつ配ります。',
    choosing: 'まだ選んでいない人がカードを選びます。',
    comparing: 'カードを比べます。',
    over: 'もうすることはありません。',
  },
};

const LANGUAGES: Readonly<Record<Language, ToyWords>> = { en: english, ja: japanese };
export const words = LANGUAGES[language];
