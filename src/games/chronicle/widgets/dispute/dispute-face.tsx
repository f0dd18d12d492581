import { disputes } from '#games/chronicle/dispute/dispute-adapter';
import type { Outcome } from '#games/chronicle/dispute/outcome-of-disputed-move';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { RULINGS, type Ruling, type RulingId } from '#games/chronicle/rules/ruling-readings';
import { Refusals } from '#games/chronicle/table/Refusals.tsx';
import { words } from '#said/chronicle/dispute';
import { words as speaking } from '#said/chronicle/ruling-reading-sources';
import { rulings } from '#said/chronicle/rulings';
import type { DisputeFace } from '#widgets/dispute/dispute-face.ts';
import { rulingReadingSources } from '#widgets/ruling-reading-sources.ts';
import { say, wordsFor } from '#words/sentence-per-type';

/** Ten strengths stand in two rows, what has none below. */
const COLUMNS = 7;

function choiceWords(step: string, choice: string): string {
  return words.choices[step]?.[choice] ?? choice;
}

/** Disputes over Chronicle, as they are asked and answered. */
export const disputeFace: DisputeFace<Chronicle, Outcome> = {
  game: GAME_ID,
  disputes,
  face: voice,
  Refusals,
  question: (step) => wordsFor(words.questions, step),
  help: (step) => words.help[step] ?? null,
  label: (step) => wordsFor(words.labels, step),
  choice: choiceWords,
  draw: choiceWords,
  columns: (step) => (step === 'led' || step === 'played' ? COLUMNS : null),
  verdict: (outcome) => say(words.verdicts, outcome),
  ruling: (id) => {
    const ruling = (Object.keys(RULINGS) as readonly RulingId[]).find((one) => one === id);
    if (ruling === undefined) throw new Error(`There is no ruling ${id}`);
    const { readings }: Ruling = RULINGS[ruling];
    return { ...rulings[ruling], speaking: rulingReadingSources(readings, speaking) };
  },
};
