import type { SiteWords } from '../site.ts';
import { words as game } from './jekyll-vs-hyde.ts';

const thousands = new Intl.NumberFormat('ja');
const relative = new Intl.RelativeTimeFormat('ja', { numeric: 'auto' });

/** `Intl`が数の後に入れる空白を除く。 */
function inRow(text: string): string {
  return text.replaceAll(' ', '');
}

/** `3日後`や`明日`、ちょうどよい単位で。 */
function until(moment: number, now: number): string {
  const minutes = Math.max(1, Math.round((moment - now) / 60_000));
  if (minutes < 90) return inRow(relative.format(minutes, 'minute'));
  const hours = Math.round(minutes / 60);
  return inRow(hours < 36 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day'));
}

/** 日本語。 */
export const words: SiteWords = {
  tagline: 'ルールブックが動く。',
  page: {
    skip: '本文へ',
    navigation: '主なページ',
    games: 'ゲーム',
    rules: 'ルールブック',
    makers: 'Jekyll vs. Hydeは、Geonil作、Mandoo Games発行のゲームです。',
    unofficial:
      'Cabinetは非公式のサイトで、作者・出版社とは関係ありません。文章と絵はすべて独自のものです。Cookieも追跡もなく、ブラウザーの外には何も送りません。',
    narration: {
      title: 'スクリーンリーダーで読み上げる内容',
      ways: { all: 'すべて', main: '要点だけ', nothing: 'なし' },
    },
  },
  lost: {
    title: 'そのページはありません',
    text: 'アドレスが正しくないか、ページが移動したのかもしれません。ここからどこへでも行けます。',
    home: 'トップページ',
  },
  release: {
    title: '新しい版',
    ready: '新しいCabinetがあります。いま読み込まなければ、次に来たときに切り替わります。',
    use: 'いま読み込む',
    later: 'あとで',
  },
  licences: {
    title: 'ライセンス',
    description: 'Cabinetと、そこに使われているもののライセンス。',
    own: 'Cabinet本体',
    others: '使われているもの',
    texts:
      'ブラウザーに届くプログラムと書体の一部は、次のものです。ライセンスの本文は英語の原文のまま載せています。',
  },
  fault: {
    title: 'このページの不具合',
    broken:
      'この部分は不具合で止まりました。サイト側の問題で、操作のせいではありません。ブラウザーに保存したものは残っています。',
    unloaded:
      'この部分を読み込めなかったので、まだ操作できません。接続を確かめてから、ページを読み込み直してください。',
    had: 'ここにあったもの（コピーできます）',
    again: 'もう一度始める',
    reload: 'ページを読み込み直す',
    beginning: 'このページを最初から開く',
    mishap:
      'いま不具合が起きました。サイト側の問題です。表示はそのままで、保存したものも失われていません。反応しないところがあれば、ページを読み込み直してください。',
    later: 'このまま続ける',
  },
  play: {
    tryIt: 'やってみる',
    nameSuit: (potion) => `${potion}をリードして宣言する色：`,
    give: (cards) => (cards === 0 ? 'カードを渡す' : `${cards}枚渡す`),
    refused: 'それはできません。',
    made: {
      answer: 'そのとおりです。',
      mistake: '出せますが、どうなるか見てみましょう。',
      possible: '出せますが、ここで求められている手ではありません。',
    },
    hints: '出せるカードに印をつける',
    again: 'もう一度',
    showAnswer: '答えを見る',
    undo: '戻す',
    playOn: 'ここから続ける',
    backToScene: '場面に戻る',
  },
  guided: {
    title: 'ラウンドを通して',
    scripted: '手順の決まったラウンド：あなたはジキル',
    free: (seat) => `自由に遊ぶラウンド：あなたは${game.seats[seat]}`,
    playFree: (seat) => `${game.seats[seat]}で新しく配る`,
    playScripted: '決まった手順に戻る',
    coach: 'コーチ：',
  },
  boards: {
    ranking: '序列のボード',
    noChange: 'この色の序列はもう決まっているので、何も変わりません。',
    potion: '秘薬',
    potionOnWrath: '憤怒に秘薬',
    newRound: '新しいラウンド',
    comparer: '2枚を比べる',
    led: 'ジキルのリード',
    followed: 'ハイドのカード',
    names: '秘薬の宣言',
    before: 'トリックの前の序列',
    noRanks: '序列は未定',
    sameCard: 'どのカードも1枚きりです。違う2枚を選んでください。',
    track: '自我トラック',
    jekyllsTricks: (round) => `第${round}ラウンド（ジキル対ハイド）`,
    notPlayed: '行いません。ゲームは終わっています。',
    roundGoes: ({ gap, marker, winner, side, round }) => {
      const moves = gap === 0 ? `コマは${marker}のまま。` : `差は${gap}。コマは${marker}へ。`;
      if (winner === 'hyde') return `${moves}ハイドの勝ち。`;
      if (winner === 'jekyll') return `${moves}3ラウンドが終わり、ジキルの勝ち。`;
      return `${moves}第${round + 1}ラウンドは${game.seats[side]}が最初にリード。`;
    },
    tray: (round) => `第${round}ラウンドの交換`,
    newHand: '別の手札',
  },
  why: {
    title: '出せるカード',
    nobody: 'ここでカードを出す人はいません。',
    hidden: (seat) =>
      `手番は${game.seats[seat]}ですが、そのカードは伏せてあります。視点を${game.seats[seat]}か両者にしてください。`,
  },
  guess: {
    title: '次の1枚を当てる',
    score: (hit, of) => `${of}手のうち${hit}手が実戦どおり`,
    as: '役割',
    yourMove: '何を出しますか？',
    notYours: 'あなたの番の手ではありません。',
    verdicts: {
      answer: '実戦どおりです。',
      mistake: '考えられる手ですが、実戦では出されませんでした。',
      possible: '出せます。',
    },
    played: (move) => `実戦：${move}。`,
    goOn: '続ける',
    over: 'この手順はここまでです。',
  },
  edit: {
    title: 'もしも',
    play: (seat) => `${game.seats[seat]}で出してみてください。実戦と違う手は変化になります。`,
    nobody: 'いまは誰もカードを出す番ではありません。先へ進むか、何か書いてください。',
    glyph: '印',
    noGlyph: 'なし',
    comment: 'コメント',
    undo: '元に戻す',
    redo: 'やり直す',
    nothingHere: 'ここにはまだ手がありません。先へ進んでください。',
    earlier: 'このゲームは前にも変更しています。続きから：',
    promote: '本筋にする',
    remove: 'ここから削除',
    untitled: '無題',
    kept: (name) => `このブラウザーの「自分のゲーム」に「${name}」として保存しました。`,
    parted: {
      newer: (name) =>
        `このゲームは別のタブで変更されました。両方とも保存してあり、ここで書くものはこれから「${name}」になります。`,
      missing: (name) =>
        `このゲームは別のタブで削除されました。ここで書くものは「${name}」として保存します。`,
      damaged: (name) =>
        `保存されていたこのゲームは読めないので、そのまま残してあります。ここで書くものは「${name}」として保存します。`,
    },
    visit: 'そちらで、この手から開く',
    other: 'もう一方を続ける',
    troubles: {
      full: 'ブラウザーに空きがなく、保存できません。ページを離れると消えます。ファイルに保存してください。',
      failed:
        '保存できませんでした。ディスクに空きがないのかもしれません。ページを離れると消えます。ファイルに保存してください。',
      blocked: 'ブラウザーの設定により保存できません。ページを離れると消えます。ファイルに保存してください。',
      held: 'このサイトの別のタブのために保存できません。ほかのタブを閉じてください。できるまで自動でやり直します。',
      later:
        '新しい版のCabinetが保存場所を引き継ぎました。これはページを離れると消えます。ファイルに保存してから、Cabinetのページをすべて閉じて開き直してください。',
      unreadable:
        'このままでは後で読み込めないので、保存していません。前に保存したものは残っています。最後の変更を取り消すか、ファイルに保存してください。',
      'too-large': '棋譜の大きさの上限を超えたので、これ以上は保存されません。',
    },
    file: 'ゲームをファイルに保存',
  },
  fields: {
    'too-long': (most) =>
      `入りきりません。ここに書けるのは${thousands.format(most)}文字までです。短くするか、いくつかの手に分けて書いてください。`,
    'piled-up': () => '入りません。1つの文字に記号が重なりすぎています。記号を減らしてください。',
  },
  desk: {
    title: '自分のゲーム',
    intro:
      'どこからでも棋譜を読み込み、1手ずつ見て、書き込み、リンクで共有できます。すべてブラウザーの中だけで行います。',
    bring: '棋譜を読み込む',
    noScript: '自分のゲームにはJavaScriptが必要です。読むのも保存するのも、このブラウザーだけだからです。',
    paste: 'テキストかJSONを貼り付ける',
    show: '見る',
    file: 'ファイルを開く',
    drop: 'またはここにファイルをドラッグ＆ドロップしてください。',
    loose: 'このブラウザーではこの文章を保存できません。ページを離れると消えます。',
    notation: '棋譜の書き方',
    back: 'すべてのゲーム',
    untitled: '無題',
    numbered: (number) => `ゲーム${number}`,
    moves: (moves) => `${moves}手`,
    atMove: (move, sentence) => `${move}手目：${sentence}`,
    moreProblems: (count) => `ほかに${thousands.format(count)}件あります。`,
    reading: 'ゲームを読み込んでいます…',
    held: (length) =>
      `貼りつけたテキスト（${thousands.format(length)}文字）はここにありますが、重すぎて入力欄には表示できません。このままゲームを表示するか、取り消して別のテキストを貼りつけてください。`,
    letGo: '取り消す',
    links: {
      'no-replay': 'このリンクにゲームは入っていません。',
      'unknown-version': 'このリンクは別の版のCabinetで作られたもので、読めません。',
      damaged: 'このリンクは壊れています。途中で切れたのかもしれません。もう一度もらってください。',
      'too-large': 'このリンクの中身は、ゲームの大きさの上限を超えています。',
      'cannot-unpack': 'このブラウザーではリンクを開けません。新しいものなら開けます。',
    },
    own: 'このブラウザーに保存したもの',
    none: 'まだありません。どのゲームでも「もしも」で変えると、ここに保存されます。',
    changed: (moment) => new Intl.DateTimeFormat('ja', { dateStyle: 'long' }).format(moment),
    rename: '名前を変える',
    newName: 'ゲームの新しい名前：',
    delete: '削除',
    reallyDelete: (name) => `「${name}」を完全に削除しますか？`,
    damagedEntry: '読めないゲームが1つあります。そのまま残してあります。',
    saveDamaged: '残っているものを保存',
    exportAll: 'すべてファイルに保存',
    importAll: 'ファイルから戻す',
    taken: (added, known, unusable) =>
      [
        `${added}ゲームを戻しました。`,
        ...(known === 0 ? [] : [`${known}ゲームはすでにありました。`]),
        ...(unusable === 0 ? [] : [`${unusable}ゲームは読めないので除きました。`]),
      ].join(''),
    tooMuch: 'このファイルは大きすぎます。保存できるのは1万ゲーム、100メガバイトまでです。',
    notTaken: 'このファイルにCabinetのゲームはありません。',
    troubles: {
      held: 'このサイトの別のタブがゲームを使っています。ほかのタブを閉じてください。空きしだい表示します。',
      later:
        '新しい版のCabinetがゲームを保存しています。Cabinetのページをすべて閉じてから開き直してください。',
      full: 'ブラウザーに空きがありません。',
      failed: '保存したものを読み書きできませんでした。ディスクに空きがないのかもしれません。',
      blocked: 'ブラウザーの設定により保存できません。',
      'too-large': '棋譜の大きさの上限を超えています。',
      missing: 'そのゲームはもうありません。',
      damaged: 'そのゲームは読めません。そのまま残してあります。',
    },
  },
  keys: {
    open: 'キー操作（?）',
    title: 'キー操作',
    close: '閉じる',
    list: [
      [['←', '→'], '1手戻る・進む'],
      [['Shift ←', 'Shift →'], '1トリック戻る・進む'],
      [['Home', 'End'], '最初・最後へ'],
      [['c'], '次のコメントへ'],
      [['p'], '再生・一時停止'],
      [['w'], '出せるカードと、ほかが出せない理由'],
      [['f'], '上下を入れ替える'],
      [['?'], 'この一覧を開く・閉じる'],
    ],
    letters: '1文字のショートカットキーを有効にする',
  },
  chart: {
    title: 'ゲームの流れ',
    lede: '配札から最後のトリックまで、ゲームがどの場面にあり、どの手で次へ進むかを示します。',
    elsewhere: '図は専用のページにあります',
    open: 'いまゲームのどこ？',
    drawing: 'ゲームの進み方の図：場所と、次の場所へ進む手',
    inWords: '図を文字で',
    place: '場所',
    arrows: 'そこから進むもの',
  },
  lessons: {
    title: 'レッスン',
    lesson: (number) => `レッスン${number}`,
    minutes: (minutes) => `${minutes}分`,
    rules: 'このレッスンのルール',
    previous: '前',
    next: '次',
    done: (tasks) => `練習${tasks}問中{done}問済み`,
  },
  search: {
    // Only where a reader puts spaces between them.
    fillers:
      'いつ 誰が 誰 何が 何を 何 どう どうなる どの どれ どちら なぜ とは です ですか ますか 教えて ください',
    title: '検索',
    field: 'レッスンとルールを検索',
    go: '検索',
    searching: '検索しています…',
    found: (results, query) =>
      results === 0
        ? `「${query}」は見つかりませんでした。`
        : `「${query}」が${results}ページ見つかりました。`,
    unavailable: '検索を読み込めませんでした。ルールブックなら1ページですべて見られます。',
  },
  progress: {
    title: '進み具合',
    intro: '答えた内容はこのブラウザーだけに保存されます。ファイルにして持ち運べます。',
    stages: { new: 'これから', learning: '練習中', known: '習得' },
    summary: (known, learning, fresh) =>
      `習得したルール${known}件、練習中${learning}件、これから${fresh}件。`,
    due: (moment, now) => {
      if (moment <= now) return 'いま出題';
      const when = until(moment, now);
      return `${when}${when.endsWith('後') ? 'に' : ''}出題`;
    },
    save: 'ファイルに保存',
    open: 'ファイルを開く',
    openAsk: 'このブラウザーにある進み具合を、ファイルのもので置き換えます。元には戻せません。',
    openYes: 'ファイルのものにする',
    reset: '最初からやり直す',
    resetAsk: 'このブラウザーにある答えと済んだ練習をすべて消します。元には戻せません。',
    resetYes: 'すべて消す',
    cancel: 'キャンセル',
    opened: 'ファイルを読み込みました。これがいまの進み具合です。',
    openedInPart: (entries) =>
      `ファイルを読み込みました。これがいまの進み具合です。そのままでは使えない項目が${entries}件あり、直すか除くかしました。`,
    laterFile: 'このファイルは新しい版のCabinetで保存されたものです。何も変更していません。',
    unreadable: 'このファイルにCabinetの進み具合は入っていません。何も変更していません。',
    troubles: {
      blocked: 'このブラウザーでは保存できません。答えはページを離れると消えます。',
      damaged: '保存されていたものが読めませんでした。別に取り置いて、新しく始めます。',
      mended:
        '保存されていたものの一部が使えませんでした。直すか除くかして続け、元のままの控えを取り置いてあります。',
      later:
        '新しい版のCabinetが、このブラウザーに進み具合を保存しています。それには手を付けず、ここでの答えは保存しません。Cabinetのページをすべて閉じてから開くと、新しい版になります。',
      refused: '最後の操作は保存できませんでした。それまでに保存したものは残っています。',
    },
    aside: '保存されていたものに、読めないものや使えないものがありました。元のまま取り置いてあります。',
    saveDamaged: '取り置いたものを保存',
    dropDamaged: '破棄する',
    drill: '出題分を練習する',
  },
  drill: {
    title: '反復練習',
    intro:
      '出題の時期が来たルールを、毎回新しい局面で問います。間違えたものはすぐに、覚えたものは間をあけて出題します。',
    predict: '予想する',
    ask: 'もう1問',
    check: '答え合わせ',
    next: '次へ',
    right: '正解。',
    wrong: '違います。',
    answer: '答え',
    pickAll: '正しいものをすべて選んでください。',
    nothingDue: (moment, now) =>
      moment === null
        ? '出題するものはありません。'
        : `出題するものはありません。次は${until(moment, now)}です。`,
    practise: 'それでも練習する',
    due: (rules) => `出題するルール：${rules}件`,
    aboutRule: '関係するルール：',
    progress: '進み具合',
  },
  sheet: {
    title: 'ルール早見表',
    intro: '印刷して卓で使えます。A4で2ページです。',
    print: '印刷',
  },
  rulebook: {
    intro: (rules) =>
      `このサイトのゲームは、この${rules}件のルールで動いています。それぞれの下に、どの資料によるかを示します。記号は最後に説明します。`,
    chapters: '章',
    sources: '資料',
    silent: '資料に記載なし',
    noSource: '（資料なし）',
    ruling: '裁定を見る',
    inAction: '実際に見る',
    sandbox: 'サンドボックスで',
    askMe: '出題してもらう',
    rulings: '裁定',
    rulingsIntro:
      '資料が食い違う点と、記載がない点です。このサイトは最初の読み方に従います。ほかの読み方で遊ぶ人もいます。',
    house: 'このサイトの提案',
    houseIntro:
      'どの資料にも記載がない点です。ルールではなく、このサイトの勧めです。誰も知識を得ないうちに正せるものは正し、そうでなければ、コマはそのままでラウンドを配り直します。間違って見せたカードは手札に戻します。それで何かを知るのは、間違えていないほうの人だけだからです。トークンや奪ったトリックのように正確に数えられるものは、出された順に並べ直します。別の取り決めをしてもかまいません。',
    houseMark: 'このサイトの提案（資料にはありません）',
    near: '最も近い記述：',
    followed: 'ここでは：',
    instead: 'または：',
  },
  library: {
    title: '解説つきゲーム',
    intro:
      '両者の考えを添えた、ゲームの全記録です。1手ずつ見たり、次の1枚を当てたり、ほかの手を試したりできます。',
    any: 'すべて',
    filters: { winner: '勝者', has: '内容', length: '長さ' },
    values: {
      jekyll: 'ジキル',
      hyde: 'ハイド',
      pride: '傲慢でトリックを奪う',
      greed: '強欲で交換する',
      wrath: '憤怒で序列をリセットする',
      'two-potions': '秘薬どうし',
      ruling: 'ふだんと違う裁定',
      short: '2ラウンドまで',
      long: '3ラウンド以上',
    },
    shown: '表示中のゲーム：{shown}件',
    own: '自分の棋譜を読み込み、保存し、共有する',
    players: (jekyll, hyde) => `ジキル：${jekyll}、ハイド：${hyde}`,
    wins: (winner, round) => `第${round}ラウンドで${game.seats[winner]}の勝ち。`,
    comments: (count) => `コメント${count}件。`,
    guess: (seat) => `${game.seats[seat]}の次の1枚を当てる`,
    guessIn: (title, seat) => `「${title}」：${game.seats[seat]}の次の1枚を当てる`,
  },
};
