import { isEvil, isWild, kindOf, suitOf } from '#games/chronicle/rules/cards';
import { KNOWN_HISTORY } from '#games/chronicle/rules/history-cards';
import { handOf } from '#games/chronicle/rules/seats';
import { SLOTS } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import {
  type Claim,
  NAMES,
  seat,
  tableOf,
  allies,
  fame,
  find,
  won,
  wins,
  evil,
  out,
  scores,
  absolved,
  victor,
  has,
  wisdom,
  holds,
  isVoid,
  takes,
  all,
  played,
  dealt,
  oneHistory,
  rounds,
  onlyWilds,
  isOver,
  downIn,
  setsNext,
} from './chronicle-checks.ts';

/** What the comments of Chronicle’s games claim, each beside how it is computed. */

/** By the name of a game and the number of a move, the claims of its comment. */
export const CLAIMS: Readonly<Record<string, Readonly<Record<number, readonly Claim[]>>>> = {
  'all-four': {
    0: [
      ['Only one history card is told whole', () => KNOWN_HISTORY.length === 1],
      ['It lies in both rounds', all(rounds(2), oneHistory)],
      ['only the 8 and the Angel', () => SLOT_IDS.filter((id) => SLOTS[id].effect !== 'open').join() === '8'],
    ],
    1: [['with another card', ({ action, before }) => action.type === 'play' && action.card !== 'W1' && handOf(tableOf(before), 'p2').includes('W1')]],
    9: [['Ada wins it with the Meeting', wins('Ada', ['W1'])]],
    10: [['neither has Ben’s answer', ({ rest: [next] }) => next?.action.type === 'play' && next.action.by === 'p2' && isWild(next.action.card)]],
    13: [
      ['The 8 sets Power', ({ before }) => tableOf(before).meeting.lead === 'power'],
      ['it is the Sage', takes('Sage')],
      ['Chika wins the Demon with it, and the Angel', wins('Chika', ['Demon', 'Angel'], '8')],
    ],
    25: [['Ada has no Love left', isVoid('Ada', 'love')], ['Whatever the card is, it cannot win', null]],
    33: [
      ['takes the Love 1 and the Demon off Chika', absolved('Chika', 'L1', 'Demon')],
      ['by an Evil card each', ({ events }) => find(events, 'shut-out').every(({ cards }) => cards.length === 1)],
      ['Everybody but one is out', out('Ada', 'Ben')],
      ['the only Fame', all(scores('Chika'), has('Chika', 1), has('Ada', 0), has('Ben', 0))],
    ],
    34: [
      ['all four Evil cards', holds('Ada', 'L1', 'P1', 'W1', 'Demon')],
      ['and Chika the Angel', holds('Chika', 'Angel')],
      ['Four Evil cards are worth 2 Fame, but only', null],
    ],
    43: [['The first of the four goes to Chika’s 8', all(wins('Chika', ['L1'], '8'), evil('Chika', 1))]],
    46: [['The second, to a 10', all(wins('Chika', ['W1'], '10'), evil('Chika', 2))]],
    49: [['The third', evil('Chika', 3)], ['Whoever has three Evil cards', evil('Chika', 3)]],
    56: [['Nothing but Wilds', onlyWilds('Ada', 3)]],
    65: [['in any suit', null], ['Chika’s 6 wins it: all four are hers', all(wins('Chika', ['Demon'], '6'), evil('Chika', 4))]],
    68: [['takes Ada’s last card', ({ after, events }) => handOf(tableOf(after), 'p1').length === 0 && find(events, 'passed-over').some(({ by }) => by === 'p1')]],
    69: [
      ['All four Evil cards, and the Angel is Ada’s', all(victor('Chika'), ({ after }) => allies(after, 'Ada').includes('Angel'))],
      ['2 Fame for Chika, and none for anybody else', all(has('Ada', 0), has('Ben', 0))],
      ['With the one of the first round she has 3', all(has('Chika', 3), isOver)],
    ],
  },
  'played-on': {
    0: [
      ['Four play, nine cards each', dealt(4, 9)],
      ['All rounds here are about the fewest of Wisdom, by the one history card', oneHistory],
    ],
    1: [['is the first card that is none', setsNext('Ben', 'W4')]],
    21: [['Void in Power', isVoid('Dora', 'power')], ['The highest card in her hand', ({ before }) => handOf(tableOf(before), 'p4').every((card) => isWild(card) || Number(kindOf(card)) <= 10)]],
    35: [
      ['Ada and Dora have Evil cards and are shut out', out('Ada', 'Dora')],
      ['Of the other two Chika has fewer cards of Wisdom', all(scores('Chika'), (moment) => wisdom('Chika')(moment) < wisdom('Ben')(moment))],
    ],
    40: [['Four Wilds. None has strength', onlyWilds('Chika', 4)], ['with it comes the Angel', wins('Chika', ['Angel'])]],
    57: [['Love 1 and the Demon in one Meeting: Dora’s 6 wins them both', wins('Dora', ['L1', 'Demon'], '6')]],
    70: [
      ['the last of the four Evil cards', wins('Dora', [], '1')],
      ['All four: 2 Fame', all(victor('Dora'), has('Dora', 2))],
      ['all others are void in Power', ({ before, action }) => tableOf(before).meeting.laid.slice(1).every(({ down }) => down) && action.type === 'play' && action.down === true],
      ['gets none', has('Chika', 1)],
    ],
    79: [['Ben has drawn the Power 1', takes('P1')]],
    102: [
      ['Chika and Dora have no Evil', out('Ada', 'Ben')],
      ['Chika has fewer cards of Wisdom, and both have 2 Fame now', all(scores('Chika'), has('Chika', 2), has('Dora', 2))],
    ],
    111: [['takes the Angel', takes('Angel')], ['those two', null]],
    138: [
      ['she discards two 1s and scores after all', (moment) => find(moment.events, 'absolved').some(({ by, cards }) => by === 'p4' && cards.length === 2 && cards.every((card) => kindOf(card) === '1'))],
      ['Ada and Chika score as well', scores('Ada', 'Chika', 'Dora')],
      ['Chika and Dora have 3 Fame each, the most', (moment) => has('Chika', 3)(moment) && has('Dora', 3)(moment) && fame(moment, 'Ada') < 3 && fame(moment, 'Ben') < 3 && !isOver(moment)],
    ],
    143: [['Four Wilds once more', onlyWilds('Chika', 4)], ['Chika has an Evil card', evil('Chika', 1)]],
    151: [['The Angel goes to Dora', wins('Dora', ['Angel'])]],
    169: [
      ['The Angel discards Dora’s 1', (moment) => find(moment.events, 'absolved').some(({ by, cards }) => by === 'p4' && cards.map(kindOf).join() === '1')],
      ['The three others have an Evil card each and are shut out', all(out('Ada', 'Ben', 'Chika'), ({ events }) => find(events, 'shut-out').every(({ cards }) => cards.length === 1))],
      ['Dora alone gets Fame, and wins with 4', all(scores('Dora'), has('Dora', 4), isOver)],
    ],
  },
  'shuffled-back': {
    0: [
      ['With five players one card is left over', dealt(5, 7)],
      ['the Wisdom 6 was laid aside', ({ action }) => action.type === 'deal' && action.aside === 'W6'],
      ['A replay holds only', null],
    ],
    6: [
      ['A Wild led, and two more on it', (moment) => won(moment).cards.filter(isWild).length === 3 && played('King')(moment)],
      ['is the first card with a suit', setsNext('Ada', 'P10')],
    ],
    12: [['Ben has no Wisdom left', isVoid('Ben', 'wisdom')]],
    13: [['It is the Love 1', all(played('L1'), ({ action }) => action.type === 'play' && action.down === true)]],
    15: [
      ['wins three Evil cards at once, one of them face down', all(wins('Ada', [], '4'), (moment) => won(moment).cards.filter(isEvil).length === 3, ({ before }) => tableOf(before).meeting.laid.filter(({ card, down }) => down && isEvil(card)).length === 1)],
      ['she has all four', evil('Ada', 4)],
    ],
    31: [
      ['The Angel stayed in Chika’s hand', ({ before }) => handOf(tableOf(before), 'p3').includes('Angel')],
      ['2 Fame for all four Evil cards, and none for the others', all(victor('Ada'), has('Ada', 2), has('Ben', 0), has('Chika', 0), has('Dora', 0), has('Emil', 0))],
    ],
    47: [['Ada takes the Wisdom 2', takes('W2')]],
    64: [
      ['Four Evil cards with four owners', all(out('Ada', 'Chika', 'Dora', 'Emil'), ({ events }) => find(events, 'shut-out').every(({ cards }) => cards.length === 1))],
      ['Ada’s Demon never left her hand', ({ before }) => handOf(tableOf(before), 'p1').includes('Demon')],
      ['Everybody but Ben is shut out, so he gets the Fame', scores('Ben')],
    ],
    72: [
      ['Emil’s Power 10 will', setsNext('Emil', 'P10')],
      ['wins the Demon and the Angel together', wins('Emil', ['Demon', 'Angel'], '10')],
      ['any Wild', null],
    ],
    91: [['Emil puts a Wisdom 3 away face down', all(played('W3'), ({ action }) => action.type === 'play' && action.down === true)]],
    97: [
      ['discards Emil’s Demon, and the Wisdom 1', absolved('Emil', 'Demon', 'W1')],
      ['Ben and Dora are shut out', out('Ben', 'Dora')],
      ['Ada and Emil have the fewest of Wisdom and get 1 Fame each', scores('Ada', 'Emil')],
      ['Ada has 3 and wins', all(has('Ada', 3), isOver)],
    ],
  },
  'the-last-card-taken': {
    0: [['Six players, six cards each', dealt(6, 6)], ['Both rounds here have the one history card', all(rounds(2), oneHistory)]],
    5: [['Ben could follow, for he has Love', ({ before }) => handOf(tableOf(before), 'p2').some((card) => suitOf(card) === 'love')], ['all the same', null], ['This one', null]],
    7: [['Chika’s 8 wins the Angel', wins('Chika', ['Angel'], '8')]],
    15: [['Dora is void in Power', isVoid('Dora', 'power')]],
    18: [
      ['Ada’s 10 is the highest', wins('Ada', [], '10')],
      ['She collects four cards that lie face down, the Wisdom 1 among them', all(wins('Ada', ['W1']), (moment) => downIn(moment) === 4)],
    ],
    31: [
      ['Ada’s two 1s shut her out', (moment) => out('Ada')(moment) && find(moment.events, 'shut-out').every(({ cards }) => cards.length === 2 && cards.every((card) => kindOf(card) === '1'))],
      ['has discarded two Evil cards', ({ events }) => find(events, 'absolved').some(({ by, cards }) => by === 'p3' && cards.length === 2)],
      ['three have no Wisdom at all, and all who tie get 1 Fame', (moment) => find(moment.events, 'scored').flatMap(({ seats }) => seats).length === 3 && NAMES.filter((name) => name !== 'Ada' && wisdom(name)(moment) === 0).length === 3],
    ],
    45: [['too low to win', (moment) => won(moment).by !== seat('Ada')], ['from Dora’s hand', ({ action }) => action.type === 'take' && action.from === 'p4'], ['all the same', null]],
    51: [
      ['Three 1s in one Meeting, two of them face down', (moment) => won(moment).cards.filter((card) => kindOf(card) === '1').length === 3 && tableOf(moment.before).meeting.laid.concat({ by: 'p4', card: 'W1', down: moment.action.type === 'play' && moment.action.down === true }).filter(({ card, down }) => down && kindOf(card) === '1').length === 2],
      ['All go to Emil, who has 1 Fame', all(wins('Emil', ['L1', 'P1', 'W1']), has('Emil', 1))],
    ],
    52: [['Fumi’s Love 3 sets the suit', setsNext('Fumi', 'L3')]],
    59: [['takes Dora’s last card', ({ after, events, rest }) => handOf(tableOf(after), 'p4').length === 0 && [events, ...rest.map((one) => one.events)].flat().some((event) => event.type === 'passed-over' && event.by === 'p4')]],
    65: [['On a Wild another one', ({ before, action }) => tableOf(before).meeting.laid.some(({ card }) => isWild(card)) && action.type === 'play' && isWild(action.card)]],
    68: [
      ['nobody else gets any', ({ after }) => NAMES.filter((name) => tableOf(after).fame[seat(name)] === 1).length === 2],
      ['The only card of Wisdom after Ben’s 3 is Emil’s 4', ({ before, action }) => action.type === 'play' && action.card === 'W4' && tableOf(before).meeting.laid.filter(({ card, down }) => !down && suitOf(card) === 'wisdom').map(({ card }) => card).join() === 'W3'],
      ['which wins the Demon, the fourth Evil card', all(wins('Emil', ['Demon'], '4'), victor('Emil'))],
      ['2 Fame make 3 for Emil', all(has('Emil', 3), isOver)],
    ],
  },
}; // prettier-ignore
