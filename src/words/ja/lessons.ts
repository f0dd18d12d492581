import type { LessonsWords } from '../text-types/lessons.ts';

/** 日本語。 */
export const words: LessonsWords = {
  title: 'レッスン',
  lesson: (number) => `レッスン${number}`,
  minutes: (minutes) => `${minutes}分`,
  done: (tasks) => `練習${tasks}問中{done}問済み`,
  list: {
    begin: '始める：{title}',
    goOn: '続ける：{title}',
    done: '完了',
    read: (tasks) => `読了、練習は${tasks}問中{done}問`,
    due: '忘れる前にもう一度練習するルール：{due}件',
    optional: '読まなくても遊べます',
  },
  steps: {
    title: 'このレッスンの流れ',
    goOn: '次へ進む',
    back: '戻る',
    at: (steps) => `{at}/${steps}`,
    asOnePage: '1ページで読む',
    stepByStep: '順に読む',
  },
  test: {
    name: 'もう知っていますか？',
    intro: 'レッスンについての5問です。全問正解すれば、そのレッスンは完了になります。',
    offer: 'もう知っている人は5問に挑戦',
    title: (lesson) => `「${lesson}」についての問題`,
    question: (number, of) => `${of}問中${number}問目`,
    toLesson: (lesson) => `レッスンへ：${lesson}`,
    again: '最初からやり直す',
    passed: '全問正解です。このレッスンの内容は、もうわかっています。',
    another: '次のレッスンの問題へ',
  },
  end: {
    title: (number) => `レッスン${number}の終わり`,
    known: 'これで次のルールがわかりました。',
    taught: 'このレッスンで説明したルールです。',
    open: '次の練習は、まだ解いていないか、正解していません。',
    next: '次のレッスン',
    ready: 'もう遊べます',
    play: '対戦する',
    all: 'レッスン一覧',
  },
};
