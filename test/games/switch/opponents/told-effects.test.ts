import { describe, expect, test } from 'vitest';
import { adviceOf } from '#games/switch/opponents/advice';
import type { Move } from '#games/switch/opponents/distinct-legal-moves';
import { review } from '#games/switch/opponents/played-move-costs';
import { effectsOf } from '#games/switch/opponents/told-effects';
import type { Card } from '#games/switch/rules/cards';
import { start } from '#games/switch/rules/state-before-deal';
import type { Turn } from '#games/switch/rules/state';
import { say } from '#words/sentence-per-type';
import { words as english } from '../../../../src/games/switch/words/en/told-effects.ts';
import { words as advice } from '../../../../src/games/switch/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/switch/words/ja/told-effects.ts';
import { turnAgainst } from './turn-of-first-player.ts';

const play = (...cards: readonly Card[]) => ({ type: 'play', by: 'p1', cards }) as const;
const said = (state: Turn, move: Move) => effectsOf(state, move).map((effect) => say(english, effect));

describe('What cards bring about is told to whoever may lay them', () => {
  const two: readonly Card[] = ['KC', '4C'];

  test.each<[laid: readonly Card[], state: Turn, said: string]>([
    [
      ['JS'],
      turnAgainst(['JS', ...two], [3, 4, 5]),
      'J♠ skips Player 2 (3 cards): Player 3 (4 cards) is next.',
    ],
    [
      ['JS', 'JC'],
      turnAgainst(['JS', 'JC', ...two], [1, 4, 5]),
      'J♠ and J♣ skip Player 2 (1 card) and Player 3 (4 cards): Player 4 (5 cards) is next.',
    ],
    [
      ['JS', 'JC'],
      turnAgainst(['JS', 'JC', ...two], [3]),
      'J♠ and J♣ skip Player 2 and you: Player 2 (3 cards) is next.',
    ],
    [
      ['JS'],
      turnAgainst(['JS', 'QS', ...two], [3]),
      'J♠ skips Player 2: it is your turn again, and you can lay Q♠.',
    ],
    [['JS'], turnAgainst(['JS', ...two], [3]), 'J♠ skips Player 2: it is your turn again.'],
    [
      ['JS', 'JC'],
      turnAgainst(['JS', 'JC', ...two], [3, 3]),
      'J♠ and J♣ skip everybody else: it is your turn again, and you can lay K♣ or 4♣.',
    ],
    [
      ['JS'],
      turnAgainst(['JS', 'QS', '4S', '6S', '10S'], [3]),
      'J♠ skips Player 2: it is your turn again, and you can lay 4 of your cards.',
    ],
    [
      ['8S'],
      turnAgainst(['8S', ...two], [1, 4, 5]),
      '8♠ turns the direction: Player 4 (5 cards) is next, not Player 2 (1 card).',
    ],
    [
      ['8S'],
      turnAgainst(['8S', ...two], [3]),
      'With two players, 8♠ changes nothing: Player 2 is next anyway.',
    ],
    [
      ['8S', '8H'],
      turnAgainst(['8S', '8H', ...two], [3]),
      '8♠ and 8♥ turn the direction twice: it is your turn again.',
    ],
    [
      ['8S', '8H'],
      turnAgainst(['8S', '8H', ...two], [3, 3], { rulings: { ...start().rulings, 'even-eights': 'passes' } }),
      '8♠ and 8♥ leave the direction as it was: Player 2 is next.',
    ],
    [['2S'], turnAgainst(['2S', ...two], [3]), '2♠ makes Player 2 pick up 2 cards or answer with a 2.'],
    [
      ['2S'],
      turnAgainst(['2S', '2H', '2C', ...two], [2]),
      '2♠ makes Player 2, who has only 2 cards left, pick up 2 cards or answer with 2♦.',
    ],
    [
      ['5S', '5H'],
      turnAgainst(['5S', '5H', '2H', ...two], [3]),
      '5♠ and 5♥ make Player 2 pick up 5 cards: nobody else can have an answer.',
    ],
    [
      ['3S'],
      turnAgainst(['3S', ...two], [3]),
      '3♠ begins a run: Player 2 has to lay a 3 or a 4, or draw 3 cards.',
    ],
    [
      ['KC'],
      { ...turnAgainst(['KC', '4C', '6C'], [3]), run: 'Q' },
      'K♣ goes on with the run: Player 2 has to lay a King or an Ace, or draw 13 cards.',
    ],
    [
      ['AS'],
      { ...turnAgainst(['AS', ...two], [3]), run: 'K' },
      'A♠ ends the run: nobody has to draw for it.',
    ],
    [
      ['7C'],
      turnAgainst(['7C', ...two], [3]),
      '7♣ mirrors the card below: 9 or spades still has to be matched.',
    ],
  ])('%j', (laid, state, sentence) => {
    expect(said(state, play(...laid))).toEqual([sentence]);
  });

  test('in a run, that they have no power there as well', () => {
    expect(said({ ...turnAgainst(['JS', ...two], [3]), run: '10' }, play('JS'))).toEqual([
      'J♠ goes on with the run: Player 2 has to lay a Jack or a Queen, or draw 11 cards.',
      'In a run J♠ has no power.',
    ]);
  });

  test('where they are the last and the game is not over, that too', () => {
    expect(said(turnAgainst(['8S'], [3]), play('8S')).at(-1)).toBe(
      'Nobody can finish on a trick card: after 8♠ you draw 1 card.',
    );
  });

  test('a card without power and a drawing bring about nothing', () => {
    expect(said(turnAgainst(['KS', ...two], [3]), play('KS'))).toEqual([]);
    expect(said(turnAgainst(['KS', ...two], [3]), { type: 'draw', by: 'p1' })).toEqual([]);
  });

  test('in Japanese as well, with who is next', () => {
    const inJapanese = (state: Turn, move: Move) =>
      effectsOf(state, move).map((effect) => say(japanese, effect));
    expect(inJapanese(turnAgainst(['8S', ...two], [1, 4, 5]), play('8S'))).toEqual([
      '8♠で方向が変わり、次はプレイヤー2（1枚）ではなく、プレイヤー4（5枚）の番です。',
    ]);
    expect(inJapanese(turnAgainst(['8S', ...two], [3]), play('8S'))).toEqual([
      '2人では、8♠を出しても何も変わらず、次はプレイヤー2の番です。',
    ]);
    expect(inJapanese(turnAgainst(['JS', 'QS', ...two], [3]), play('JS'))).toEqual([
      'J♠でプレイヤー2を飛ばし、もう一度あなたの番です。続けてQ♠を出せます。',
    ]);
  });
});

describe('It is told once', () => {
  test('of the card that is advised, beside the reasons or as one of them', () => {
    const told = (state: Turn, move: Move) => {
      const { effects, reasons } = adviceOf({ moves: [move], trials: [] }, state);
      const because = reasons.map((reason) => say(advice.hint.reasons, reason));
      return [...effects.map((effect) => say(english, effect)), ...because];
    };
    for (const state of [turnAgainst(['JS', 'KC', '4C'], [1, 3]), turnAgainst(['JS', 'KC', '4C'], [3, 3])]) {
      const [skips = ''] = said(state, play('JS'));
      expect(skips).toContain('skips Player 2');
      expect(told(state, play('JS')).filter((one) => one === skips)).toHaveLength(1);
    }
  });

  test('in a look back of the card that was played and of the better one, in the words of the advice', () => {
    const state = turnAgainst(['8S', '8H', '9H', 'KH', 'QS', '2C'], [3, 3]);
    const cases = [
      { made: play('8S'), sentences: 2 },
      { made: { type: 'draw', by: 'p1' }, sentences: 1 },
    ] as const;
    for (const { made, sentences } of cases) {
      const [judged] = [...review(state, [made], 'p1')].filter((one) => one !== undefined);
      const better = judged?.better?.move;
      if (better === undefined) throw new Error('Another move did better');
      const told = judged?.reasons?.map((reason) => say(advice.hint.reasons, reason)) ?? [];
      const effects = [...said(state, made), ...said(state, better)];
      expect(effects).toHaveLength(sentences);
      for (const sentence of effects) expect(told.filter((one) => one === sentence)).toHaveLength(1);
    }
  });
});
