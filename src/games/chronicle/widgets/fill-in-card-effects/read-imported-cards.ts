import {
  readFilledIn,
  type FilledIn,
  type FilledInProblem,
} from '#games/chronicle/rules/reader-supplied-card-effects';
import { readFilledInCardsLink } from '#games/chronicle/rules/reader-supplied-card-effects-link';
import { bad, good, type Result } from '#kit/parse-result';
import { words as legality } from '#said/chronicle/legality';
import { words } from '#said/chronicle/fill-in-card-effects-page';
import { words as sandbox } from '#said/sandbox';
import { say } from '#words/sentence-per-type';

/** A set that a link or a file has brought, or what is wrong with it in a sentence. */
export type Brought = Result<FilledIn, string>;

/** Reads what somebody brings. Nothing of it is trusted, and nothing of it is kept before the reader says so. */
export function readImportedCards(brought: { readonly link: string } | { readonly file: string }): Brought {
  if ('link' in brought) {
    const read = readFilledInCardsLink(brought.link);
    return read.ok ? good(read.value) : bad(say(sandbox.link.problems, read.problem));
  }
  const read = readFilledIn(brought.file);
  return read.ok ? good(read.value) : bad(sentenceOf(read.problem));
}

function sentenceOf(problem: FilledInProblem): string {
  switch (problem.type) {
    case 'misfit':
      return placed(problem.place, say(legality.misfits, problem.misfit));
    case 'refusal':
      return placed(problem.place, say(legality.refusals, problem.refusal));
    default:
      return say(words.problems, problem);
  }
}

function placed(place: readonly string[], sentence: string): string {
  return place.length === 0 ? sentence : words.at(place, sentence);
}
