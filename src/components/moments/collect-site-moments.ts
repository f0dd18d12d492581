import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Rules } from '#kit/game';
import {
  momentsOfMoves,
  movesIn,
  type MomentTeller,
  type PlacedMove,
} from '#replays/moments/moments-of-moves';
import type { Moment, MomentSource } from '#replays/moments/moment-types';
import { playOutVariations } from '#replays/play-out-variations';
import type { Line } from '#replays/replay';
import { lineThrough } from '#replays/replay-frames';
import { atScene, type ShownMoves } from '../rulebook/rule-examples.ts';

/** The moments of what is written on the site of a game: its annotated games, its cases, the scenes of its lessons, its puzzles. */

type RulesMachine<T extends GameTypes> = Machine<T, Standing<T>, Rules<T>>;

/** A case as far as it is played on its page: from `asked` on. */
interface PlayedCase<T extends GameTypes> {
  readonly address: string;
  readonly question: string;
  readonly moves: readonly T['action'][];
  readonly asked: number;
  /** Where it stands after so many moves, by the reading that is followed here. */
  readonly positions: readonly Standing<T>[];
}

/** A puzzle with its answer, of which nothing is told but the rules. */
interface AnsweredPuzzle<T extends GameTypes> {
  readonly address: string;
  readonly title: string;
  readonly task: string;
  readonly state: T['state'];
  readonly answer: readonly T['action'][];
}

export interface Library<T extends GameTypes> {
  readonly games: readonly ShownMoves<T>[];
  readonly scenes: readonly ShownMoves<T>[];
  readonly cases: readonly PlayedCase<T>[];
  readonly puzzles: readonly AnsweredPuzzle<T>[];
}

/** Every moment that a reader is led to, in the order of its source. */
export function collectSiteMoments<T extends GameTypes>(
  machine: RulesMachine<T>,
  teller: MomentTeller<T>,
  { games, scenes, cases, puzzles }: Library<T>,
): readonly Moment[] {
  return [
    ...games.flatMap((game) => momentsOfMoves(teller, game.source, movesIn(framesOf(machine, game)))),
    ...cases.flatMap((one) => momentsOfMoves(teller, caseSource(one), movesInCase(one))),
    ...distinct(
      scenes.flatMap((scene) => momentsOfMoves(teller, scene.source, movesInScene(machine, scene))),
    ),
    ...puzzles.flatMap((puzzle) => puzzleMoment(machine, teller, puzzle) ?? []),
  ];
}

function framesOf<T extends GameTypes>(machine: RulesMachine<T>, { replay }: Pick<ShownMoves<T>, 'replay'>) {
  return unfoldFrom(machine, machine.begin(replay.rulings), replay.moves);
}

function unfoldFrom<T extends GameTypes>(
  machine: RulesMachine<T>,
  start: Standing<T>,
  moves: Line<T['action']>,
) {
  return playOutVariations(start, moves, (position, action) => machine.play(position, action)).frames;
}

/** A scene steps through its main line alone, and tells nothing at the step that it begins with. */
function movesInScene<T extends GameTypes>(
  machine: RulesMachine<T>,
  scene: ShownMoves<T>,
): readonly PlacedMove<T>[] {
  const frames = framesOf(machine, scene);
  const shown = new Set(lineThrough(frames).slice(scene.from + 1, scene.to + 1));
  return movesIn(frames, ({ id }) => shown.has(id));
}

function caseSource<T extends GameTypes>({ address, question }: PlayedCase<T>): MomentSource {
  return { kind: 'case', title: question, address: atScene(address, 'position') };
}

function movesInCase<T extends GameTypes>({
  moves,
  asked,
  positions,
}: PlayedCase<T>): readonly PlacedMove<T>[] {
  return positions.flatMap(({ context }, made) => {
    const before = positions[made - 1];
    const action = moves[made - 1];
    if (made <= asked || before === undefined || action === undefined) return [];
    const { state: after, events } = context;
    return [{ at: String(made), before: before.context.state, action, after, events }];
  });
}

/** A lesson may show a scene twice at the same step: it is told once. */
function distinct(moments: readonly Moment[]): readonly Moment[] {
  const seen = new Set<string>();
  return moments.filter(({ source, at }) => {
    const key = `${source.address} ${at}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The position of a puzzle, with all rules that its answer turns on, and no word of the answer. Null where no rule tells of it. */
function puzzleMoment<T extends GameTypes>(
  machine: RulesMachine<T>,
  teller: MomentTeller<T>,
  { address, title, task, state, answer }: AnsweredPuzzle<T>,
): Moment | null {
  const frames = unfoldFrom(
    machine,
    machine.enter(state),
    answer.map((action) => ({ action })),
  );
  const [asked, ...rest] = movesIn(frames);
  if (asked === undefined) return null;
  const events = [asked, ...rest].flatMap((move) => move.events);
  const silent: MomentTeller<T> = { ...teller, event: () => task, isMain: () => true };
  const [moment] = momentsOfMoves(silent, { kind: 'puzzle', title, address }, [{ ...asked, events }], 'move');
  return moment ?? null;
}
