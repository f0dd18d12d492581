import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';

/** 振り返りと同じく、100ゲームのうちいくつか。 */
const inHundred = (cost: number) => Math.max(1, Math.round(100 * cost));

/** 日本語。 */
export const words: PlayAgainstComputerWords = {
  setup: {
    opponent: '相手',
    easiest: '最も弱い',
    strongest: '最も強い',
    deal: '配る',
    readings: 'ルールの読み方',
  },
  match: {
    you: 'あなた',
    takeBack: '待った',
    backToCards: 'カードに戻る',
    soFar: 'これまでの経過',
    leave: 'このゲームをやめる',
    reallyLeave: 'このゲームをやめますか？　保存されません。',
    stay: '続ける',
    onPage:
      'このブラウザーではページと別に計算できないので、相手はページの中で少しずつ考えます。少し時間がかかることがあります。',
    elsewhere: (name) =>
      `ほかに開いたままのゲームがあり、次に来たときはそちらが出ます。このゲームは「自分のゲーム」に「${name}」として保存します。`,
    apart: (name) =>
      `ブラウザーに空きがないため、次に開いても続きからにはなりません。このゲームは「自分のゲーム」に「${name}」として保存します。`,
    aside: '途中のゲームを最後まで読めませんでした。元のまま取り置いてあります。',
    goOn: '先へ',
    seen: '見終わったら先へ進んでください。',
    practising: '練習中のルール：',
    cameUp: (times) => (times === 0 ? 'まだ出てきていません。' : `${times}回出てきました。`),
  },
  pauses: { short: '少しの間', long: '3秒間', tap: 'タップするまで' },
  over: {
    next: '次のラウンド',
    result: '結果',
    lookBack: '振り返る',
    costliest: 'いちばん損をした手を考え直す',
    tryFirst: '押すと、答えを読む前にもう一度考えられます。',
    answer: '答え',
    allAnswers: 'すべての答えを見る',
    advised:
      '助言がすすめたか、ほぼ同じとした手です。助言はこの振り返りほど先まで読まないので、間違いには数えず、練習にも出しません。',
    advisedToo: (count) =>
      `助言がすすめたか、ほぼ同じとした${count}手は、より多くの配りで試すここでは劣る結果でしたが、あなたの間違いには数えません。`,
    takenOver: (moves) =>
      `あなたは、この席の${moves}手が終わったところから引き継ぎました。その${moves}手はあなたの手ではないので、ここでは振り返りません。`,
    tryAgain: '見えているのは、そのときと同じものだけです。ここではどうしますか。',
    show: '答えを見る',
    found: 'そのとおり、そのとき見えていたことから、これがよりよい手です。',
    foundByLuck: 'そのとおり、実際の手札なら、これがよりよい手でした。',
    sameAgain: 'そのときと同じ手です。',
    secondTry: '振り返りで見つかったのは別の手です。もう一度考えてみてください。',
    secondTryBy: (cost) =>
      `そのとき見えていたことからは、100ゲームにつきおよそ${inHundred(cost)}ゲーム多く勝てる手が、ほかにあります。もう一度考えてみてください。`,
    asGood: 'これもよい手です。そのとき見えていたことからは、見つかった手とほぼ同じです。',
    worse: (cost) =>
      `そのとき見えていたことからは、見つかった手のほうが、100ゲームにつきおよそ${inHundred(cost)}ゲーム多く勝てます。`,
    notFound: 'これではありません。',
    better: (move) => `よりよい手：${move}。`,
    handsOpen: 'ここでは全員の手札を公開しています。',
    nextListed: '次の場面',
    backToEnd: '終わりの場面に戻る',
    again: 'もう一度',
    change: '相手を変える',
    open: 'ゲームをビューアーで開く',
    keep: '自分のゲームに保存する',
    kept: (name) => `「${name}」を保存しました。`,
    own: '自分のゲーム',
  },
};
