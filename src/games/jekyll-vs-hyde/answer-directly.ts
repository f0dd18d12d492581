import type { DirectAnswers } from '#kit/direct-answer';
import { directAnswersOf } from '#kit/direct-answers-of-game';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { END, gap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as answers } from '#said/direct-answers';
import { words as asked } from '#said/direct-question-patterns';
import { words as order } from '#said/two-card-question-patterns';
import { words as patterns } from '#said/jekyll-vs-hyde/direct-answer-patterns';
import { words } from '#said/jekyll-vs-hyde/direct-answers';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { rules } from '#said/jekyll-vs-hyde/rule-sentences';

/** How far the marker goes for each way in which the tricks are not shared alike. */
const splits = Array.from({ length: TRICKS / 2 }, (_, less) => {
  const more = TRICKS - less;
  const apart = gap({ jekyll: less, hyde: more });
  return {
    names: patterns.split(more, less),
    title: words.split.title(more, less),
    answer: apart < END ? words.split.moves(apart) : words.split.ends,
    path: 'rules/#gap-moves',
  };
});

/** Where each of them takes the marker from each space on which it may stand. */
const marked = Array.from({ length: END / 2 }, (_, half) => 2 * half).flatMap((marker) =>
  Array.from({ length: 1 + TRICKS / 2 }, (_, less) => {
    const more = TRICKS - less;
    const apart = gap({ jekyll: less, hyde: more });
    const { title, moves, ends } = words.split.from;
    return {
      names: patterns.splitFrom(marker, more, less),
      title: title(marker, more, less),
      answer: marker + apart < END ? moves(marker, apart) : ends(marker, apart),
      path: 'rules/#gap-moves',
    };
  }),
);

/** What the search answers of this game at once. */
export const directAnswers: DirectAnswers = directAnswersOf({
  title: game.title,
  players: { fewest: SEATS.length, most: SEATS.length },
  at: { cards: 'the-cards', players: 'deal-ten', length: 'next-round', first: 'first-leader' },
  terms: {
    trick: 'turns',
    lead: 'lead-any',
    follow: 'follow-suit',
    void: 'void-plays-any',
    suit: 'the-cards',
    potion: 'potion-number',
    wrath: 'wrath-clears',
    greed: 'greed-exchanges',
    pride: 'pride-takes',
    number: 'same-suit',
    rank: 'higher-rank',
    token: 'rank-lowest',
    marker: 'gap-moves',
    gap: 'gap-moves',
    round: 'next-round',
    preparation: 'give-count',
    jekyll: 'jekyll-wins',
    hyde: 'hyde-wins',
    returnMatch: 'roles-change',
    tie: 'higher-rank',
    cheating: 'follow-suit',
    colours: 'the-cards',
    score: 'gap-moves',
    tieAtTheEnd: 'jekyll-wins',
    givePotion: 'forced-potion',
    evenTricks: 'gap-moves',
    cardsEach: 'deal-ten',
    firstOfBoth: 'first-leader',
    hydeInRoundOne: 'hyde-wins',
    samePotion: 'two-potions',
    sameSuit: 'same-suit',
    voidPotion: 'void-plays-any',
    setAside: 'deal-ten',
  },
  workedOut: [...marked, ...splits],
  words,
  patterns,
  rules,
  asked,
  answers,
  order,
});
