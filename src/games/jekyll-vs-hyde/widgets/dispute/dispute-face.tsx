import { disputes } from '#games/jekyll-vs-hyde/dispute/dispute-adapter';
import { cardIn, FACES, NOTHING_YET } from '#games/jekyll-vs-hyde/dispute/dispute-steps';
import type { Outcome } from '#games/jekyll-vs-hyde/dispute/outcome-of-disputed-move';
import { SUITS, suitOf, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { RULINGS, type Ruling, type RulingId } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { CardLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { Flask, SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import type { Said } from '#kit/dispute-questionnaire';
import { words } from '#said/jekyll-vs-hyde/dispute';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as speaking } from '#said/jekyll-vs-hyde/ruling-reading-sources';
import { rulings } from '#said/jekyll-vs-hyde/rulings';
import type { DisputeFace } from '#widgets/dispute/dispute-face.ts';
import { rulingReadingSources } from '#widgets/ruling-reading-sources.ts';
import { say, wordsFor } from '#words/sentence-per-type';

/** A suit stands in a row of its own, the Potions below. */
const COLUMNS = 7;

function choiceWords(step: string, choice: string): string {
  const own = words.choices[step]?.[choice];
  if (own !== undefined) return own;
  if (step === 'ranking') return words.ranking(RANKINGS[Number(choice)] ?? []);
  const card = cardIn(choice);
  if (card !== undefined) return game.card(card);
  const suit = SUITS.find((one) => one === choice);
  return suit === undefined ? choice : game.suits[suit];
}

function drawChoice(step: string, choice: string) {
  const suits = step === 'ranking' ? (RANKINGS[Number(choice)] ?? []) : [];
  if (suits.length > 0)
    return suits.map((suit) => (
      <span key={suit}>
        <SuitMark suit={suit} /> {game.suits[suit]}
      </span>
    ));
  const card = cardIn(choice);
  return card === undefined ? choiceWords(step, choice) : <CardLabel card={card} />;
}

/** The cards that a row begins with. */
const FIRST = FACES.filter((face, at) => rowOf(face) !== rowOf(FACES[at - 1] ?? ''));

function rowOf(choice: string): Suit | 'potion' | null {
  const card = cardIn(choice);
  return card === undefined ? null : (suitOf(card) ?? 'potion');
}

/** The name of a suit, by which it is asked for later, with its sign. */
function rowHead(choice: string) {
  const row = FIRST.includes(choice) ? rowOf(choice) : null;
  if (row === null) return null;
  return (
    <>
      {row === 'potion' ? <Flask /> : <SuitMark suit={row} />}{' '}
      {row === 'potion' ? words.potions : game.suits[row]}
    </>
  );
}

function askedName({ led = '', names }: Said): string {
  const card = cardIn(led);
  const suit = (card === undefined ? null : suitOf(card)) ?? SUITS.find((one) => one === names);
  return suit === undefined ? '' : game.suits[suit];
}

/** Disputes over Jekyll vs Hyde, as they are asked and answered. */
export const disputeFace: DisputeFace<JekyllVsHyde, Outcome> = {
  game: GAME_ID,
  disputes,
  face: voice,
  Refusals,
  question: (step, said) => words.questions[step]?.(askedName(said)) ?? step,
  label: (step) => wordsFor(words.labels, step),
  choice: choiceWords,
  draw: drawChoice,
  columns: (step) => (step === 'led' || step === 'answer' ? COLUMNS : null),
  // The rows of suits stay as they are when one of their cards has been led.
  places: (step) => (step === 'answer' ? [...FACES, NOTHING_YET] : []),
  rowHead: (step, choice) => (step === 'led' || step === 'answer' ? rowHead(choice) : null),
  verdict: (outcome) => say(words.verdicts, outcome),
  help: (step) => words.help[step] ?? null,
  either: { step: 'ranking', say: words.either },
  ruling: (id) => {
    const ruling = (Object.keys(RULINGS) as readonly RulingId[]).find((one) => one === id);
    if (ruling === undefined) throw new Error(`There is no ruling ${id}`);
    const { readings }: Ruling = RULINGS[ruling];
    return { ...rulings[ruling], speaking: rulingReadingSources(readings, speaking) };
  },
};
