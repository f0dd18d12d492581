import {
  CARDS,
  EVIL,
  isEvil,
  isWild,
  strengthOf,
  suitOf,
  SUITS,
  WILDS,
  type Card,
  type Seat,
} from '#games/chronicle/rules/cards';
import { handSize, PLAYERS } from '#games/chronicle/rules/deal';
import { ENOUGH_FAME } from '#games/chronicle/rules/ending';
import { HISTORY_CARDS, KNOWN_HISTORY } from '#games/chronicle/rules/history-cards';
import { EVIL_VICTORY } from '#games/chronicle/rules/evil';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { SLOTS, type Time } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS, TIMES } from '#games/chronicle/rules/ability-vocabulary';
import type { Table } from '#games/chronicle/rules/state';
import { SCENES } from '../../games/chronicle/annotated-games-and-scenes.ts';
import { find, momentsOf, tableOf, won, type Moment } from './chronicle-checks.ts';
import type { Said } from './covered-numbers.ts';

/** What the lessons of Chronicle and their scenes say in numbers, each beside how it is computed; null: a way of speaking. */

const none = null;
/** Whether what is so of the engine, whose types know it, is what is said. */
const is = (found: number, said: number) => found === said;

/** What somebody has done and brought about in a scene, by the number of the move. */
function moment(scene: string, move: number): Moment {
  const written = SCENES.find(({ name }) => name === scene);
  const found = written && momentsOf(written)[move];
  if (found === undefined) throw new Error(`${scene} has no move ${move}`);
  return found;
}
/** The table of a scene after so many moves. */
const table = (scene: string, moves: number): Table => tableOf(moment(scene, moves - 1).after);
const sit = (scene: string, moves: number, count: number) => () =>
  seatsAt(table(scene, moves)).length === count;
const hand = (scene: string, moves: number, seat: Seat) => handOf(table(scene, moves), seat);
const wisdom = (cards: readonly Card[]) => cards.filter((card) => suitOf(card) === 'wisdom').length;
/** Who owns Evil after so many moves. */
const withEvil = (scene: string, moves: number) =>
  seatsAt(table(scene, moves)).filter((seat) => alliesOf(table(scene, moves), seat).some(isEvil));
const timed = (time: Time) => SLOT_IDS.filter((slot) => SLOTS[slot].time === time).join();

/** The kinds of card whose ability no source tells. */
const unknown = () => SLOT_IDS.filter((slot) => SLOTS[slot].effect === 'open');

/** By the slug of a lesson. */
export const OF_LESSONS: Readonly<Record<string, readonly Said[]>> = {
  'the-history-card': [
    ['Thirty-six characters', () => CARDS.length === 36],
    ['three to six people', () => is(PLAYERS.fewest, 3) && is(PLAYERS.most, 6)],
    ['no two are the same', () => new Set(CARDS).size === CARDS.length],
    [
      'strengths from 1 to 10 each. The other six',
      () =>
        SUITS.every(
          (suit) =>
            CARDS.filter((card) => suitOf(card) === suit)
              .map(strengthOf)
              .join() === '1,2,3,4,5,6,7,8,9,10',
        ) && is(WILDS.length, 6),
    ],
    [
      'three players get twelve each, four get nine, five get seven, six get six',
      () => [3, 4, 5, 6].map(handSize).join() === '12,9,7,6',
    ],
    ['Five players', sit('five-players', 1, 5)],
    ['Thirty-six cards cannot be shared by five', () => CARDS.length === 36 && CARDS.length % 5 !== 0],
    ['Player 2 of six', sit('who-begins', 1, 6)],
    [
      'Of the twelve it is the only one that any source tells whole',
      () => HISTORY_CARDS.length === 12 && is(KNOWN_HISTORY.length, 1),
    ],
  ],
  'a-meeting': [['One card', none]],
  'void-and-wild': [
    ['Player 3 of six', sit('rid-of-wisdom', 1, 6)],
    [
      'two Wisdom lie there',
      () =>
        table('saved-by-a-wild', 3).meeting.laid.filter(({ card }) => suitOf(card) === 'wisdom').length === 2,
    ],
    [
      'Two Wilds',
      () =>
        [1, 2, 3]
          .map((move) => isWild(table('a-wild-led', move + 1).meeting.laid.at(-1)?.card ?? 'L2'))
          .join() === 'true,true,false',
    ],
    [
      'Three players and three Wilds',
      () =>
        sit('only-wilds', 1, 3)() &&
        won(moment('only-wilds', 3)).cards.every(isWild) &&
        won(moment('only-wilds', 3)).cards.length === 3,
    ],
  ],
  abilities: [
    [
      'only the 8 and the Angel act',
      () => unknown().join() === '2,3,4,5,6,7,9,10,Sage,Fool,Demon,Dragon,King',
    ],
    ['Three moments to act', () => is(TIMES.length, 3)],
    [
      '3 to 10, Sage and Fool',
      () =>
        timed('played') === '3,4,5,6,7,8,9,10,Sage,Fool' && timed('end-of-meeting') === 'Demon,Dragon,King',
    ],
    [
      'Two of your cards follow',
      () =>
        hand('play-the-eight', 2, 'p2').filter((card) => suitOf(card) === 'power').length === 2 &&
        !hand('play-the-eight', 2, 'p2').some(isWild),
    ],
    [
      'a round of four',
      () => sit('the-last-card-taken', 1, 4)() && hand('the-last-card-taken', 35, 'p4').length === 1,
    ],
  ],
  fame: [
    ['counts as 0', none],
    [
      'Six players. At the end the Angel also discards Evil cards',
      () =>
        sit('left-over', 1, 6)() &&
        find(moment('left-over', 31).events, 'absolved').some(({ cards }) => cards.length > 0),
    ],
    [
      'Player 5 of six, void in Love, with two cards left',
      () =>
        sit('the-last-card', 1, 6)() &&
        hand('the-last-card', 31, 'p5').length === 2 &&
        !hand('the-last-card', 31, 'p5').some((card) => suitOf(card) === 'love'),
    ],
  ],
  evil: [
    ['Three 1s', () => EVIL.filter((card) => strengthOf(card) === 1).length === 3 && EVIL.includes('Demon')],
    ['These four', () => EVIL.length === 4],
    [
      'a round of four. Three of them own Evil cards',
      () => sit('all-but-one', 1, 4)() && withEvil('all-but-one', 36).length === 3,
    ],
  ],
  'the-angel': [
    [
      'all four Evil cards together are worth more than any condition',
      () => EVIL.length === 4 && is(EVIL_VICTORY, 2),
    ],
    ['two ways out of Evil', none],
    [
      'a round of four. Three players own Evil cards, and one of them the Angel',
      () =>
        sit('the-angel-saves', 1, 4)() &&
        withEvil('the-angel-saves', 35).length === 3 &&
        withEvil('the-angel-saves', 35).filter((seat) =>
          alliesOf(table('the-angel-saves', 35), seat).includes('Angel'),
        ).length === 1,
    ],
    ['All four', () => EVIL.length === 4],
  ],
  'the-end-of-the-game': [
    ['Three Fame', () => is(ENOUGH_FAME, 3)],
    ['seldom two', () => is(EVIL_VICTORY, 2)],
    ['Four players', () => sit('the-end', 1, 4)() && table('the-end', 66).round === 2],
    [
      '2 Fame and no Wisdom yet',
      () =>
        table('the-third-fame', 69).fame.p2 === 2 &&
        wisdom(alliesOf(table('the-third-fame', 69), 'p2')) === 0,
    ],
    [
      'your two cards one wins',
      () =>
        hand('the-third-fame', 69, 'p2').length === 2 && moment('the-third-fame', 73).after.phase === 'over',
    ],
  ],
  'open-slots': [
    [
      'fourteen kinds of card with an ability to fill in, and for thirteen of them we do not know it: 2 to 7, 9, 10, Sage, Fool, Demon, Dragon and King',
      () => SLOT_IDS.length === 14 && unknown().join() === '2,3,4,5,6,7,9,10,Sage,Fool,Demon,Dragon,King',
    ],
  ],
  'a-whole-round': [
    ['One round', none],
    ['Two questions', none],
  ],
  'the-fine-print': [
    ['says two things', none],
    ['in two ways', none],
  ],
};

const shut = (scene: string, move: number) =>
  find(moment(scene, move).events, 'shut-out').map(({ by }) => by);

/** By the name of a scene. */
export const OF_SCENES: Readonly<Record<string, readonly Said[]>> = {
  'a-whole-round': [
    [
      'got rid of three Evil cards by the Angel, but has the most Wisdom',
      () => {
        const { events, after } = moment('a-whole-round', 36);
        const counts = seatsAt(tableOf(after)).map((seat) => wisdom(alliesOf(tableOf(after), seat)));
        return (
          find(events, 'absolved').some(({ by, cards }) => by === 'p3' && cards.length === 3) &&
          counts[2] === Math.max(...counts)
        );
      },
    ],
  ],
  'all-but-one': [
    ['one who needs it', none],
    ['The three others are shut out', () => shut('all-but-one', 39).join() === 'p1,p2,p3'],
  ],
  'all-four': [
    [
      'three 1s and the Demon',
      () =>
        EVIL.every((card) => alliesOf(table('all-four', 35), 'p2').includes(card)) &&
        hand('all-four', 36, 'p4').includes('Angel'),
    ],
    ['gets 2 Fame', () => table('all-four', 39).fame.p2 === 2],
  ],
  'follow-and-lose': [
    [
      'Four Wisdom go to Player 3',
      () =>
        wisdom(won(moment('follow-and-lose', 4)).cards) === 4 &&
        won(moment('follow-and-lose', 4)).by === 'p3',
    ],
  ],
  'left-over': [
    ['one card left', () => hand('left-over', 26, 'p3').length === 1],
    [
      'some hold two or three',
      () => ['p2', 'p6'].map((seat) => hand('left-over', 27, seat as Seat).length).join() === '2,3',
    ],
  ],
  'played-on': [
    [
      'Players 1 and 4 have 2 Fame each',
      () =>
        table('played-on', 98).fame.p1 === 2 &&
        table('played-on', 98).fame.p4 === 2 &&
        table('played-on', 98).round === 3,
    ],
  ],
  'saved-by-a-wild': [
    [
      'wins three Wisdom',
      () =>
        wisdom(won(moment('saved-by-a-wild', 4)).cards) === 3 &&
        won(moment('saved-by-a-wild', 4)).by === 'p4',
    ],
  ],
  'the-end': [
    [
      'Player 3 has 1 Fame, and all four Evil cards',
      () =>
        table('the-end', 66).fame.p3 === 1 &&
        EVIL.every((card) => alliesOf(table('the-end', 66), 'p3').includes(card)),
    ],
    [
      '2 Fame for all four make 3',
      () => table('the-end', 70).fame.p3 === 3 && moment('the-end', 69).after.phase === 'over',
    ],
  ],
  'the-last-card-taken': [
    [
      'had one card',
      () =>
        hand('the-last-card-taken', 36, 'p4').length === 1 &&
        hand('the-last-card-taken', 37, 'p4').length === 0,
    ],
    ['Three cards are collected, not four', () => won(moment('the-last-card-taken', 38)).cards.length === 3],
  ],
  'the-third-fame': [
    [
      'four Wisdom become your allies',
      () =>
        table('the-third-fame', 69).meeting.laid.filter(({ card }) => suitOf(card) === 'wisdom').length +
          1 ===
          4 && wisdom(alliesOf(table('the-third-fame', 69), 'p1')) === 0,
    ],
  ],
  'two-meetings': [['all four cards', () => won(moment('two-meetings', 4)).cards.length === 4]],
};
