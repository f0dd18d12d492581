import { describe, expect, test } from 'vitest';
import { disputesInQuestion as inChronicle } from '#games/chronicle/dispute/find-disputes-in-search-query';
import { disputes as ofChronicle } from '#games/chronicle/dispute/dispute-adapter';
import { disputesInQuestion as inJekyllVsHyde } from '#games/jekyll-vs-hyde/dispute/find-disputes-in-search-query';
import { disputes as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/dispute/dispute-adapter';
import { disputesInQuestion as inSwitch } from '#games/switch/dispute/find-disputes-in-search-query';
import { disputes as ofSwitch } from '#games/switch/dispute/dispute-adapter';
import type { DisputeInQuestion } from '#kit/parse-two-card-question';
import { readSaid, type Said, type Step } from '#kit/dispute-questionnaire';
import { words as chronicle } from '../../src/games/chronicle/words/en/dispute-query-patterns.ts';
import { words as chronicleInJapanese } from '../../src/games/chronicle/words/ja/dispute-query-patterns.ts';
import { words as jekyllVsHyde } from '../../src/games/jekyll-vs-hyde/words/en/dispute-query-patterns.ts';
import { words as jekyllVsHydeInJapanese } from '../../src/games/jekyll-vs-hyde/words/ja/dispute-query-patterns.ts';
import { words as switchWords } from '../../src/games/switch/words/en/dispute-query-patterns.ts';
import { words as switchInJapanese } from '../../src/games/switch/words/ja/dispute-query-patterns.ts';
import { disputesIn } from '#widgets/find-disputes-in-search-query.ts';
import { words as english } from '../../src/words/en/two-card-question-patterns.ts';
import { words as japanese } from '../../src/words/ja/two-card-question-patterns.ts';

/** A question that names two cards is told as far as it tells: each link as its answers, the lying card first. */

type Phrases = readonly (readonly [typed: string, ...told: string[]])[];

/** What the links tell, in the order of the steps. */
function told(
  found: readonly DisputeInQuestion[],
  disputes: { readonly steps: (said: Said) => readonly Step[] },
): readonly string[] {
  return found.map(({ link }) => {
    const said = readSaid(disputes, link);
    if (!said.ok) throw new Error(`${link} is damaged`);
    return Object.values(said.value).join(' ');
  });
}

function tells(
  phrases: Phrases,
  read: (typed: string) => readonly DisputeInQuestion[],
  disputes: { readonly steps: (said: Said) => readonly Step[] },
): void {
  for (const [typed, ...wanted] of phrases) expect(told(read(typed), disputes), typed).toEqual(wanted);
}

describe('Jekyll vs Hyde', () => {
  test('in English', () => {
    const phrases: Phrases = [
      ['wrath 5 led i played greed 3 who wins', 'W5 G3'],
      ['does pride 4 beat greed 6', 'P4 G6', 'G6 P4'],
      ['i played greed 3 he led wrath 5', 'W5 G3'],
      ['can i play greed 3 on wrath five', 'W5 G3'],
      ['he played W5, I answered with a card'],
      ['w5 vs p2', 'W5 P2', 'P2 W5'],
      ['jekyll leads potion 3 naming wrath, hyde plays pride 6', 'X3 P6 wrath'],
      ['3+ led, wrath 3 answered', 'X3 W3'],
      ['wrath 3 vs potion 3+ who wins', 'W3 X3', 'X3 W3'],
      ['i put potion 4.5 on the 7 of greed', 'G7 X4'],
      ['led pride 7, then wrath 1', 'P7 W1'],
      ['5 of wrath then 3 of greed was played', 'W5 G3'],
      ['Is Greed 2 allowed when Pride 3 was led?', 'P3 G2'],
      ['can i play potion 3 if i have wrath 5'],
      ['what does potion 3 do'],
      ['wrath 5 greed 3 pride 2'],
      ['how many cards for greed'],
      ['red 2 vs purple 6 who wins', 'W2 P6', 'P6 W2'],
      ['i led green 3 he put 4+ who wins', 'G3 X4'],
      ['he led 3+ and called red, i put green 5', 'X3 G5 wrath'],
      ['potion 3 led without naming a colour, i put 4+', 'X3 X4 none'],
      ['pride 3 led i put potion 4 on the last trick', 'P3 X4 0'],
      ['purple 3 led, i put 4+ but he has no tricks to steal', 'P3 X4 no'],
      ['greed 3 led, potion 4 played, one card left', 'G3 X4 1'],
      ['wrath 5 led, i have no greed 3, i played pride 2', 'W5 P2'],
      ['he led a 3+ and said purple, i got no purple so i threw red 6, who takes it', 'X3 W6 pride none'],
      ["wrath 5 led, i didn't have any red so played greed 3", 'W5 G3 none'],
      // Who leads may have none as well, and that is nothing that decides.
      ['he led a 3+ and said purple, he had no purple so i threw red 6', 'X3 W6 pride'],
      ['i have no purple so i led a 3+ and said purple, he threw red 6', 'X3 W6 pride'],
      ['he led a 3+ and said purple, i got no green so i threw red 6', 'X3 W6 pride'],
      // Who held the suit all the same is not asked again, but only where it is the one who answered.
      ['wrath 5 led, he played greed 3 but he had wrath', 'W5 G3 some'],
      ['wrath 5 led, he played greed 3 although he still had a red', 'W5 G3 some'],
      ['i led wrath 5, he had wrath but played greed 3', 'W5 G3 some'],
      ['i led wrath 5, he played greed 3 but i had wrath', 'W5 G3'],
      ['wrath 5 led, he played greed 3 but he had pride', 'W5 G3'],
      // Who led may be told of a card by its suit alone.
      ['red 5 vs green 3, green led', 'G3 W5'],
      ['red 5 vs green 3 red was led', 'W5 G3'],
      ['greed 3 against 4+, i led the potion', 'X4 G3'],
      ['red 5 vs red 3, red led', 'W5 W3', 'W3 W5'],
      // Nor is what follows from the trick that it was.
      ['wrath 5 led, greed 3 played in the first trick', 'W5 G3 0 no'],
      ['wrath 5 led, greed 3 played, no tokens yet', 'W5 G3 0'],
      ['pride 3 led, i put potion 4 in trick nine', 'P3 X4 1'],
      ['pride 3 led, i put potion 4 in trick 10', 'P3 X4 0'],
      ['wrath 5 led i played greed 3, two cards were left'],
      ['wrath 5 led i played greed 3 by mistake, noticed later'],
    ];
    tells(phrases, (typed) => inJekyllVsHyde(typed, jekyllVsHyde, english), ofJekyllVsHyde);
  });

  test('in Japanese', () => {
    const phrases: Phrases = [
      ['憤怒5のリードに強欲3を出したらどっちが勝つ', 'W5 G3'],
      ['憤怒5に強欲3', 'W5 G3'],
      ['憤怒5のリードに、赤がないので強欲3を出した', 'W5 G3 none'],
      ['憤怒5のリードに、紫がないので強欲3を出した', 'W5 G3'],
      ['憤怒5のリードに、憤怒を持っているのに強欲3を出した', 'W5 G3 some'],
      ['憤怒5のリードに、紫を持っているのに強欲3を出した', 'W5 G3'],
      ['最初のトリックで憤怒5に強欲3', 'W5 G3 0 no'],
      ['赤5対緑3、リードは緑', 'G3 W5'],
      ['赤5と緑3、赤がリード', 'W5 G3'],
      ['強欲3を憤怒5に出せる？', 'W5 G3'],
      ['傲慢4は強欲6に勝てる', 'P4 G6', 'G6 P4'],
      ['Ｗ５リードでＧ３', 'W5 G3'],
      ['秘薬3で憤怒を宣言して傲慢6を出された', 'X3 P6 wrath'],
      ['薬4リードで緑宣言して紫5', 'X4 P5 greed'],
      ['憤怒3と秘薬3どちらが勝つ', 'W3 X3', 'X3 W3'],
      ['相手が憤怒の5、自分は秘薬2+を出した', 'W5 X2'],
      ['強欲7を出された後、傲慢1を出した', 'G7 P1'],
      ['リードは傲慢2、後手は憤怒7', 'P2 W7'],
      ['秘薬3は憤怒5を持っていても出せる'],
      ['秘薬3の効果は'],
      ['赤2と紫6、どっちが勝つ', 'W2 P6', 'P6 W2'],
      ['緑3のリードに4+を出された', 'G3 X4'],
      ['最後のトリックで傲慢3に秘薬4', 'P3 X4 0'],
      ['秘薬3に秘薬4、宣言しなかった', 'X3 X4 none'],
      ['憤怒5に強欲3を間違えて出した'],
    ];
    tells(phrases, (typed) => inJekyllVsHyde(typed, jekyllVsHydeInJapanese, japanese), ofJekyllVsHyde);
  });
});

describe('Switch', () => {
  test('in English', () => {
    const phrases: Phrases = [
      ['6 of hearts on 2 of spades', '2 6 other'],
      ['can i put a 7 on a 2', '2 7'],
      ['queen on jack', 'J Q'],
      ['4 on a 3 different suit', '3 4 other'],
      ['9 on a 6 same suit', '6 9 same'],
      ['5 of harts on 2', '2 5H'],
      ['5 of hearts on 2 of hearts', '2 5H same'],
      ['5h on 2d ok', '2 5H other'],
      ['can i play two 7s on a 7', '7 7 2'],
      ['ace on a 2 allowed', '2 A'],
      ['can i get out of a 2 with an ace', '2 A'],
      ['there is a 2 on me, can i put an ace on it', '2 A waits'],
      ['can i counter a 2 with a 5 of hearts', '2 5H'],
      ['he played 9 of clubs i played 9 of spades', '9 9 other'],
      ['jack is on top can i play queen', 'J Q'],
      ['Jack of hearts led, I played the queen of spades', 'J Q other'],
      ['queen of spades vs jack of hearts, jack led', 'J Q other'],
      ['queen of spades vs jack of hearts, hearts was led', 'J Q other'],
      ['does ace beat 2', '2 A'],
      ['7 beats 2?', '2 7'],
      ['queen of hearts beats jack of hearts', 'J Q same'],
      ['can i play 8♦ on K♦', 'K 8 same'],
      ['7 of clubs on ace of spades', 'A 7'],
      ['what if 3 players play 2 on a 2', '2 2 3'],
      ['draw 2 or play 3'],
      ['do i pick up 2 on a 2'],
      ['can i play a 7'],
      ['2 or 3 players'],
      ['can i play 2 cards at once'],
      ['in the run he played queen of hearts on 10 of hearts', '10 Q run same'],
      ['ace of spades in the run after king do i pick suit', 'K A run'],
      ['on the run can i put jack on 10', '10 J run'],
      ['during a run he put queen on jack', 'J Q run'],
      ['run is on a queen, i put king', 'Q K run'],
      ['not in a run: queen of hearts on 10 of hearts', '10 Q none same'],
      ['does 4 on a 3 begin a run'],
      ['after the run failed he put a queen on a jack'],
      ['ace on ace in the run'],
      ['in the run she put a 3 on a 2'],
      ['can i put a 7 on a dead 2', '2 7 dead'],
      ['7 on an active 2', '2 7 waits'],
      ['queen on a jack as my last card', 'J Q yes'],
      ['queen on a jack, who wins'],
      ['8 on an 8 with 2 players', '8 8 2'],
      ['8 on an 8 with two of us', '8 8 2'],
      ['jack on a jack, both my jacks'],
      ['someone puts 3 then can i put 5', '3 5'],
      ['he played 7 on my king i dont have a 7', 'K 7'],
      // What was put on whoever asks lies, and what he holds is what he may play.
      ['he put a 2 on me and i have a 5 of hearts', '2 5H waits'],
      ['they put 5 of hearts on me and i have a 2', '5H 2'],
      ['he put a queen on a jack, we noticed later'],
      ['i forgot to draw and put a queen on a jack'],
    ];
    tells(phrases, (typed) => inSwitch(typed, switchWords, english), ofSwitch);
  });

  test('in Japanese', () => {
    const phrases: Phrases = [
      ['ハートの6をスペードの2に出せる', '2 6 other'],
      ['2に7を出せる？', '2 7'],
      ['ジャックの上にクイーン', 'J Q'],
      ['ハートの2にハートの5', '2 5H same'],
      ['7を2の上に出せますか', '2 7'],
      ['エースを2に重ねられる', '2 A'],
      ['場が9で10を出したい', '9 10'],
      ['Kに♦8は出せる', 'K 8'],
      ['♥5を♦2に', '2 5H other'],
      ['２に２を出せる', '2 2'],
      ['ジャックはクイーンに勝てる', 'Q J'],
      ['ハートのクイーンとスペードのジャック、リードはジャック', 'J Q other'],
      ['2枚引いたら出せる'],
      ['3人で2を出したら'],
      ['ランの途中でハートの10にハートのクイーンを出された', '10 Q run same'],
      ['ランでキングの上にエース', 'K A run'],
      ['ランではないときにジャックの上にクイーン', 'J Q none'],
      ['ジャックの上にクイーンでランになる？'],
      ['最後の1枚のクイーンをジャックに重ねる', 'J Q yes'],
      ['2人で8の上に8', '8 8 2'],
      ['2を出されたとき、ハートの5を持ってる', '2 5H waits'],
      ['ジャックで2を返せる', '2 J'],
      ['2に7、ペナルティは引いた'],
      ['ジャックの上にクイーンを間違えて出した'],
    ];
    tells(phrases, (typed) => inSwitch(typed, switchInJapanese, japanese), ofSwitch);
  });
});

describe('Chronicle', () => {
  test('in English', () => {
    const phrases: Phrases = [
      ['love 5 led i played power 8', '5 8 other'],
      ['red 10 vs blue 3 red led', '10 3 other'],
      ['blue 3 or red 10, 10 led', '10 3 other'],
      ['love 3 vs the fool, love was led', '3 wild'],
      ['can i play wisdom 3 face down on wisdom 9', '9 3 same down'],
      ['wild on a 5', '5 wild'],
      ['9 on a 3 of a different suit', '3 9 other'],
      ['l4 led, w10 played', '4 10 other'],
      ['can i put a 9 on a 3', '3 9'],
      ['8 of love on 3 of love', '3 8 same'],
      ['does love 9 beat power 2', '9 2 other', '2 9 other'],
      ['dragon led i play love 2', 'wild 2'],
      ['he led wisdom 7 can i play the fool', '7 wild'],
      ['i play power 1 when he leads love 10', '10 1 other'],
      ['do i have to play a wild if i have love 5'],
      ['can 3 players play'],
      ['what does an 8 do'],
      ['can she choose not to throw away the demon w angel'],
      ['he led wisdom 9 can i play power 3, i dont have wisdom or wilds', '9 3 other none no'],
      ['i dont have wisdom or wilds'],
      ['he led love 9, i have no wild, power 3 played', '9 3 other no'],
      ['red 5 led i played blue 8', '5 8 other'],
      ['can i put power 3 face up or face down on love 9'],
      ['power 3 on love 9 as my last card', '9 3 other none no yes'],
      ['he played power 3 on love 9 by accident, seen later'],
      ['do i score if i took the angel with the demon'],
      // Whether somebody could have followed is what is argued about.
      ['blue 5 led, he played red 8 but he had blue', '5 8 other some'],
      ['she played power 8 on love 5 but she could have followed', '5 8 other some'],
      ['he played an 8 on the 5 but he could have followed', '5 8 other some'],
      ['love 5 led, i played power 8, i had no love', '5 8 other none'],
      ["he played power 8 on love 5, he couldn't follow", '5 8 other none'],
      ['blue 5 led, he played red 8 but he had green', '5 8 other'],
    ];
    tells(phrases, (typed) => inChronicle(typed, chronicle, english), ofChronicle);
  });

  test('in Japanese', () => {
    const phrases: Phrases = [
      ['愛5のリードに力8', '5 8 other'],
      ['知恵3を知恵9に裏向きで出せる', '9 3 same down'],
      ['5にワイルドを出せる', '5 wild'],
      ['ワイルドのリードに愛2', 'wild 2'],
      ['愛9は力2に勝てる', '9 2 other', '2 9 other'],
      ['リードが知恵7で愚者を出す', '7 wild'],
      ['愛の4に愛の10を出した', '4 10 same'],
      ['3に9を出せる', '3 9'],
      ['力1を愛10に出せますか', '10 1 other'],
      ['天使に悪魔', 'wild wild'],
      ['8の効果は'],
      ['3人で遊べる'],
      ['天使を出して悪魔を捨てる'],
      ['知恵9に力3、ワイルドはない', '9 3 other no'],
      ['赤5のリードに青8', '5 8 other'],
      ['青8と赤5、リードは赤', '5 8 other'],
      ['赤リードで青の10と赤の2どっち勝つ', '2 10 other'],
      ['愛9に力3を間違えて出した'],
      ['青5に赤8を出したけれど青を持っていた', '5 8 other some'],
      ['愛5に力8、フォローできたのに', '5 8 other some'],
      ['愛5に力8、愛は持っていない', '5 8 other none'],
    ];
    tells(phrases, (typed) => inChronicle(typed, chronicleInJapanese, japanese), ofChronicle);
  });
});

test('Where one game knows a card by its name, no other is asked that has but its number', async () => {
  const readers = {
    'jekyll-vs-hyde': () => Promise.resolve((typed: string) => inJekyllVsHyde(typed, jekyllVsHyde, english)),
    switch: () => Promise.resolve((typed: string) => inSwitch(typed, switchWords, english)),
    chronicle: () => Promise.resolve((typed: string) => inChronicle(typed, chronicle, english)),
  };
  const games = ['jekyll-vs-hyde', 'switch', 'chronicle'].map((id) => ({ id, title: id }));
  const asked = async (typed: string) => (await disputesIn(typed, games, readers)).map(({ game }) => game);
  expect(await asked('wrath 5 led i played greed 3')).toEqual(['jekyll-vs-hyde']);
  expect(await asked('5 of hearts on 3')).toEqual(['switch']);
  expect(await asked('love 5 on 3')).toEqual(['chronicle']);
  expect(await asked('8 on a 3')).toEqual(['switch', 'chronicle']);
  // Two Wilds are told alike, whichever was led.
  expect(await asked('dragon vs king')).toEqual(['chronicle']);
  // Suits of two games have a colour, and a third hears numbers.
  expect(await asked('red 5 led i played green 3')).toEqual(['jekyll-vs-hyde', 'switch', 'chronicle']);
});

test('A card that a game has none of keeps what is left of the question from being filled in there', () => {
  const everywhere = (typed: string) => [
    ...inJekyllVsHyde(typed, jekyllVsHyde, english),
    ...inSwitch(typed, switchWords, english),
    ...inChronicle(typed, chronicle, english),
  ];
  for (const typed of [
    'king led then green 3 then green 7',
    'queen led then green 3 then green 7',
    'dragon led then green 3 then green 7',
    'red 9 led, then green 3 then green 7',
    '7+ led, then green 3 then green 7',
    // There is but one of it.
    '3+ vs 3+',
    '3+ on 3+',
    'i led 3+ he played 3+',
  ])
    expect(everywhere(typed), typed).toEqual([]);
  for (const typed of ['キングのリードに緑3、次に緑7を出した', '3+に3+を出せる'])
    expect(
      [
        ...inJekyllVsHyde(typed, jekyllVsHydeInJapanese, japanese),
        ...inSwitch(typed, switchInJapanese, japanese),
        ...inChronicle(typed, chronicleInJapanese, japanese),
      ],
      typed,
    ).toEqual([]);
});

test('Two Wilds by their names alone are but guessed to be played on each other', () => {
  const isGuessed = (found: readonly DisputeInQuestion[]) => [
    ...new Set(found.map((each) => each.isGuessed)),
  ];
  for (const typed of ['angel vs demon', 'demon on angel', 'angel and demon'])
    expect(isGuessed(inChronicle(typed, chronicle, english)), typed).toEqual([true]);
  for (const typed of [
    '天使もってたら悪魔は？',
    '天使と悪魔両方もってる',
    '天使がいたら悪魔すてる？',
    '悪魔に天使',
  ])
    expect(isGuessed(inChronicle(typed, chronicleInJapanese, japanese)), typed).toEqual([true]);
  for (const typed of ['demon led, angel played', 'dragon led then king', 'wild on wild', 'wild on a 5'])
    expect(isGuessed(inChronicle(typed, chronicle, english)), typed).toEqual([false]);
  for (const typed of ['悪魔のリードに天使', '悪魔に天使を使える'])
    expect(isGuessed(inChronicle(typed, chronicleInJapanese, japanese)), typed).toEqual([false]);
});

test('A dispute is called by what was typed', () => {
  const titles = (found: readonly DisputeInQuestion[]) => found.map(({ title }) => title);
  expect(titles(inJekyllVsHyde('wrath 5 led i played greed 3', jekyllVsHyde, english))).toEqual([
    'Wrath 5 led, Greed 3 answered: who wins?',
  ]);
  expect(titles(inSwitch('6 of hearts on 2 of spades', switchWords, english))).toEqual([
    '6 of hearts on 2 of spades: may it be played?',
  ]);
  expect(titles(inSwitch('in the run he played queen on 10', switchWords, english))).toEqual([
    'Queen on 10 in a run: may it be played?',
  ]);
  expect(titles(inChronicle('love 5 led, wild played', chronicle, english))).toEqual([
    'Love 5 led, Wild played: may it be?',
  ]);
});

test('What a game has none of, a suit of hearts, a Potion or a run, keeps a question from being filled in there', () => {
  expect(inChronicle('counter a 5 of hearts with a 5', chronicle, english)).toEqual([]);
  expect(inChronicle('ハートの5に5を出された', chronicleInJapanese, japanese)).toEqual([]);
  expect(inChronicle('7を3の上に出したらラン', chronicleInJapanese, japanese)).toEqual([]);
  expect(inChronicle('薬4リードで緑宣言して紫5', chronicleInJapanese, japanese)).toEqual([]);
  expect(inSwitch('薬4リードで緑宣言して紫5', switchInJapanese, japanese)).toEqual([]);
});
