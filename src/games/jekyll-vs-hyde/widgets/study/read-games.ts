import type { Result } from '#kit/result';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation, type NotationSlip } from '#games/jekyll-vs-hyde/rules/notation';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { readRecordFile, replayOf, type RecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { lineThrough } from '#replays/frames';
import type { Problem } from '#replays/problem';
import { readReplay } from '#replays/read';
import type { Replay } from '#replays/replay';
import { readText } from '#replays/text/read';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { notation } from '#said/jekyll-vs-hyde/notation';
import { words as replays } from '#said/replays';
import { words as desk } from '#said/study';
import { textProblemSentence, type TextWords } from '#games/jekyll-vs-hyde/words/notation';
import { problemSentence } from '#words/replays';

export interface ReadGame {
  readonly replay: Replay<JekyllVsHyde>;
  readonly summary: string;
  /** The record that the replay was made of, if any. */
  readonly recording: Recording | null;
}

export interface ReadGames {
  /** As far as they are good. */
  readonly games: readonly ReadGame[];
  /** A sentence for each problem, which says where and what; where they are very many, how many more there are. */
  readonly problems: readonly string[];
}

/** Reads what somebody brings: JSON of one game or of a record, or text of several games. Never throws. */
export function readGames(source: string | Uint8Array): ReadGames {
  const start =
    typeof source === 'string' ? source.slice(0, 200) : new TextDecoder().decode(source.slice(0, 200));
  return /^[\s\ufeff]*\{/.test(start) ? readJson(source) : readNotation(source);
}

function readJson(source: string | Uint8Array): ReadGames {
  const record = readRecordFile(source);
  if (record !== null) return readRecord(record);
  const reading = readReplay(source, jekyllVsHydeMachine);
  const problems = reading.ok ? reading.value.problems : [reading.problem];
  return {
    games: reading.ok ? [gameOf(reading.value)] : [],
    problems: listed(problems.map(sentenceOf), reading.ok ? reading.value.untold : 0),
  };
}

function readRecord(file: Result<RecordFile, Problem<JekyllVsHyde>>): ReadGames {
  if (!file.ok) return { games: [], problems: [sentenceOf(file.problem)] };
  const { recording, problem } = file.value;
  const replay = replayOf(recording);
  return {
    games: [{ replay, summary: desk.moves(replay.moves.length), recording }],
    problems: problem === null ? [] : [sentenceOf(problem)],
  };
}

function sentenceOf(problem: Problem<JekyllVsHyde>): string {
  const sentence = problemSentence(problem, replays, legality);
  return problem.move === null ? sentence : desk.atMove(problem.move, sentence);
}

const textWords: TextWords<JekyllVsHyde, NotationSlip> = {
  notation,
  slips: notation.jekyllVsHyde,
  replays,
  game: legality,
};

function readNotation(source: string | Uint8Array): ReadGames {
  const reading = readText(source, jekyllVsHydeMachine, jekyllVsHydeNotation);
  const problems = reading.ok ? reading.value.flatMap((one) => one.problems) : [reading.problem];
  const untold = reading.ok ? reading.value.reduce((sum, one) => sum + one.untold, 0) : 0;
  return {
    games: reading.ok ? reading.value.filter(({ frames }) => frames.length > 1).map(gameOf) : [],
    problems: listed(
      problems.map((problem) => textProblemSentence(problem, textWords)),
      untold,
    ),
  };
}

/** The sentences, and how many more there would be. */
function listed(sentences: readonly string[], untold: number): readonly string[] {
  return untold === 0 ? sentences : [...sentences, desk.moreProblems(untold)];
}

function gameOf({
  replay,
  frames,
}: {
  replay: Replay<JekyllVsHyde>;
  frames: Parameters<typeof lineThrough>[0];
}): ReadGame {
  return { replay, summary: desk.moves(lineThrough(frames).length - 1), recording: null };
}
