import type { ComponentType } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Random } from '#kit/random';
import type { PlayingFace } from '../face.ts';
import type { EndProps } from '../play/play-adapter.ts';

/** What a game gives to be played through with a coach: by a script first, then freely against partners of its own. */
export interface Guide<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  /** Whose part of the script the reader plays. */
  readonly seat: T['seat'];
  /** The seats that are offered for playing freely. */
  readonly seats: readonly T['seat'][];
  /** What the dealer does by chance: the deal, and whatever else falls to it until the end. */
  readonly deal: (state: T['state'], chance: Random) => T['action'];
  /** What another seat plays that has left the script, by what it may see. */
  readonly partner: (state: T['state'], seat: T['seat'], chance: Random) => T['action'];
  /** Whether what is played through has come to its end. */
  readonly isOver: (state: T['state']) => boolean;
  /** What it has come to, once it is over: fetched then, it takes the place of the table. Left out, the table stays. */
  readonly result?: () => Promise<{ readonly default: ComponentType<EndProps<T>> }>;
  /** What a seat that is to act may do now, with the rule that says so. */
  readonly Advice: ComponentType<AdviceProps<T>>;
  readonly words: GuideWords<T>;
}

export interface AdviceProps<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: T['seat'];
}

export interface GuideWords<T extends GameTypes> {
  readonly title: string;
  readonly scripted: string;
  readonly free: (seat: T['seat']) => string;
  readonly playFree: (seat: T['seat']) => string;
  readonly playScripted: string;
  readonly coach: string;
  /** What the script plays here; why is written beside it. */
  readonly points: (move: T['action']) => string;
  /** The reader has made another move than the one that was pointed to. */
  readonly left: string;
  /** From here on the reader chooses. */
  readonly letsGo: string;
}
