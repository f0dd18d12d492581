import type { TextFieldLimitsWords } from '../text-types/text-field-limits.ts';

const thousands = new Intl.NumberFormat('ja');

/** 日本語。 */
export const words: TextFieldLimitsWords = {
  'too-long': (most) =>
    `入りきりません。ここに書けるのは${thousands.format(most)}文字までです。短くするか、いくつかの手に分けて書いてください。`,
  'piled-up': () => '入りません。1つの文字に記号が重なりすぎています。記号を減らしてください。',
};
