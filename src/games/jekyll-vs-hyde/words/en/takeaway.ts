import type { TakeawayWords } from '../text-types/takeaway.ts';

type Kind = Parameters<TakeawayWords['most']>[1]['kind'];

/** What was done once, and more than once. */
const DONE: Readonly<Record<Exclude<Kind, 'count'>, readonly [once: string, often: string]>> = {
  won: ['winning a trick that you did not want', 'winning tricks that you did not want'],
  left: ['leaving a trick that you wanted', 'leaving tricks that you wanted'],
  'kept-strong': ['keeping a card that wins too much', 'keeping cards that win too much'],
  'gave-up-strong': [
    'giving up a card that could have won later',
    'giving up cards that could have won later',
  ],
  effect: ['the effect of a Potion', 'the effects of Potions'],
  'pride-later': ['a card that decided what Pride takes later', 'cards that decided what Pride takes later'],
  ranking: ['which suit ended up highest', 'which suit ended up highest'],
  'last-of-suit': ['keeping the last card of a suit', 'keeping the last card of a suit'],
};

const EVEN = {
  jekyll: ['a card that leads further from even', 'cards that lead further from even'],
  hyde: ['a card that leads nearer to even', 'cards that lead nearer to even'],
} as const;

const NEXT_TIME: Readonly<Record<Kind, string>> = {
  won: 'before you take a trick, count how many you still want',
  left: 'before you let a trick go, count how many you still want',
  'kept-strong': 'when you want few more tricks, part with strong cards early and keep the weak ones',
  'gave-up-strong': 'while you still want tricks, part with weak cards first and keep the strong ones',
  effect: 'before a Potion meets a suit, work out what its effect does to the tricks of you both',
  'pride-later': 'before each card, ask when Pride may still meet a Potion, and who then wins',
  ranking: 'before you play the first card of a suit, ask which suit will rank highest',
  'last-of-suit': 'let it go in good time: when that suit is asked for later, you may play anything',
  count: 'before each card, count the tricks that you have and those that you still want',
};

/** English. */
export const words: TakeawayWords = {
  most: (seat, { kind, times, trick, round }, isOfRounds) => {
    const [once, often] = kind === 'count' ? EVEN[seat] : DONE[kind];
    const where = `trick ${trick}${isOfRounds ? ` of round ${round}` : ''}`;
    const done =
      times === 1
        ? `${once}, in ${where}`
        : `${often} (${times === 2 ? 'twice' : `${times} times`}, most in ${where})`;
    return `What cost you most: ${done}. Next time, ${NEXT_TIME[kind]}.`;
  },
  nothing: 'Nothing that you could have known cost you much: play on like this.',
};
