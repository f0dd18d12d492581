import type { ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Better } from '#kit/detect-and-rate-mistakes';
import type { PlayingFace } from '../face.ts';
import type { HintFacet } from '../hints/move-hint-adapter.ts';
import type { TaskRunnerOptions } from '../thinking/background-task-runner.ts';
import type { Mistake } from './mistake-permalink.ts';

export interface ComparisonProps<Told> {
  /** The answer, where it is one. */
  readonly told: Told;
  /** Whether the move that did worse is the one that the reader once made, and not the one that was made now. */
  readonly formerly: boolean;
}

/** What to look at to find a move that does better than another, without naming it; null where nothing tells. */
export type IdeaOf<T extends GameTypes> = (
  state: T['state'],
  made: T['action'],
  better: T['action'],
) => string | null;

/** What speaks for a move or against one that does worse, in sentences, for who has answered; none where nothing tells at once. */
export type ReasonsBetween<T extends GameTypes> = (
  state: T['state'],
  worse: T['action'],
  better: T['action'],
) => readonly string[];

/** What finds out in the background why one move does better than another, where nothing tells that at once. */
export interface WhyBetter<T extends GameTypes, Task, Told> {
  /** What to ask; null where nothing can be found out. */
  readonly ask: (state: T['state'], worse: T['action'], better: T['action']) => Task | null;
  /** What is told of that, in sentences; undefined where something else is told. */
  readonly told: (told: Told) => readonly string[] | undefined;
}

/** What a game whose moves can be weighed by what their players know brings, so that mistakes come back as questions. */
export interface MistakeAdapter<T extends GameTypes, Task, Told> {
  readonly face: PlayingFace<T>;
  /** By which games that were kept are read. */
  readonly machine: Machine<T, Standing<T>>;
  readonly hints: HintFacet<T>;
  readonly thinking: Omit<TaskRunnerOptions<Task, Told>, 'lost'>;
  /** What to ask whether a move is a mistake by what its player sees, compared with one other or with all; null where nothing can be said. */
  readonly weigh: (
    state: T['state'],
    move: T['action'],
    against: T['action'] | null,
    seed: number,
  ) => Task | null;
  /** What is told of that: the move that did better, null where none did; undefined where something else is told. */
  readonly weighed: (told: Told) => Better<T['action']> | null | undefined;
  /**
   * What can be told once a question is answered, of how a move that did worse and one that did better by what is seen compare with all hands
   * open: what to ask, null where nothing can be, and what draws the answer. It is fetched then. Without it nothing is.
   */
  readonly openly?: {
    readonly compare: (state: T['state'], worse: T['action'], better: T['action']) => Task | null;
    readonly load: () => Promise<{ readonly default: ComponentType<ComparisonProps<Told>> }>;
  };
  /** What to ask for a fresh deal with a mistake about the same rule. */
  readonly findAlike: (rule: string, seed: number) => Task;
  /** What is told of that: null where none came up; undefined where something else is told. */
  readonly found: (told: Told) => Mistake<T> | null | undefined;
}
