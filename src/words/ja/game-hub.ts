import type { GameHubWords } from '../text-types/game-hub.ts';

/** 日本語。 */
export const words: GameHubWords = {
  ways: '入り口',
  begin: 'ここから始める',
  goOn: '続きから',
  open: '残っている練習：{title}',
  over: 'レッスンは終わりました。反復練習へ',
  play: '対戦する',
  playText: 'コンピューターと。助言も受けられます。',
  match: '対戦の続き',
  matchText: '離れたときの局面から再開できます。',
  puzzle: '今日の問題',
  puzzlesBelowMatch: '問題集：正しい1手を見つける',
  turn: '勝負の分かれ目',
  askText: '単語や質問を入力',
  games: 'ゲーム',
  trustTitle: 'すべてに根拠があります',
  trust:
    'ゲームのルールは、このサイトでゲームを動かすプログラムそのものです。それぞれに資料を添え、資料が食い違うところでは両方の読み方を示します。',
  yoursTitle: 'あなただけのもの',
  yours:
    'アカウントも、サーバーも、追跡もありません。学んだことはこのブラウザーに残り、ファイルに保存して持ち運べます。',
};
