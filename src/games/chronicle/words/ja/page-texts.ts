import { list } from '#words/ja/lists-and-amounts';
import type { PageTextsWords } from '../text-types/page-texts.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { spelled } from './ability-sentences.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: PageTextsWords = {
  makers:
    'クロニクルは、カナイセイジ氏が2009年に発表したゲームで、のちにZマン・ゲームズ社からも発売されました。',
  home: {
    description:
      'ラウンドの目的を歴史カードで決める3〜6人用のトリックテイキング「クロニクル」を、動くルールブック、事例集、解説つきゲームで覚えるサイトです。どの資料にもないカードの効果は、わからないままに示しています。',
    ask: '遊んでいて出てくる疑問',
    watch: '6人のゲーム',
  },
  game: {
    description:
      'クロニクルを5分で。プレイヤーは3〜6人、人物カードは3色とワイルド6枚の36枚。何を目指すかは、ラウンドごとに歴史カードで決まります。',
    lede: '3人から6人で1枚ずつカードを出し、最初の色で最も強いカードを出した人が、すべて取ります。ラウンドの終わりに、歴史カードの条件に合う人が点を得ます。ここでは「知恵が最も少ないこと」です。',
    aimTitle: '目指すもの',
    aim: 'トリックはミーティングと呼び、勝った人がそのカードを仲間にして表向きに置きます。ラウンドの終わりに、歴史カードの条件に最もよく当てはまる人が名声を1点得ます。邪悪なカードを持っていると得られませんが、天使がいるか、邪悪なカード4枚がそろっていれば別です。ラウンドの後に誰かの名声が3点以上なら、名声が最も多い人の勝ちです。',
    unusualTitle: '変わっているところ',
    unusual:
      'フォローできない人は、カードを裏向きに出します。裏向きのカードに強さはありません。ワイルドはいつでも出せますが、勝つことはありません。何がよいかは歴史カードしだいで、ミーティングに勝ったためにラウンドを落とすこともあります。カードには効果もあり、8ではほかの人の手札から1枚を見ずに取ります。',
    openTitle: 'どの資料にもないこと',
    open: '手元の資料でわかるのは、ゲームの骨組みと、ごく一部のカードの効果だけです。このサイトでは何も作り足さず、[わからない効果を1つずつ示しています](/chronicle/rules/#open)。卓で補うまで、そのカードに効果はありません。12枚の歴史カードのうち全体がわかるのは1枚だけなので、書き足すまで、ここではどのラウンドも条件は「知恵が最も少ないこと」です。',
    games:
      '[すべてのゲーム](/chronicle/replays/)は条件で絞り込めます。[自分のゲーム](/chronicle/study/)の棋譜を読み込み、書き込み、共有することも、実際の卓で遊びながら[ゲームを記録する](/chronicle/record/)こともできます。1人の手札しか見えなくてもかまいません。',
  },
  lessons: {
    description: (lessons) =>
      `クロニクルを遊びながら覚える、全${lessons}回の短いレッスン。出せないカードは、理由を示して止められます。`,
    lede: (lessons, minutes) =>
      `短いレッスンが全${lessons}回、合わせて${minutes}分です。どれも少し読んだら、あとは実際にやってみます。`,
  },
  rulebook: {
    title: 'クロニクルのルールブック',
    heading: 'ルールブック',
    description:
      'クロニクルのすべてのルールを章ごとに、手引書の節つきで。手引書にない点と、効果がどの資料にもないカードも、すべて載せています。',
  },
  open: {
    title: 'わからないこと',
    intro:
      '同じ数字のカードは、どの色でも同じ効果です。すべての効果と、それについて資料からわかることを並べました。1は邪悪なカードというだけで、効果はありません。天使の働きは上のルールのとおりです。',
    slot: (slot, { time, effect }) => {
      const when = time === 'open' ? '時期は未定です。' : `発動するのは${spelled.times[time]}です。`;
      return `${when}${effect === 'open' ? abilities.open(slot) : `持ち主の効果は「${abilities.effects[effect]}」です。`}`;
    },
    history: '歴史カード',
    historyIntro: (known, half, open) =>
      `全部で12枚です。すべてわかっているのは${known}枚、名声の条件だけわかっているのが${half}枚で、残りの${open}枚については何もわかりません。`,
    card: (lead, conditions) =>
      `名声の条件は${list(conditions.map(game.condition))}、リードカードは${lead === 'open' ? '未定' : game.card(lead)}です。`,
  },
  abilities: {
    asked:
      '愚者の能力 愚者は何をする 賢者の能力 賢者は何をする 竜 王 悪魔 カードの能力 効果 どんな能力がある',
  },
  sheet: {
    description: 'クロニクルのルールを2ページにまとめました。未定の効果も示し、印刷して卓で使えます。',
    open: (slots) =>
      `未定（効果がどの資料にもないもの）：${slots.map((slot) => game.kinds[slot]).join('、')}。`,
  },
  chart: {
    lede: '歴史カードから最後の名声まで、ゲームがどの場面にあり、どの手で次へ進むかを示します。',
  },
  replay: {
    part: 'ミーティング',
    description: (title, players) =>
      `${title}：クロニクルの解説つきゲーム（${players}）。1手ずつ、どのルールによるのかを見ながら進められます。`,
  },
  progress: {
    description: 'クロニクルのどのルールを習得し、どれを練習中で、次にいつ出題されるか。',
  },
  wordForMistakes: '間違い',
  otherSubjects: {
    winner: '誰がミーティングに勝つか',
    turn: '誰の番か',
    lead: '誰がリードするか',
    deal: '配り方',
    abilities: 'カードの効果',
    allies: '取ったカード',
    leftover: '手札に残ったカード',
    angel: '天使',
    evil: '邪悪なカード',
    fame: '誰が名声を得るか',
    ending: 'ゲームの勝敗',
    mistakes: 'やってしまったミス',
  },
  drill: {
    needsScript: '反復練習にはJavaScriptが必要です。問題は、このブラウザーの中でルールから作ります。',
  },
};
