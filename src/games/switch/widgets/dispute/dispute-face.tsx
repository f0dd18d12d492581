import { disputes } from '#games/switch/dispute/dispute-adapter';
import type { Outcome } from '#games/switch/dispute/outcome-of-disputed-move';
import { RANKS, type Rank } from '#games/switch/rules/cards';
import { GAME_ID } from '#games/switch/rules/game-id';
import type { Switch } from '#games/switch/rules/game-types';
import { RULINGS, type Ruling, type RulingId } from '#games/switch/rules/ruling-readings';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { words } from '#said/switch/dispute';
import { words as game } from '#said/switch/names';
import { words as speaking } from '#said/switch/ruling-reading-sources';
import { rulings } from '#said/switch/rulings';
import type { DisputeFace } from '#widgets/dispute/dispute-face.ts';
import { rulingReadingSources } from '#widgets/ruling-reading-sources.ts';
import { say, wordsFor } from '#words/sentence-per-type';

/** Fourteen ranks and the 5♥ stand in two rows on the smallest phone. */
const COLUMNS = 7;

function rankOf(choice: string): Rank | undefined {
  return RANKS.find((rank) => rank === choice);
}

function hasRanks(step: string): boolean {
  return step === 'top' || step === 'played' || step === 'below';
}

function choiceWords(step: string, choice: string): string {
  const own = words.choices[step]?.[choice];
  if (own !== undefined) return own;
  if (choice === '5H') return game.cardName('5H');
  const rank = hasRanks(step) ? rankOf(choice) : undefined;
  return rank === undefined ? choice : game.ranks[rank];
}

/** Disputes over Switch, as they are asked and answered. */
export const disputeFace: DisputeFace<Switch, Outcome> = {
  game: GAME_ID,
  disputes,
  face: voice,
  Refusals,
  question: (step, { top = '', played = '', run, below = '' }) => {
    const rank = rankOf(top);
    const lying = rank === undefined ? top.replace('5H', '5♥') : game.ranks[rank];
    const asksHeart = [top, played].includes('5H') && [top, played].includes('2');
    // On a 7 in a run nothing is mirrored.
    const under = top === '7' && run !== 'run' ? rankOf(below) : undefined;
    return words.questions[step]?.(lying, asksHeart, under === undefined ? null : game.ranks[under]) ?? step;
  },
  help: (step) => words.help[step] ?? null,
  label: (step) => wordsFor(words.labels, step),
  choice: choiceWords,
  draw: (step, choice) => {
    if (choice === '5H') return <CardLabel card="5H" />;
    return hasRanks(step) && rankOf(choice) !== undefined ? choice : choiceWords(step, choice);
  },
  columns: (step) => (hasRanks(step) ? COLUMNS : null),
  basis: words.basis,
  verdict: (outcome) => say(words.verdicts, outcome),
  ruling: (id) => {
    const ruling = (Object.keys(RULINGS) as readonly RulingId[]).find((one) => one === id);
    if (ruling === undefined) throw new Error(`There is no ruling ${id}`);
    const { readings }: Ruling = RULINGS[ruling];
    return { ...rulings[ruling], speaking: rulingReadingSources(readings, speaking) };
  },
};
