import { expect, test } from 'vitest';
import { words as english } from '../../src/words/en/search-vocabulary.ts';
import { words as japanese } from '../../src/words/ja/search-vocabulary.ts';
import { isSlipOf } from '#widgets/search-word-matching.ts';
import { asListed, partSaid } from '#widgets/search-words-in-text.ts';

/** What a list is narrowed by knows the words of the search. */

const saysAllOf =
  (...typed: Parameters<typeof partSaid>) =>
  (text: string) =>
    partSaid(...typed)(text) === 1;

const ACE = 'My last card is an Ace. Can I finish with it? No: you choose a suit, then you draw a card.';

test.each([
  'can you finish with an ace',
  'ends on aces',
  'final card',
  'which colour do I pick',
  'fini',
  'a 1 card',
])('“%s” is said by a text in its own words, in others that mean the same, or begun', (typed) => {
  const says = saysAllOf(typed, { ...english, sameMeaning: `${english.sameMeaning}|last 1` }, 'en');
  expect(says(`${ACE} end`)).toBe(true);
});

test('A word that no text of a list has is looked for as the one that is the same but for a slip', () => {
  const texts = ['May I keep a Potion?', ACE];
  expect(asListed('potoin', texts, english, 'en')).toBe('potion');
  expect(asListed('Can I finsh', texts, english, 'en')).toBe('Can I finish');
  // What a text has, or begins with, was meant; what is like none stays.
  expect(asListed('finis', texts, english, 'en')).toBe('finis');
  expect(asListed('is there a joker', ['Three cards'], english, 'en')).toBe('is there a joker');
  expect(asListed('kept a dragon', texts, english, 'en')).toBe('kept a dragon');
});

test('A text that leaves a word out does not say it all, and words that say nothing are not looked for', () => {
  expect(saysAllOf('finish with a jack', english, 'en')(ACE)).toBe(false);
  expect(saysAllOf('what does an ace do', english, 'en')(ACE)).toBe(true);
});

test('A word is not found in the middle of another, nor a short one at its beginning but while it is typed', () => {
  const says = (typed: string) => saysAllOf(typed, english, 'en');
  expect(says('ace')('The place where it stands')).toBe(false);
  expect(says('tie')('The suits are untied.')).toBe(false);
  expect(says('king')('A ranking of 12 suits')).toBe(false);
  expect(says('2 suits')('A ranking of 12 suits')).toBe(false);
  expect(says('ran')('The ranking')).toBe(true);
  expect(says('ran ')('The ranking')).toBe(false);
  expect(says('rank suits')('A ranking of 12 suits')).toBe(true);
  expect(saysAllOf('8を2枚', japanese, 'ja')('手番に8を2枚出しました')).toBe(true);
});

test.each([
  ['renaming', 'She renames the suit.'],
  ['renamed', 'May I rename the suit?'],
  ['exchanges', 'We are exchanging cards.'],
  ['dropped', 'I drop a card.'],
])('“%s” is said by a text that has the word with another ending', (typed, text) => {
  expect(saysAllOf(typed, english, 'en')(text)).toBe(true);
});

test('What is left of a word without its ending is not so little that it begins another', () => {
  const says = (typed: string) => saysAllOf(typed, english, 'en');
  expect(says('named suit')('Nameless suits')).toBe(false);
  expect(says('aces')('An acid place')).toBe(false);
});

test('Of what says not all, it is known which part it says', () => {
  expect(partSaid('finish ace gold', english, 'en')(ACE)).toBeCloseTo(2 / 3);
  expect(partSaid('gold', english, 'en')(ACE)).toBe(0);
});

test('In Japanese the words of a question are looked for one by one', () => {
  const text = '最後の1枚がエースです。これで上がれますか？';
  expect(saysAllOf('エースで上がれる？', japanese, 'ja')(`${text} 上がれる`)).toBe(true);
  expect(saysAllOf('残りの札がA', japanese, 'ja')(`${text} カード`)).toBe(true);
  expect(saysAllOf('ジャックで上がれる？', japanese, 'ja')(text)).toBe(false);
});

test('A word with one letter wrong, missing, too many or in another place is a slip of it, and a short one is another word', () => {
  for (const typed of ['jekyl', 'jekylll', 'jeckyll', 'jekxll', 'jeykll'])
    expect(isSlipOf(typed, 'jekyll'), typed).toBe(true);
  for (const [typed, word] of [
    ['two', 'ten'],
    ['suit', 'sets'],
    ['king', 'skins'],
    ['lead', 'deal'],
  ] as const)
    expect(isSlipOf(typed, word), typed).toBe(false);
});
