import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes, Rules, SeatsAndViews } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Frame } from '#replays/replay-frames';
import type { ControlsWords } from './replay/ReplayControls.tsx';

/**
 * The components and sentences of a game with which viewer, scenes and exercises show any game. The author of a game writes
 * one `Face` and binds the widgets to it, for functions cannot travel from a page into a widget:
 * `export default (props) => <ReplayViewer face={face} {...props} />`.
 */

/** Whose eyes a game is seen through. */
export type Viewer<T extends GameTypes> = T['seat'] | 'all';

/** What some of the seats have, or all of them. */
export type BySeat<T extends GameTypes, Value> = Readonly<Partial<Record<T['seat'], Value>>>;

/** A position of a replay, with the move that led there. */
export type GameFrame<T extends GameTypes> = Frame<T['action'], Standing<T>>;

/** How a position came about: what a table shows in motion where it showed the one before. */
export interface Change<T extends GameTypes> {
  /** Undefined where the game begins. */
  readonly from: Standing<T> | undefined;
  readonly to: Standing<T>;
}

export interface TableProps<T extends GameTypes> {
  /** What may be seen of the game: `??` lies face down. */
  readonly view: T['view'];
  /** The move that led to what is seen; without it nothing is shown in motion. */
  readonly change?: Change<T> | undefined;
  /** All that is seen here one after the other, where nothing else can come: what grows needs no more room than in these. */
  readonly steps?: readonly T['view'][] | undefined;
  /** Names of players; the seat stands in for one that is not known. */
  readonly players?: BySeat<T, string> | undefined;
  /** Who sits at the bottom; without it, whom the game places there. */
  readonly below?: T['seat'] | undefined;
  /** What stands in place of a hand, where somebody plays from it; empty where somebody will. Without it nobody plays at this table. */
  readonly hands?: BySeat<T, ComponentChildren> | undefined;
  /** Cards that may not be played now; with `ask`, each is a button that asks why. */
  readonly barred?: BySeat<T, readonly T['card'][]> | undefined;
  readonly ask?: ((card: T['card']) => void) | undefined;
  /** Plays a card of an open hand that is to act: all of them that are not barred are buttons then. */
  readonly play?: ((seat: T['seat'], card: T['card']) => void) | undefined;
}

export interface HandProps<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: T['seat'];
  /** Whether each card says if it may be played. Those that may not can be pressed all the same, and the reason is given. */
  readonly hints: boolean;
  /** A move that somebody points to, and says of it why: its cards are marked, and what is to be named with them. */
  readonly pointed?: T['action'] | undefined;
  readonly attempt: (action: T['action']) => void;
  /** Is told where something else is being chosen, so that what was refused matters no more. */
  readonly reconsider?: (() => void) | undefined;
  /** Whether it is said whose choice this is: where somebody plays for several, what is chosen need not stand beside the hand. */
  readonly named?: boolean;
  /** A card that has been pressed already, before this hand was there to be played from. */
  readonly pressed?: T['card'] | undefined;
}

/** The stretch of a game that a move belongs to, as people find it: the third trick of a round, a player's turn. */
export interface Part {
  /** What the part lies in, such as a round. Parts of the same `key` stand under one title. */
  readonly section: { readonly key: string; readonly title: string };
  /** Moves of the same `key` stand together. */
  readonly key: string;
  readonly name: string;
  /** A number that says as much beside others of its kind; the name is for listeners then. */
  readonly short?: number;
}

/** What a game says of itself, each a sentence or a name in the language of the page. */
export interface FaceWords<T extends GameTypes> {
  readonly title: string;
  readonly seats: Readonly<Record<T['seat'], string>>;
  /** A letter or a number for each seat, by which moves are listed. */
  readonly initials: Readonly<Record<T['seat'], string>>;
  readonly viewers: Readonly<Record<Viewer<T>, string>>;
  /** The buttons that step: what lies between them is a trick, or a turn. */
  readonly stepping: ControlsWords;
  readonly move: (action: T['action']) => string;
  readonly event: (event: T['event']) => string;
  /** A sentence as it is said to who listens, where signs stand in some. */
  readonly aloud?: (text: string) => string;
  /** What the game waits for in this state. */
  readonly phase: (state: T['state']) => string;
  /** What a node of the statechart means, by its innermost name. */
  readonly node: (name: string) => string;
  /** What a viewer has found out of hidden hands, in a sentence; null where there is nothing to say. */
  readonly known: (view: T['view']) => string | null;
}

export interface Face<T extends GameTypes> {
  /** Leads through moves that were read, and so judged. */
  readonly machine: Machine<T, Standing<T>, SeatsAndViews<T>>;
  readonly Table: ComponentType<TableProps<T>>;
  /** A move in as little space as it takes; its sentence stands beside it for listeners. */
  readonly MoveLabel: ComponentType<{ readonly action: T['action'] }>;
  /** The name of a rule that an event or a refusal cites, leading to its place in the rulebook. */
  readonly RuleLink: ComponentType<{ readonly rule: (T['event'] | T['refusal'])['rule'] }>;
  /** To which part a move belongs that is made in this state. */
  readonly part: (state: T['state']) => Part;
  /** Whether a section or a part begins with such a move, told without its position: long games are stepped through by it. */
  readonly begins: (action: T['action']) => 'section' | 'part' | null;
  /** Whether an event is among the main things, which a listener in a hurry wants to know. */
  readonly isMain: (event: T['event']) => boolean;
  /** Whether an event comes up so often that it is told aloud only the first time on a page; without it none does. */
  readonly isToldOnce?: (event: T['event']) => boolean;
  /** The cards that may not be played now, of the hands that are to act and lie open to this view. */
  readonly barred: (state: T['state'], view: T['view']) => BySeat<T, readonly T['card'][]>;
  readonly words: FaceWords<T>;
}

/** A face that can be played by: with hands to play from, and with reasons for what may not be done. */
export interface PlayingFace<T extends GameTypes> extends Face<T> {
  readonly machine: Machine<T, Standing<T>, Rules<T>>;
  readonly Hand: ComponentType<HandProps<T>>;
  /** Each reason a sentence, with the rule that forbids it. */
  readonly Refusals: ComponentType<{ readonly refusals: readonly T['refusal'][] }>;
}
