/** What a game gives the page on which it is played against opponents: the adapter between its rules and the shared widgets. */

import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { PlayingFace } from '../face.ts';
import type { NamedLine } from '../line/use-line-of-play-on-table.ts';
import type { Mistake } from '../mistakes/mistake-permalink.ts';
import type { TryProps } from '../scene/PlayablePosition.tsx';
import type { TaskRunner, TaskRunnerOptions } from '../thinking/background-task-runner.ts';
import type { MoveWeigher } from './use-weighed-try.ts';
import type { AdvisedMoves } from './was-move-advised.ts';

/** The types that a game's opponents are told by: its names for strengths and lengths, and what a worker is asked and answers. */
export interface OpponentTypes {
  readonly strength: string;
  readonly length: string;
  readonly task: unknown;
  readonly told: unknown;
}

/** How a reader wants to play. */
export interface Settings<T extends GameTypes, P extends OpponentTypes> {
  readonly seat: T['seat'];
  readonly strength: P['strength'];
  readonly length: P['length'];
  /** From which the opponents draw their luck. The cards are shuffled apart from it. */
  readonly seed: number;
  /** The rule that opponents and deals let come up, where one is practised. */
  readonly practising?: string;
  /** What the table has settled; what is left out has its default. */
  readonly rulings?: Partial<T['rulings']>;
}

/** What somebody has chosen in the form, of which `either` is still to be decided. */
export interface Chosen<T extends GameTypes, P extends OpponentTypes> extends Pick<
  Settings<T, P>,
  'strength' | 'length' | 'rulings'
> {
  readonly role: T['seat'] | 'either';
}

export interface Choice {
  readonly name: string;
  /** What it means, in a sentence or two. */
  readonly note: string;
}

/** A point of the rules on which a table can choose a reading, the default first. */
export interface Reading<T extends GameTypes> {
  readonly id: keyof T['rulings'] & string;
  readonly question: string;
  readonly readings: readonly { readonly id: string; readonly saying: string }[];
}

/** What there is to decide before the cards are dealt. It is on the page from the start; what plays is fetched later. */
export interface PlaySetup<T extends GameTypes, P extends OpponentTypes> {
  readonly game: string;
  /** Who sits at the table in a match of this length, in the order of play. */
  readonly seats: (length: P['length']) => readonly T['seat'][];
  readonly strengths: readonly P['strength'][];
  readonly lengths: readonly P['length'][];
  /** What is chosen at first. */
  readonly first: Chosen<T, P>;
  /** The readings that can be chosen; without it, the table plays by the defaults. */
  readonly readings?: readonly Reading<T>[];
  readonly words: {
    readonly role: string;
    /** The seats that can be asked for; `either` is any, by lot. */
    readonly roles: Readonly<Partial<Record<T['seat'], Choice>> & { readonly either: Choice }>;
    readonly opponents: Readonly<Record<P['strength'], Choice>>;
    /** What the lengths measure. */
    readonly length: string;
    readonly lengths: Readonly<Record<P['length'], Choice>>;
    /** How long what has been played out stays on the table; what can be chosen follows. */
    readonly stays: string;
  };
}

/** Who plays against a reader, and what a game says of playing. */
export interface PlayAdapter<T extends GameTypes, P extends OpponentTypes> {
  readonly setup: PlaySetup<T, P>;
  readonly face: PlayingFace<T>;
  /** By which a match is dealt, and read again. */
  readonly machine: Machine<T, Standing<T>>;
  /** Whether the text of a match that is to be kept can be read again whole. */
  readonly isGameTextReadable: (text: string) => boolean;
  /** Where they think. */
  readonly thinking: Omit<TaskRunnerOptions<P['task'], P['told']>, 'lost'>;
  /** What to ask so that an opponent finds a move by what its seat sees, and nothing else; one that lets a rule come up, where that is practised. */
  readonly choose: (
    strength: P['strength'],
    seen: T['view'],
    seed: number,
    practising: string | undefined,
  ) => P['task'];
  /** The move in what is told, which leads on from this state; null where that is none. */
  readonly chosen: (told: P['told'], state: T['state']) => T['action'] | null;
  /** Whether a match of this length ends with the round that is over. */
  readonly isDone: (length: P['length'], state: T['state']) => boolean;
  /** What the table has settled once it is dealt to, where that is more than what was chosen for it. */
  readonly settled?: (chosen: Partial<T['rulings']> | undefined) => Partial<T['rulings']>;
  /** Whether the next move clears away what lies on the table to be seen; without it, one that begins a part of the game does. */
  readonly clears?: (state: T['state']) => boolean;
  /** Whether the dealer goes on by itself, in the middle of a round; without it never. */
  readonly goesOn?: (state: T['state']) => boolean;
  readonly words: {
    /** What is played, and against whom. */
    readonly label: (settings: Settings<T, P>, state: T['state']) => string;
    readonly thinks: (seat: T['seat']) => string;
    /** Which cards have come to a seat's own hand from one state to another, where nothing else names them; null where none has. */
    readonly received?: (seat: T['seat'], before: T['state'], now: T['state']) => string | null;
    /** What a match is called that is kept; the moment in milliseconds since 1970. */
    readonly name: (settings: Settings<T, P>, moment: number) => string;
    /** Another match in the other seat, where there are two. */
    readonly other: string;
  };
  /** What a round has brought. */
  readonly Result: ComponentType<EndProps<T>>;
  /** What a seat may do now, beside the table. */
  readonly WhatSeatMayDo?: ComponentType<{ readonly state: T['state']; readonly seat: T['seat'] }>;
  /** What to play, for whoever asks; around what else there is to press. */
  readonly Advice?: ComponentType<AdviceProps<T, P>>;
  /** What the moves of the round have cost. */
  readonly Review?: ComponentType<ReviewProps<T, P>>;
  /** What answers a move that is tried in place of one that has cost something. */
  readonly Try?: ComponentType<TryProps<T>>;
  /** What weighs such a move in the background, in a game in which that can be asked of whoever thinks. */
  readonly weigher?: MoveWeigher<T, P['task'], P['told']>;
}

/** Null where nothing can be asked now. */
type Asked<P extends OpponentTypes> = TaskRunner<P['task'], P['told']> | null;

export interface AdviceProps<T extends GameTypes, P extends OpponentTypes> {
  readonly thinker: Asked<P>;
  readonly seen: T['view'];
  /** Points to a move, until it points to another, or to none; `even`: what is about as good, which is not pointed to. */
  readonly point: (move: T['action'] | undefined, even?: readonly T['action'][]) => void;
  readonly children: ComponentChildren;
}

export interface EndProps<T extends GameTypes> {
  readonly seat: T['seat'];
  /** All positions, the present one last, and the moves between them. */
  readonly past: readonly Standing<T>[];
  readonly moves: readonly T['action'][];
}

/** A move of a match that was a mistake by what its player could know, by its place among the moves. */
export interface FoundMistake<T extends GameTypes> extends Pick<Mistake<T>, 'better' | 'cost'> {
  readonly at: number;
}

/** The position before a move of the match as it is looked at again. */
export interface Revisited<T extends GameTypes> {
  readonly move: number;
  /** What there is to say of it. */
  readonly about: ComponentChildren;
  /** The move that was better, where it can be pointed to. */
  readonly pointed: T['action'] | undefined;
  /** By how much of the game, 0 to 1, it does better than the move that was made, where that is known. */
  readonly cost?: number | undefined;
  /** Lines from there that can be stepped through, where any are known. */
  readonly lines?: readonly NamedLine<T>[];
  /** Nobody could know what was better. */
  readonly isLuck?: boolean;
  /** Opens the one that is next in the list; without it, this is the last. */
  readonly next?: (() => void) | undefined;
  /** Hears that what was better there was told. */
  readonly onTold?: (() => void) | undefined;
  /** Hears that the reader has found it, before it was told. */
  readonly onFound?: (() => void) | undefined;
}

export interface ReviewProps<T extends GameTypes, P extends OpponentTypes> extends EndProps<T> {
  readonly thinker: NonNullable<Asked<P>>;
  /** What somebody was advised to play is no mistake of theirs, also where the look back, which looks further, knows something better. */
  readonly advised: AdvisedMoves<T>;
  /** Is told, once, of the mistakes that were found: they come back as questions. */
  readonly keep: (found: readonly FoundMistake<T>[]) => void;
  /** How many of the moves were made before the reader took over: none of them is looked back on. */
  readonly given: number;
  /** Says so, where some of them were made in the reader's seat. */
  readonly takenOver: ComponentChildren;
  /** The way to the questions that they become, once they are kept; it stands where what was found is summed up. */
  readonly learn: ComponentChildren;
  /** Opens such a position, to be played again. */
  readonly open: (position: Revisited<T>) => void;
}
