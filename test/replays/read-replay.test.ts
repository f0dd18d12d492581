import { describe, expect, test } from 'vitest';
import { words } from '#said/jekyll-vs-hyde/legality';
import { writeReplay } from '#replays/write-replay';
import {
  fileOf,
  follows,
  gives,
  GREED,
  LANDSLIDE,
  leads,
  randomGame,
  TWO_ROUNDS,
} from './fixtures/sample-games.ts';
import { read } from './fixtures/format-replay-problem.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** The landslide with another move instead of the one with this number, counted from 1. */
const withMove = (number: number, move: unknown) => LANDSLIDE.with(number - 1, move as never);
/** The landslide with more keys on the move with this number. */
const withKeys = (number: number, keys: object) => withMove(number, { ...LANDSLIDE[number - 1], ...keys });
/** JSON in which a key stands that an object literal cannot hold as its own. */
const withProto = (file: string, at: string) => file.replace(at, `${at}"__proto__":{},`);

interface Row {
  readonly what: string;
  readonly source: string | Uint8Array;
  readonly says: string;
}

/** What every move may have besides its own keys, as a sentence ends with it. */
const NOTE_KEYS = '“comment”, “glyph” and “variations”';

describe('A file that is no replay gets one sentence, and nothing of it is used', () => {
  const topKeys = 'the keys are “game”, “version”, “title”, “players”, “rulings” and “moves”.';
  const rows: readonly Row[] = [
    { what: 'an empty file', source: '', says: 'format: This is not JSON.' },
    { what: 'no bytes', source: new Uint8Array(), says: 'format: This is not JSON.' },
    {
      what: 'a comma too many, where the platform tells the place',
      source: '{"game":\n "jekyll-vs-hyde",}',
      says: 'format: This is not JSON: it goes wrong in line 2, column 19.',
    },
    {
      what: 'a file cut short',
      source: '{"game":"jekyll-vs-hyde"',
      says: 'format: This is cut off in line 1: its end is missing. Ask for it again, or close its lists and objects by hand.',
    },
    {
      what: 'prose that itself speaks of a line and a column',
      source: 'line 3 column 4',
      says: 'format: This is not JSON.',
    },
    { what: 'Latin-1', source: Uint8Array.of(0x22, 0xe9, 0x22), says: 'format: The file is not UTF-8 text.' },
    {
      what: 'UTF-16',
      source: Uint8Array.of(0xff, 0xfe, 0x7b, 0),
      says: 'format: The file is not UTF-8 text.',
    },
    {
      what: 'half a character as bytes',
      source: Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
      says: 'format: The file is not UTF-8 text.',
    },
    { what: 'null', source: 'null', says: 'format: null stands where an object is expected.' },
    { what: 'a number', source: '5', says: 'format: 5 stands where an object is expected.' },
    { what: 'a text', source: '"hello"', says: 'format: "hello" stands where an object is expected.' },
    { what: 'a list', source: '[]', says: 'format: […] stands where an object is expected.' },

    { what: 'no game', source: '{}', says: 'format: The key “game” is missing: add it, as a text.' },
    {
      what: 'no version',
      source: '{"game":"jekyll-vs-hyde","moves":[]}',
      says: 'format: The key “version” is missing: add it, as 1.',
    },
    {
      what: 'no moves',
      source: '{"game":"jekyll-vs-hyde","version":1}',
      says: 'format: The key “moves” is missing: add it, as a list.',
    },
    ...[
      ['2', '2'],
      ['0', '0'],
      ['1.5', '1.5'],
      ['"1"', '"1"'],
      ['null', 'null'],
      ['[1]', '[…]'],
      ['{}', '{…}'],
      ['1e999', 'Infinity'],
    ].map(([written, found]) => ({
      what: `version ${written}`,
      source: `{"game":"jekyll-vs-hyde","version":${written},"moves":[],"later":true}`,
      says: `format: This is version ${found} of the replay format; only version 1 can be read.`,
    })),
    {
      what: 'another game',
      source: fileOf([], { game: 'switch' }),
      says: 'format: The game "switch" is unknown; known is “jekyll-vs-hyde”.',
    },
    {
      what: 'a game named as every object’s property is',
      source: fileOf([], { game: 'constructor' }),
      says: 'format: The game "constructor" is unknown; known is “jekyll-vs-hyde”.',
    },
    {
      what: 'a game that is no text',
      source: fileOf([], { game: 7 }),
      says: 'format: “game” is 7; expected is a text.',
    },
    {
      what: 'moves that are no list',
      source: '{"game":"jekyll-vs-hyde","version":1,"moves":{}}',
      says: 'format: “moves” is {…}; expected is a list.',
    },
    {
      what: 'a title that is no text',
      source: fileOf([], { title: 1 }),
      says: 'format: “title” is 1; expected is a text.',
    },
    {
      what: 'a title with half a character',
      source: fileOf([], { title: 'a\ud800b' }),
      says: 'format: The text of “title” holds half a character (a lone surrogate).',
    },

    ...['Game', 'comment', 'constructor', 'toString', 'hasOwnProperty', ''].map((key) => ({
      what: `the unknown key “${key}” at the top`,
      source: fileOf([], { [key]: 1 }),
      says: `format: The key “${key}” is unknown here; ${topKeys}`,
    })),
    {
      what: 'the unknown key “__proto__” at the top',
      source: withProto(fileOf([]), '{'),
      says: `format: The key “__proto__” is unknown here; ${topKeys}`,
    },
    {
      what: 'an unknown key with a line break and a terminal’s control character',
      source: fileOf([], { 'a\r\n\u009bb': 1 }),
      says: `format: The key “a b” is unknown here; ${topKeys}`,
    },
    {
      what: 'a very long unknown key',
      source: fileOf([], { ['x'.repeat(5000)]: 1 }),
      says: `format: The key “${'x'.repeat(39)}…” is unknown here; ${topKeys}`,
    },
    {
      what: 'an unknown key with half a character',
      source: fileOf([], { '\udc00': 1 }),
      says: `format: The key “\ufffd” is unknown here; ${topKeys}`,
    },

    ...['ada', 'Jekyll', 'constructor', 'toString'].map((key) => ({
      what: `players with the unknown key “${key}”`,
      source: fileOf([], { players: { [key]: 'Ada' } }),
      says: `format: The key “${key}” is unknown here; the keys are “jekyll” and “hyde”.`,
    })),
    {
      what: 'players with the unknown key “__proto__”',
      source: withProto(fileOf([], { players: { hyde: 'Ben' } }), '"players":{'),
      says: 'format: The key “__proto__” is unknown here; the keys are “jekyll” and “hyde”.',
    },
    ...[
      ['null', 'null'],
      ['["Ada","Ben"]', '[…]'],
      ['[]', '[…]'],
      ['"Ada"', '"Ada"'],
    ].map(([written, found]) => ({
      what: `players that are ${written}`,
      source: `{"game":"jekyll-vs-hyde","version":1,"players":${written},"moves":[]}`,
      says: `format: “players” is ${found}; expected is an object.`,
    })),
    {
      what: 'a player who is no text',
      source: fileOf([], { players: { jekyll: null } }),
      says: 'format: “jekyll” is null; expected is a text.',
    },
    {
      what: 'a player with half a character',
      source: fileOf([], { players: { hyde: '\udfff' } }),
      says: 'format: The text of “hyde” holds half a character (a lone surrogate).',
    },

    ...['pride-choice', 'won-piles', 'colour', 'constructor', 'toString'].map((key) => ({
      what: `the ruling “${key}”, which changes nothing in play or does not exist`,
      source: fileOf([], { rulings: { [key]: 'newest' } }),
      says: `format: “${key}” is no ruling that changes play; those are “led-potion” and “return-match”.`,
    })),
    {
      what: 'rulings with the key “__proto__”',
      source: withProto(fileOf([], { rulings: { 'led-potion': 'number' } }), '"rulings":{'),
      says: 'format: “__proto__” is no ruling that changes play; those are “led-potion” and “return-match”.',
    },
    {
      what: 'a ruling with an unknown reading',
      source: fileOf([], { rulings: { 'led-potion': 'rank' } }),
      says: 'format: “led-potion” is "rank"; expected is number or named-suit.',
    },
    {
      what: 'a ruling that is no text',
      source: fileOf([], { rulings: { 'return-match': true } }),
      says: 'format: “return-match” is true; expected is off or on.',
    },
    {
      what: 'rulings that are a list',
      source: fileOf([], { rulings: [] }),
      says: 'format: “rulings” is […]; expected is an object.',
    },
  ];

  test.each(rows)('$what', ({ source, says }) => {
    expect(read(source)).toEqual({ reading: null, kept: null, problems: [says] });
  });
});

interface BadMove {
  readonly what: string;
  readonly moves: readonly unknown[];
  /** How many moves of the main line stay usable. */
  readonly kept: number;
  readonly says: string;
}

const noCard = (found: string, where = '') =>
  `the-cards: ${where}${found} is no card: Wrath is W1 to W7, Greed G1 to G7, Pride P1 to P7, and the Potions are 2+, 3+, 4+ and 5+.`;

describe('A move that is none is named by its number, and the moves before it stay usable', () => {
  const [deal] = LANDSLIDE;
  const rows: readonly BadMove[] = [
    ...(
      [
        [null, 'null'],
        [4, '4'],
        ['lead', '"lead"'],
        [[], '[…]'],
      ] as const
    ).map(([move, found]) => ({
      what: `${found} instead of a move`,
      moves: withMove(4, move),
      kept: 3,
      says: `move 4: format: ${found} stands where an object is expected.`,
    })),
    {
      what: 'a move without a type',
      moves: withMove(4, { by: 'jekyll' }),
      kept: 3,
      says: 'move 4: format: The key “type” is missing: add it, as deal, exchange, lead or follow.',
    },
    ...(['pass', 'toString', 'constructor', '__proto__', 'Lead', 3] as const).map((type) => ({
      what: `a move of the type ${JSON.stringify(type)}`,
      moves: withMove(4, { type, by: 'jekyll', card: 'W5' }),
      kept: 3,
      says: `move 4: format: “type” is ${JSON.stringify(type)}; expected is deal, exchange, lead or follow.`,
    })),
    {
      what: 'a lead without its seat',
      moves: withMove(4, { type: 'lead', card: 'W5' }),
      kept: 3,
      says: 'move 4: format: The key “by” is missing: add it, as jekyll or hyde.',
    },
    {
      what: 'a lead without its card',
      moves: withMove(4, { type: 'lead', by: 'jekyll' }),
      kept: 3,
      says: 'move 4: format: The key “card” is missing: add it, as W1, W2, W3, W4, W5, W6, W7, G1, G2, G3, G4, G5, G6, G7, P1, P2, P3, P4, P5, P6, P7, 2+, 3+, 4+ or 5+.',
    },
    {
      what: 'an exchange without cards',
      moves: withMove(2, { type: 'exchange', by: 'jekyll' }),
      kept: 1,
      says: 'move 2: format: The key “cards” is missing: add it, as a list.',
    },
    {
      what: 'a deal without a hand',
      moves: withMove(1, { type: 'deal', jekyll: [] }),
      kept: 0,
      says: 'move 1: format: The key “hyde” is missing: add it, as a list.',
    },
    {
      what: 'a seat that does not exist',
      moves: withKeys(4, { by: 'Jekyll' }),
      kept: 3,
      says: 'move 4: format: “by” is "Jekyll"; expected is jekyll or hyde.',
    },
    {
      what: 'the dealer as a seat',
      moves: withKeys(1, { by: 'hyde' }),
      kept: 0,
      says: `move 1: format: The key “by” is unknown here; the keys are “type”, “jekyll”, “hyde”, ${NOTE_KEYS}.`,
    },
    ...['cards', 'constructor', 'toString', 'valueOf', 'Comment'].map((key) => ({
      what: `a lead with the unknown key “${key}”`,
      moves: withKeys(4, { [key]: 'x' }),
      kept: 3,
      says: `move 4: format: The key “${key}” is unknown here; the keys are “type”, “by”, “card”, “names”, ${NOTE_KEYS}.`,
    })),
    {
      what: 'a follow that names a suit',
      moves: withKeys(5, { names: 'wrath' }),
      kept: 4,
      says: `move 5: format: The key “names” is unknown here; the keys are “type”, “by”, “card”, ${NOTE_KEYS}.`,
    },
    ...(
      [
        ['w5', '"w5"'],
        ['W8', '"W8"'],
        ['W0', '"W0"'],
        ['2', '"2"'],
        ['6+', '"6+"'],
        ['??', '"??"'],
        ['', '""'],
        [5, '5'],
        [null, 'null'],
        [['W5'], '[…]'],
        ['toString', '"toString"'],
        ['W5\n', '"W5\\n"'],
      ] as const
    ).map(([card, found]) => ({
      what: `${found} as a card`,
      moves: withKeys(4, { card }),
      kept: 3,
      says: `move 4: ${noCard(found)}`,
    })),
    {
      what: 'a card of very many characters',
      moves: withKeys(4, { card: 'W'.repeat(999) }),
      kept: 3,
      says: `move 4: ${noCard(`"${'W'.repeat(38)}…`)}`,
    },
    {
      what: 'an unknown card in a deal',
      moves: withKeys(1, { hyde: ['W5', 'X1'] }),
      kept: 0,
      says: `move 1: ${noCard('"X1"')}`,
    },
    {
      what: 'a hand that is no list',
      moves: withKeys(1, { hyde: 'W5' }),
      kept: 0,
      says: 'move 1: format: “hyde” is "W5"; expected is a list.',
    },
    {
      what: 'cards that are no list',
      moves: withKeys(2, { cards: { 0: 'W3' } }),
      kept: 1,
      says: 'move 2: format: “cards” is {…}; expected is a list.',
    },
    ...(['red', 'Wrath', 'W', null, 'toString'] as const).map((names) => ({
      what: `${JSON.stringify(names)} as a named suit`,
      moves: withKeys(22, { names }),
      kept: 21,
      says: `move 22: format: “names” is ${JSON.stringify(names)}; expected is wrath, greed or pride.`,
    })),
    {
      what: 'a glyph that does not exist',
      moves: withKeys(4, { glyph: '!!!' }),
      kept: 3,
      says: 'move 4: format: “glyph” is "!!!"; expected is !!, !, !?, ?!, ? or ??.',
    },
    {
      what: 'a comment that is no text',
      moves: withKeys(4, { comment: ['good'] }),
      kept: 3,
      says: 'move 4: format: “comment” is […]; expected is a text.',
    },
    {
      what: 'a comment with half a character',
      moves: withKeys(4, { comment: '\ud83d' }),
      kept: 3,
      says: 'move 4: format: The text of “comment” holds half a character (a lone surrogate).',
    },
    {
      what: 'variations that are no list',
      moves: withKeys(4, { variations: leads('jekyll', 'G1') }),
      kept: 3,
      says: 'move 4: format: “variations” is {…}; expected is a list.',
    },
    {
      what: 'nothing good at all',
      moves: [0, deal],
      kept: 0,
      says: 'move 1: format: 0 stands where an object is expected.',
    },
  ];

  test.each(rows)('$what', ({ moves, kept, says }) => {
    const heard = read(fileOf(moves));
    expect(heard.problems).toEqual([says]);
    expect(heard.kept).toBe(kept);
    expect(heard.reading?.frames).toHaveLength(kept + 1);
  });

  test('the key “__proto__” on a move', () => {
    const heard = read(withProto(fileOf(LANDSLIDE), '{"type":"follow",'));
    expect(heard.problems).toEqual([
      `move 5: format: The key “__proto__” is unknown here; the keys are “type”, “by”, “card”, ${NOTE_KEYS}.`,
    ]);
    expect(heard.kept).toBe(4);
  });
});

describe('A move that the rules forbid is refused by the id of the rule, and the moves before it stay usable', () => {
  const [deal] = LANDSLIDE;
  const hands = { jekyll: ['W1', 'W2', 'W3', 'G1', 'G2', 'G3', 'P1', 'P2', 'P3', '2+'] };
  const forced = [
    // Hyde is dealt two Potions.
    { type: 'deal', ...hands, hyde: ['W5', 'W6', 'W7', 'G5', 'G6', 'G7', 'P5', 'P6', '4+', '5+'] },
    gives('jekyll', 'W3'),
  ];
  const end = 23;

  const rows: readonly BadMove[] = [
    {
      what: 'a hand of nine',
      moves: withKeys(1, { jekyll: hands.jekyll.slice(1) }),
      kept: 0,
      says: 'move 1: deal-ten: Jekyll must be dealt ten cards, not 9.',
    },
    {
      what: 'a hand of eleven',
      moves: withKeys(1, { jekyll: [...hands.jekyll, 'W4'] }),
      kept: 0,
      says: 'move 1: deal-ten: Jekyll must be dealt ten cards, not 11.',
    },
    {
      what: 'a card that is in both hands',
      moves: withKeys(1, { jekyll: [...hands.jekyll.slice(0, 9), '5+'] }),
      kept: 0,
      says: 'move 1: the-cards: Potion 5+ is dealt twice; there is only one.',
    },
    {
      what: 'a card that is in one hand twice',
      moves: withKeys(1, { jekyll: [...hands.jekyll.slice(0, 9), 'W1'] }),
      kept: 0,
      says: 'move 1: the-cards: Wrath 1 is dealt twice; there is only one.',
    },
    {
      what: 'two cards in the first preparation',
      moves: withMove(2, gives('jekyll', 'W1', 'W2')),
      kept: 1,
      says: 'move 2: give-count: In round 1 each gives 1 card, not 2.',
    },
    {
      what: 'no card in the preparation',
      moves: withMove(2, gives('jekyll')),
      kept: 1,
      says: 'move 2: give-count: In round 1 each gives 1 card, not 0.',
    },
    {
      what: 'one card in a Greed exchange of two',
      moves: [...GREED.slice(0, 11), gives('hyde', 'G6')],
      kept: 11,
      says: 'move 12: greed-exchanges: This Greed exchange asks for 2 cards from each, not 1.',
    },
    {
      what: 'a card given twice over',
      moves: [...GREED.slice(0, 11), gives('hyde', 'G6', 'G6')],
      kept: 11,
      says: 'move 12: the-cards: Greed 6 is given twice; there is only one.',
    },
    {
      what: 'a card on the table, given in a Greed exchange',
      moves: [...GREED.slice(0, 11), gives('hyde', 'G6', 'G5')],
      kept: 11,
      says: 'move 12: own-cards: Hyde does not hold Greed 5.',
    },
    {
      what: 'a choice made twice',
      moves: withMove(3, gives('jekyll', 'W1')),
      kept: 2,
      says: 'move 3: give-together: Jekyll has already laid cards down.',
    },
    {
      what: 'both Potions kept',
      moves: [...forced, gives('hyde', 'W5')],
      kept: 2,
      says: 'move 3: forced-potion: Hyde was dealt 2 Potions (4+, 5+) and must give at least one.',
    },
    {
      what: 'a card of the other hand given',
      moves: withMove(2, gives('jekyll', 'W5')),
      kept: 1,
      says: 'move 2: own-cards: Jekyll does not hold Wrath 5.',
    },
    {
      what: 'a card led that was given away',
      moves: withMove(4, leads('jekyll', 'W3')),
      kept: 3,
      says: 'move 4: own-cards: Jekyll does not hold Wrath 3.',
    },
    {
      what: 'a card followed with that is not held',
      moves: withMove(5, follows('hyde', 'W4')),
      kept: 4,
      says: 'move 5: own-cards: Hyde does not hold Wrath 4.',
    },
    {
      what: 'a Potion led without a suit',
      moves: withMove(4, leads('jekyll', '2+')),
      kept: 3,
      says: 'move 4: name-suit: Whoever leads Potion 2+ must name a suit.',
    },
    {
      what: 'a suit named with an Evil card, even its own',
      moves: withKeys(4, { names: 'wrath' }),
      kept: 3,
      says: 'move 4: name-suit: Wrath 5 has a suit of its own: only a led Potion names one.',
    },
    {
      what: 'another suit than the one led and held',
      moves: [...LANDSLIDE.slice(0, 7), leads('hyde', 'W3'), follows('jekyll', 'G1')],
      kept: 8,
      says: 'move 9: follow-suit: Greed 1 does not follow Wrath. Follow with Wrath 2, or play a Potion.',
    },
    {
      what: 'another suit than the one named and held',
      moves: [...LANDSLIDE.slice(0, 7), leads('hyde', '5+', 'wrath'), follows('jekyll', 'G1')],
      kept: 8,
      says: 'move 9: follow-named: Greed 1 does not follow Wrath, the suit that was named. Follow with Wrath 2.',
    },
    {
      what: 'a Potion on a Potion while the named suit is held',
      moves: [...LANDSLIDE.slice(0, 7), leads('hyde', '5+', 'wrath'), follows('jekyll', '2+')],
      kept: 8,
      says: 'move 9: potion-barred: Potion 2+ may not be played: a Potion was led, and the suit it named, Wrath, is in hand. Follow with Wrath 2.',
    },
    {
      what: 'a lead by the seat that lost the trick',
      moves: withMove(6, leads('jekyll', 'W1')),
      kept: 5,
      says: 'move 6: turns: It is Hyde’s turn, not Jekyll’s.',
    },
    {
      what: 'a lead by Hyde in round 1',
      moves: withMove(4, leads('hyde', 'W6')),
      kept: 3,
      says: 'move 4: turns: It is Jekyll’s turn, not Hyde’s.',
    },
    {
      what: 'an answer by the leader',
      moves: withMove(5, follows('jekyll', 'W1')),
      kept: 4,
      says: 'move 5: turns: It is Hyde’s turn, not Jekyll’s.',
    },
    {
      what: 'play before the deal',
      moves: [gives('jekyll', 'W1')],
      kept: 0,
      says: 'move 1: turns: This is not the time for an exchange: a deal is due.',
    },
    {
      what: 'a second deal',
      moves: withMove(2, deal),
      kept: 1,
      says: 'move 2: turns: This is not the time for dealing: both are choosing the cards they give.',
    },
    {
      what: 'a lead before both have given',
      moves: withMove(3, leads('jekyll', 'W1')),
      kept: 2,
      says: 'move 3: turns: This is not the time for a lead: both are choosing the cards they give.',
    },
    {
      what: 'an answer where a card is to be led',
      moves: withMove(4, follows('jekyll', 'W1')),
      kept: 3,
      says: 'move 4: turns: This is not the time for an answer to a lead: a card is to be led.',
    },
    {
      what: 'a lead where the lead is to be answered',
      moves: withMove(5, leads('hyde', 'W6')),
      kept: 4,
      says: 'move 5: turns: This is not the time for a lead: a card is to be played to the lead.',
    },
    {
      what: 'a lead during a Greed exchange',
      moves: [...GREED.slice(0, 11), leads('hyde', 'G6')],
      kept: 11,
      says: 'move 12: turns: This is not the time for a lead: both are choosing cards for the Greed exchange.',
    },
    {
      what: 'a trick after the tenth',
      moves: [...TWO_ROUNDS.slice(0, end), leads('jekyll', 'W1')],
      kept: end,
      says: 'move 24: turns: This is not the time for a lead: a deal is due.',
    },
    {
      what: 'a round after Hyde has won',
      moves: [...LANDSLIDE, deal],
      kept: end,
      says: 'move 24: game-over: The game is over: Hyde has won.',
    },
    {
      what: 'of several broken rules the first, which the id names',
      moves: withMove(2, gives('jekyll', 'W5', 'W6')),
      kept: 1,
      says: 'move 2: give-count: In round 1 each gives 1 card, not 2.',
    },
  ];

  test.each(rows)('$what', ({ moves, kept, says }) => {
    const heard = read(fileOf(moves));
    expect(heard.problems).toEqual([says]);
    expect(heard.kept).toBe(kept);
    expect(heard.reading?.frames).toHaveLength(kept + 1);
  });

  test('the rows above bring up every kind of refusal there is', () => {
    const types = new Set(
      rows.flatMap(({ moves }) => {
        // The id of the refusal is not said, so the facts are asked.
        const { reading } = read(fileOf(moves));
        return (reading?.problems ?? []).flatMap(({ fault }) =>
          'refusals' in fault ? fault.refusals.map((refusal) => refusal.type) : [],
        );
      }),
    );
    expect([...types].sort()).toEqual(Object.keys(words.refusals).sort());
  });
});

describe('A bad variation ends where it goes wrong, and the main line stays whole', () => {
  const [deal, give, giveToo, lead] = LANDSLIDE;
  const rest = LANDSLIDE.slice(4);
  const whole = (variations: readonly unknown[]) => [deal, give, giveToo, { ...lead, variations }, ...rest];
  const good = leads('jekyll', 'W1');

  const rows: readonly {
    what: string;
    variations: readonly unknown[];
    kept: readonly number[];
    says: string[];
  }[] = [
    { what: 'a good one', variations: [[good, follows('hyde', 'W6')]], kept: [2], says: [] },
    { what: 'an empty one', variations: [[]], kept: [0], says: [] },
    {
      what: 'an illegal first move',
      variations: [[leads('jekyll', 'W7')]],
      kept: [0],
      says: ['move 4: own-cards: In variation 1: Jekyll does not hold Wrath 7.'],
    },
    {
      what: 'an illegal second move in the second',
      variations: [[good], [good, follows('hyde', 'W4'), good]],
      kept: [1, 1],
      says: ['move 5: own-cards: In variation 2: Hyde does not hold Wrath 4.'],
    },
    {
      what: 'an unknown card',
      variations: [[good, { type: 'follow', by: 'hyde', card: 'w6' }]],
      kept: [1],
      says: [`move 5: ${noCard('"w6"', 'In variation 1: ')}`],
    },
    {
      what: 'a move where a list of moves belongs',
      variations: [good, [good]],
      kept: [0, 1],
      says: ['move 4: format: In variation 1: {…} stands where a list is expected.'],
    },
    {
      what: 'two bad ones',
      variations: [[good, 7], [leads('hyde', 'W6')]],
      kept: [1, 0],
      says: [
        'move 4: turns: In variation 2: It is Jekyll’s turn, not Hyde’s.',
        'move 5: format: In variation 1: 7 stands where an object is expected.',
      ],
    },
  ];

  test.each(rows)('$what', ({ variations, kept, says }) => {
    const heard = read(fileOf(whole(variations)));
    expect(heard.problems).toEqual(says);
    expect(heard.kept).toBe(LANDSLIDE.length);
    expect(heard.reading?.replay.moves[3]?.variations?.map((line) => line.length)).toEqual(kept);
  });

  test('a bad move two variations deep is named by both', () => {
    const inner = [follows('hyde', 'W7'), leads('jekyll', 'W2')];
    const outer = [
      good,
      { ...follows('hyde', 'W6'), variations: [[follows('hyde', 'W3')], inner] },
      leads('hyde', 'W7'),
    ];
    const heard = read(fileOf(whole([[leads('jekyll', 'G1')], outer])));
    expect(heard.problems).toEqual(['move 6: turns: In variation 2.2: It is Hyde’s turn, not Jekyll’s.']);
    expect(heard.kept).toBe(LANDSLIDE.length);
    const [, second] = heard.reading?.replay.moves[3]?.variations ?? [];
    expect(second).toHaveLength(3);
    expect(second?.[1]?.variations?.map((line) => line.length)).toEqual([1, 1]);
  });

  test('what is wrong on the main line comes after an earlier mistake in a variation, by the number of the move', () => {
    const moves = whole([[leads('jekyll', 'W7')]]).with(6, leads('hyde', 'W1'));
    expect(read(fileOf(moves)).problems).toEqual([
      'move 4: own-cards: In variation 1: Jekyll does not hold Wrath 7.',
      'move 7: turns: This is not the time for a lead: a card is to be played to the lead.',
    ]);
  });

  test('variations go with the bad move on which they hang', () => {
    const moves = whole([[good]]).with(3, { ...leads('hyde', 'W6'), variations: [[good]] });
    const heard = read(fileOf(moves));
    expect(heard.problems).toEqual(['move 4: turns: It is Jekyll’s turn, not Hyde’s.']);
    expect(heard.reading?.frames).toHaveLength(4);
  });
});

describe('A good replay is read whole', () => {
  test('a byte order mark at the beginning is no mistake, in bytes or in text', () => {
    const text = `\uFEFF${fileOf(LANDSLIDE)}`;
    for (const source of [text, bytes(text)]) {
      expect(read(source)).toMatchObject({ kept: 23, problems: [] });
    }
  });

  test('a replay may stop anywhere', () => {
    for (let length = 0; length <= GREED.length; length += 1) {
      expect(read(fileOf(GREED.slice(0, length)))).toMatchObject({ kept: length, problems: [] });
    }
  });

  test('the two sides of an exchange come in either order', () => {
    const [deal, jekyll, hyde, ...rest] = LANDSLIDE;
    expect(read(fileOf([deal, hyde, jekyll, ...rest]))).toMatchObject({ kept: 23, problems: [] });
  });

  test('what people wrote is kept to the letter, and written in the order of the format', () => {
    const [deal, give, ...rest] = LANDSLIDE;
    const top = {
      title: 'One “evening”\n🎴',
      players: { jekyll: 'Ada', hyde: '' },
      rulings: { 'led-potion': 'named-suit' },
    };
    const notes = { comment: 'é – 日本', glyph: '!?', variations: [[gives('jekyll', 'W1')]] };
    const { reading, problems } = read(fileOf([deal, { ...give, ...notes }, ...rest], top));
    expect(problems).toEqual([]);
    const written: unknown = JSON.parse(reading ? writeReplay(reading.replay) : '');
    expect(JSON.stringify(written)).toBe(
      JSON.stringify({
        game: 'jekyll-vs-hyde',
        version: 1,
        ...top,
        moves: [deal, { ...give, ...notes }, ...rest],
      }),
    );
  });

  test.each([1, 2, 3, 4, 5])('the random game %i survives writing and reading', (seed) => {
    const rulings = seed % 2 === 0 ? {} : ({ 'return-match': 'on' } as const);
    const { reading, problems } = read(fileOf(randomGame(seed, rulings), { rulings }));
    expect(problems).toEqual([]);
    const text = reading ? writeReplay(reading.replay) : '';
    const again = read(bytes(text));
    expect(again.problems).toEqual([]);
    expect(again.reading?.replay).toEqual(reading?.replay);
    expect(again.reading && writeReplay(again.reading.replay)).toBe(text);
  });
});
