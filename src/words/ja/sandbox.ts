import type { SandboxWords } from '../text-types/sandbox.ts';

const numbers = new Intl.NumberFormat('ja');

/** 日本語。 */
export const words: SandboxWords = {
  start: {
    label: '始め方',
    empty: '空の卓',
    game: 'ゲーム',
    choose: 'ゲームを選ぶ',
    moment: '場面',
    case: '事例',
    caseAnswer: 'この事例の答え（事例集）',
    loading: '読み込んでいます…',
    notLoaded: '読み込めませんでした。ネットワークにつながってから、もう一度試してください。',
    retry: 'もう一度試す',
    show: 'この局面にする',
  },
  table: {
    tools: '卓の操作',
    edit: '局面を編集',
    done: '完了',
    undo: '元に戻す',
    redo: 'やり直す',
    dealNext: 'ランダムに配る',
    hint: '手番の人のカードを押すと、ゲームが進みます。',
    madeUp: '話に出ていないカードは仮のものです。',
    below: '手前に座る人',
  },
  answers: {
    title: 'ルールの答えをすべて見る',
    phase: '現在',
  },
  rulings: {
    same: 'この局面では、どの読み方でも同じです。',
    parts: 'この局面では、読み方によって結果が変わります。',
    elsewhere: '卓によって違います（読み方を選ぶ）',
    playedBy: 'どの読み方で進めますか？',
    others: '進行に影響しない点',
  },
  line: { title: 'ここから進めた手' },
  link: {
    problems: {
      'no-question': () => 'このリンクに局面は入っていません。',
      'unknown-version': ({ found }) =>
        `局面のリンクのバージョンが${found}です。読めるのはバージョン1だけです。`,
      damaged: () =>
        'このリンクは壊れています。一部が欠けたか、変わってしまったようです。元の場所からもう一度コピーしてください。',
      'too-long': ({ limit }) => `局面のリンクとしては長すぎます。${numbers.format(limit)}文字までです。`,
    },
    copy: 'リンクをコピー',
    done: 'コピーしました',
    copied: (characters) => `コピーしました（${numbers.format(characters)}文字）：`,
    notCopied: 'このブラウザーではコピーできませんでした。リンクはこちらです：',
  },
};
