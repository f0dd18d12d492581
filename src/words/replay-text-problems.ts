import type { GameTypes } from '#kit/game';
import type { TextFault, TextProblem } from '#replays/text/text-problem';
import {
  isAmong,
  onOneLine,
  problemSentence,
  type GameFaults,
  type ReplaysWords,
} from './replay-problems.ts';
import { say, type SentencePerType } from './sentence-per-type.ts';

/** What a language says of replays that come as text, whatever the game. */
export interface NotationWords {
  readonly text: SentencePerType<TextFault>;
  /** Where in a text something is wrong, to stand before the sentence that says what. */
  readonly place: (line: number, column: number) => string;
}

/** What is said of a text: of its writing, of how the game writes its moves, of the file that it is, and of the moves by the game. */
export interface TextWords<T extends GameTypes, Slip extends { readonly type: string }> {
  readonly notation: NotationWords;
  readonly slips: SentencePerType<Slip>;
  readonly replays: ReplaysWords;
  readonly game: GameFaults<T>;
}

/** What is wrong with a text, on one line, and where. */
export function textProblemSentence<T extends GameTypes, Slip extends { readonly type: string }>(
  { line, column, move, fault }: TextProblem<T, Slip>,
  { notation, slips, replays, game }: TextWords<T, Slip>,
): string {
  return notation.place(line, column) + onOneLine(sentence());

  function sentence(): string {
    if (isAmong(notation.text, fault)) return say(notation.text, fault);
    if (isAmong(slips, fault)) return say(slips, fault);
    return problemSentence<T>({ move, variation: [], fault }, replays, game);
  }
}
