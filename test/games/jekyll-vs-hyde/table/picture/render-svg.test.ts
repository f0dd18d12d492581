import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, SEATS, without, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { view, type View, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as pictures } from '#said/jekyll-vs-hyde/picture';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/render-svg';
import { cut, lines, widthOf } from '#widgets/picture/text-layout.ts';
import { randomGame } from '../../rules/random-game.ts';
import { span } from '../../rules/table.ts';

const POSITIONS = span(1, 3).flatMap((seed) => randomGame(seed).map(({ state }) => state));

/** The cards that lie open: in the hands as they are seen, and in the trick. */
function open({ hands, led, followed, tricks }: View): readonly Card[] {
  const held = SEATS.flatMap((seat) => hands[seat].filter((card) => card !== '??'));
  const last = led === null ? tricks.at(-1) : undefined;
  const trick = last === undefined ? [led?.card, followed] : [last.led.card, last.followed];
  return CARDS.filter((card) => held.includes(card) || trick.includes(card));
}

/** The cards that a picture draws, in the order of the deck. */
function drawn(svg: string): readonly Card[] {
  const found = Array.from(svg.matchAll(/data-card="([^"]+)"/g), ([, card]) => card);
  return CARDS.filter((card) => found.includes(card));
}

describe('A picture shows what its viewer sees', () => {
  test.each(['all', ...SEATS] as const)('at every position of random games, seen by %s', (viewer: Viewer) => {
    for (const state of POSITIONS) {
      const seen = view(state, viewer);
      const svg = pictureOf(seen, pictures);
      expect(drawn(svg)).toEqual(open(seen));
      expect(svg.match(/class="card-face"/g) ?? []).toHaveLength(open(seen).length);
      const hidden = SEATS.flatMap((seat) => seen.hands[seat].filter((card) => card === '??'));
      expect(svg.match(/class="card-back"/g) ?? []).toHaveLength(hidden.length);
    }
  });

  test('a card that is not seen is named nowhere, neither as notation nor in words', () => {
    for (const state of POSITIONS) {
      for (const seat of SEATS) {
        const seen = view(state, seat);
        const svg = pictureOf(seen, pictures);
        for (const card of without(CARDS, open(seen))) {
          expect(svg).not.toContain(`"${card}"`);
          expect(svg).not.toContain(game.card(card));
        }
      }
    }
  });

  test('the suit that a Potion names stands below the trick', () => {
    const named = POSITIONS.find((state) => state.phase === 'follow' && state.led.names !== null);
    if (named?.phase !== 'follow' || named.led.names === null) throw new Error('No Potion was led');
    const svg = pictureOf(view(named, 'all'), pictures);
    expect(svg).toContain(`>${game.seats[named.leader]} names ${game.suits[named.led.names]}</text>`);
  });
});

describe('A picture stands by itself', () => {
  const svg = pictureOf(view(POSITIONS[30] ?? fail(), 'all'), pictures);

  test('it asks for nothing from outside, and knows no variables', () => {
    const addresses = [...svg.matchAll(/(?:href="|url\(|@import|src=)(.)/g)].map(([, first]) => first);
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses)).toEqual(new Set(['#']));
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
    expect(svg).not.toContain('var(');
    expect(svg).not.toContain('undefined');
    expect(svg).not.toContain('NaN');
  });

  test('it refers to nothing that it does not hold', () => {
    const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)) expect(ids).toContain(id);
  });
});

describe('What people have written stays text', () => {
  const seen = view(POSITIONS[30] ?? fail(), 'all');
  const bare = elements(pictureOf(seen, pictures, { title: 'x', players: { jekyll: 'x', hyde: 'x' } }));

  test.each([
    '<script>alert(1)</script>',
    '"><image href="https://example.org/x.png"/>',
    ']]></style><foreignObject>',
    '&lt; &#60; &amp;',
    'a\u0000b\u0008c\ud800d\ufffee',
    '\u202Eflow',
  ])('%j', (hostile) => {
    const svg = pictureOf(seen, pictures, { title: hostile, players: { jekyll: hostile, hyde: hostile } });
    const others = elements(svg).filter((name) => name !== 'text');
    expect(others).toEqual(bare.filter((name) => name !== 'text'));
    expect(svg).not.toMatch(/[\u0000-\u0008\ud800-\udfff\ufffe\uffff]/u);
  });
});

/** The names of the elements, in their order. */
function elements(svg: string): readonly (string | undefined)[] {
  return Array.from(svg.matchAll(/<([a-z]+)/gi), ([, name]) => name);
}

function fail(): never {
  throw new Error('The random games are too short');
}

describe('Text is set in the room there is', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });

  test('no line is wider than the room, and there are no more than asked for', () => {
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 3, max: 20 }),
        fc.integer({ min: 1, max: 4 }),
        (text, room, most) => {
          const set = lines(text, room, most);
          expect(set.length).toBeLessThanOrEqual(most);
          for (const line of set) expect(widthOf(line)).toBeLessThanOrEqual(room);
        },
      ),
    );
  });

  test('what fits is whole', () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(cut(text, widthOf(text))).toBe(text);
        expect(lines(text, 100, 1).join('')).toBe(text.trimEnd());
      }),
    );
  });

  test('lines break between words, and between letters where a script has no spaces', () => {
    expect(lines('The art of losing', 5, 4)).toEqual(['The art', 'of', 'losing']);
    expect(lines('自我トラック', 4, 4)).toEqual(['自我', 'トラック']);
    expect(lines('Incomprehensible', 4, 4)).toEqual(['Inco…']);
    expect(lines('one two three four', 6, 2)).toEqual(['one two', 'three fo…']);
    expect(lines('Hyde’s “own” cards', 6, 4)).toEqual(['Hyde’s', '“own”', 'cards']);
  });

  test('Japanese lines end with a phrase, else with a word, and none begins with what belongs to the letter before', () => {
    expect(lines('最強の憤怒に、秘薬は「傲慢」で応じます。', 8, 9)).toEqual([
      '最強の憤怒に、',
      '秘薬は「傲慢」で',
      '応じます。',
    ]);
    expect(lines('秘薬は「傲慢」で応じます。', 7, 9)).toEqual(['秘薬は', '「傲慢」で', '応じます。']);
    expect(lines('2戦制の勝負に勝つのは？', 6, 9)).toEqual(['2戦制の', '勝負に', '勝つのは？']);
    expect(lines('勝つのはどちらですか？', 6, 3)).toEqual(['勝つのは', 'どちら', 'ですか？']);
    // Where phrases would need too many lines, words and letters are parted.
    expect(lines('秘薬は「傲慢」で応じます。', 7, 2)).toEqual(['秘薬は「傲慢」', 'で応じます。']);
    expect(lines('トラック', 3, 4)).toEqual(['トラッ', 'ク']);
    expect(lines('トラック', 2, 4)).toEqual(['ト', 'ラッ', 'ク']);
    expect(lines('あああ「いい', 4, 4)).toEqual(['あああ', '「いい']);
  });
});
