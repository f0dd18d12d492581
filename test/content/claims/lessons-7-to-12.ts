import { departures, DRAWINGS } from '#games/jekyll-vs-hyde/facts/possible-marker-moves';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { CARDS, POTIONS, SEATS, valueOf } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { CITATIONS, sourceOf } from '#games/jekyll-vs-hyde/rules/sources';
import { advance, END, gameWinner, ROUNDS, sideOf, START, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { is, must, says, spoken, type Check, type Claim } from './claim.ts';
import { always, engine, gapOfRound } from './engine-numbers.ts';
import { ahead, held, scoreOf, won } from './card-kinds-on-table.ts';
import { losing, playable, winning } from './claims-of-what-beats-what.ts';
import { gapOf, mover } from './move-worth-by-solver.ts';

/** Claims of the last six lessons, by their addresses. */

const STEPS = new Map(DRAWINGS.map(({ id, start, end }) => [id, end - start]));
const GAPS = [5, 4, 3, 2, 1, 0].map(gapOfRound);
const sameOnEveryDrawing = always(() => DRAWINGS.every((drawing) => departures(drawing).length === 0));

/** At every step from here to the end of the round best play leads to no gap. */
const levelToTheEnd: Check = ({ before, after, rest }) => {
  const round = [before, after, ...rest].filter((state) => 'tricks' in state);
  must(
    round.every((state) => gapOf(state).low === 0 && gapOf(state).high === 0),
    'Best play leads to a gap',
  );
  return [0];
};

/** The most tricks that an answer brings whoever gives it. */
const mostTricks: Check = (place) => {
  const seat = mover(place);
  return [
    Math.max(
      ...legal(place.before).map(
        (answer) => scoreOf(apply(place.before, answer).state)[seat] - scoreOf(place.before)[seat],
      ),
    ),
  ];
};

export const claims: Readonly<Record<string, readonly Claim[]>> = {
  'playing-a-potion': [
    ...spoken('rule', 'only numbers count', 'you may play anything', 'any of the three'),
    says('Four of the twenty-five cards', engine(POTIONS.length, CARDS.length)),
    says(
      'three and a half: more than any three, less than any four',
      engine(Math.floor(valueOf('3+')), 3, 4),
      always(() => valueOf('3+') > 3 && valueOf('3+') < 4),
    ),
    ...spoken('telling', 'Two odd meetings', 'both ways'),
    says('you hold none', is(0, held('hyde', 'pride', 'before'))),
    says('Hyde has none of it', is(0, held('hyde', 'greed', 'before'))),
  ],
  'what-potions-do': [
    ...spoken(
      'rule',
      'Two Potions do nothing at all',
      'When one card of a trick',
      'Only Pride has to wait',
      'moves two tricks at once',
    ),
    says('Hyde has two tricks, you have none', won('hyde', 'before'), is(0, won('jekyll', 'before'))),
    says('Take two tricks with one card', mostTricks, engine(1)),
    ...spoken(
      'rule',
      'only one card left',
      'none left',
      'The two cards on the table',
      'Two Potions',
      'that is all',
    ),
    ...spoken('intent', 'Give away two small cards'),
    says('Three of your cards are Wrath', held('hyde', 'wrath', 'before')),
  ],
  'the-identity-track': [
    says('Ten tricks are played', engine(TRICKS)),
    says('Say Jekyll has three and Hyde has seven: the gap is four', engine(3, TRICKS - 3, gapOfRound(3))),
    says(
      'just as far had Jekyll taken the seven',
      engine(7),
      always(() => gapOfRound(7) === gapOfRound(3)),
    ),
    says('from 0, the marker’s start, to 10', engine(START, END)),
    says('Ten tricks are shared between two', engine(TRICKS, SEATS.length)),
    says('the gap changes by two', engine(gapOfRound(4) - gapOfRound(5))),
    says(
      'Starting from five each, a gap of nothing, you can only ever reach 0, 2, 4, 6, 8 or 10',
      engine(TRICKS / 2, ...GAPS),
    ),
    says(
      'the marker only ever stands on even numbers',
      always(() => GAPS.every((one) => GAPS.every((other) => advance(one, other) % 2 === 0))),
    ),
    says(
      'Jekyll’s side, 0 to 4',
      engine(START, 4),
      always(() => [START, 4].every((at) => sideOf(at) === 'jekyll') && sideOf(5) === 'hyde'),
    ),
    says(
      'on 10, at once, in whichever round',
      engine(END),
      always(() => gameWinner(1, END) === 'hyde'),
    ),
    says('if three rounds are over and it is not on 10', engine(ROUNDS, END)),
    says('All twenty-five cards', engine(CARDS.length)),
    ...spoken('rule', 'one card more than before'),
    ...spoken('telling', 'two tricks before its end', 'four tricks fewer than Hyde'),
  ],
  'a-whole-round': [
    ...spoken(
      'telling',
      'One round',
      'all at once',
      'all that for you',
      'only polite',
      'Two questions',
      'either of the two',
    ),
    says('ten tricks', engine(TRICKS)),
    says('two tricks behind', ahead('hyde')),
  ],
  'two-ways-of-thinking': [
    ...spoken(
      'telling',
      'the two of you',
      'two counts',
      'Two rounds in Hyde’s place',
      'for three rounds',
      'To try all this',
      'one card alone',
    ),
    says('five tricks of ten', engine(TRICKS / 2, TRICKS)),
    ...spoken(
      'advice',
      'Three sevens will usually win three things',
      'A card that surely wins, a card that surely loses',
      'only winners left',
    ),
    // Nine tricks are played, and the loser of the last would have six to three: one trick more, or two.
    says('between six to four and eight to two', engine(6, TRICKS - 6, 6 + 2, TRICKS - 6 - 2)),
    says('At every step the gap that best play leads to is nought', levelToTheEnd),
    says('with two tricks to Hyde’s four', won('jekyll', 'before'), won('hyde', 'before')),
    says(
      'Two of your cards may be played, and both of them win. One brings a trick, the other two',
      playable(),
      losing([]),
      mostTricks,
    ),
    ...spoken('rule', 'if the other owns any', 'brings two, one that falls short of it costs two'),
    ...spoken('advice', 'With seven low cards'),
    says('three tricks each', won('hyde', 'before'), is(3, won('jekyll', 'before'))),
    says('Nothing you may play beats it', winning([])),
    says('two Potions were kept for', held('hyde', 'potion')),
  ],
  'the-fine-print': [
    ...spoken(
      'telling',
      'not at all',
      'nearly everything',
      'The same two cards',
      'leaves two questions open',
      'One game, or two',
    ),
    says(
      'There are five sources for this game: the English manual, a list of twenty-six points',
      engine(
        new Set(CITATIONS.map(sourceOf)).size,
        CITATIONS.filter((point) => sourceOf(point) === 'L').length,
      ),
    ),
    ...spoken('rule', 'Hyde has no Greed', 'only named has not been played'),
    says('One card more, and the first Hyde will have needed two rounds', engine(1), ({ before }) => [
      before.round,
    ]),
    says('exactly three rounds, the manual that it has up to three', engine(ROUNDS, ROUNDS)),
    says('in whichever round; three is what a game has', engine(ROUNDS)),
    ...spoken('rule', 'So only the tokens', 'Every trick counts one'),
    ...spoken('telling', 'the only source that mentions it', 'one card too many', 'All tokens'),
    says(
      'The manual speaks of ten spaces and no source of any other number; the track can be drawn with eleven as well, or with ten steps. As the gap is always even, only the even positions are ever used, and all drawings agree about those',
      engine((STEPS.get('ten-spaces') ?? NaN) + 1, (STEPS.get('eleven-positions') ?? NaN) + 1),
      engine(STEPS.get('ten-steps') ?? NaN),
      sameOnEveryDrawing,
    ),
  ],
};
