import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/machine';
import type { PlayingFace } from '../face.ts';
import type { Thinker, ThinkerOptions } from '../thinking/thinker.ts';

/** What a game's rivals are called by, and what is asked of who thinks for them. */
export interface RivalTypes {
  readonly strength: string;
  readonly length: string;
  readonly task: unknown;
  readonly told: unknown;
}

/** How a reader wants to play. */
export interface Settings<T extends GameTypes, P extends RivalTypes> {
  readonly seat: T['seat'];
  readonly strength: P['strength'];
  readonly length: P['length'];
  /** From which the rivals draw their luck. The cards are shuffled apart from it. */
  readonly seed: number;
}

/** What somebody has chosen in the form, of which `either` is still to be decided. */
export interface Chosen<T extends GameTypes, P extends RivalTypes> extends Pick<
  Settings<T, P>,
  'strength' | 'length'
> {
  readonly role: T['seat'] | 'either';
}

export interface Choice {
  readonly name: string;
  /** What it means, in a sentence or two. */
  readonly note: string;
}

/** What there is to decide before the cards are dealt. It is on the page from the start; what plays is fetched later. */
export interface PlaySetup<T extends GameTypes, P extends RivalTypes> {
  readonly game: string;
  readonly seats: readonly T['seat'][];
  readonly strengths: readonly P['strength'][];
  readonly lengths: readonly P['length'][];
  /** What is chosen at first. */
  readonly first: Chosen<T, P>;
  readonly words: {
    readonly role: string;
    readonly roles: Readonly<Record<T['seat'] | 'either', Choice>>;
    readonly opponents: Readonly<Record<P['strength'], Choice>>;
    readonly lengths: Readonly<Record<P['length'], Choice>>;
  };
}

/** Who plays against a reader, and what a game says of playing. */
export interface Rivals<T extends GameTypes, P extends RivalTypes> {
  readonly setup: PlaySetup<T, P>;
  readonly face: PlayingFace<T>;
  /** By which a match is dealt, and read again. */
  readonly machine: Machine<T, Standing<T>>;
  /** Whether the text of a match that is to be kept can be read again whole. */
  readonly isReadable: (text: string) => boolean;
  /** Where they think. */
  readonly thinking: Omit<ThinkerOptions<P['task'], P['told']>, 'lost'>;
  /** What to ask so that a rival finds a move by what its seat sees, and nothing else. */
  readonly choose: (strength: P['strength'], seen: T['view'], seed: number) => P['task'];
  /** The move in what is told; null where that is none. */
  readonly chosen: (told: P['told']) => T['action'] | null;
  /** Whether a match of this length ends with the round that is over. */
  readonly isDone: (length: P['length'], state: T['state']) => boolean;
  readonly words: {
    /** What is played, and against whom. */
    readonly label: (settings: Settings<T, P>, state: T['state']) => string;
    readonly thinks: (seat: T['seat']) => string;
    /** What a match is called that is kept; the moment in milliseconds since 1970. */
    readonly name: (settings: Settings<T, P>, moment: number) => string;
    /** Another match in the other seat, where there are two. */
    readonly other: string;
  };
  /** What a round has brought. */
  readonly Result: ComponentType<EndProps<T>>;
  /** What a seat may do now, beside the table. */
  readonly Turn?: ComponentType<{ readonly state: T['state']; readonly seat: T['seat'] }>;
  /** What to play, for whoever asks; around what else there is to press. */
  readonly Advice?: ComponentType<AdviceProps<T, P>>;
  /** What the moves of the round have cost. */
  readonly Review?: ComponentType<ReviewProps<T, P>>;
}

/** Null where nothing can be asked now. */
type Asked<P extends RivalTypes> = Thinker<P['task'], P['told']> | null;

export interface AdviceProps<T extends GameTypes, P extends RivalTypes> {
  readonly thinker: Asked<P>;
  readonly seen: T['view'];
  readonly seed: number;
  readonly children: ComponentChildren;
}

export interface EndProps<T extends GameTypes> {
  readonly seat: T['seat'];
  /** All positions, the present one last, and the moves between them. */
  readonly past: readonly Standing<T>[];
  readonly moves: readonly T['action'][];
}

export interface ReviewProps<T extends GameTypes, P extends RivalTypes> extends EndProps<T> {
  readonly thinker: NonNullable<Asked<P>>;
}
