import type { ComponentChildren, ComponentType } from 'preact';
import type { Board, BoardFrame } from '#replays/board/sandbox-board';
import type { Positions, Question } from '#replays/board/position-setup-adapter';
import type { GameTypes } from '#kit/game';
import type { BySeat, Face, HandProps } from '../face.ts';
import type { RulingSwitch } from './switchable-ruling.ts';

/**
 * What a game gives to its sandbox besides how it is seen and played: how a position is set by hand, what the rules can be asked of
 * it, where to begin. A facet, and what is marked so may be left out: positions are then opened by links, and answered
 * by playing on. What is fetched is fetched when it is wanted, so that a page that nobody has touched yet is light.
 */
export interface SandboxAdapter<T extends GameTypes, Setup extends object> {
  readonly positions: Positions<T, Setup>;
  readonly face: SandboxFace<T>;
  readonly words: SandboxAdapterWords<T>;
  /** Who sits at the bottom while a line is played that begins like this, until the reader chooses; without it, each has a fixed place. */
  readonly below?: (start: T['view']) => T['seat'] | undefined;
  /** A hand to play from, and each reason for what may not be played: fetched once the position is not being set any more. */
  readonly hand: Part<HandProps<T>>;
  readonly refusals: Part<{ readonly refusals: readonly T['refusal'][] }>;
  /** Sets a position by hand. */
  readonly Editor?: ComponentType<EditorProps<T, Setup>>;
  /** That a position cannot come up in a game, in a game whose duty does not say so already. */
  readonly flaw?: Part<{ readonly setup: Setup }>;
  /** All that the rules say of a position, beyond who is to act and what has just happened. */
  readonly answers?: () => Promise<Answers<T, Setup>>;
  /** Where to begin besides with nothing, each with what it is called. */
  readonly starts: readonly Choice<StartProps<T, Setup>>[];
  /** What can be looked up beside a board. Its id is its `?mode=` in the address. */
  readonly panels: readonly Choice<PanelProps<T, Setup>>[];
  /** The moves that were played, with the way through them. */
  readonly moves: Part<MovesProps<T>>;
  /** The dealer's move where the dealer is to act; null where nobody could make it by lot. */
  readonly deal?: (state: T['state']) => Promise<T['action'] | null>;
}

/** The component that shows those answers, and the function that finds the rulings which change what the moves have come to. */
export interface Answers<T extends GameTypes, Setup> {
  readonly default: ComponentType<AnswersProps<T, Setup>>;
  readonly rulingsOfMoves: (question: Question<T, Setup>) => readonly RulingSwitch[];
  readonly OutcomeRulingSwitches: ComponentType<OutcomeRulingSwitchesProps>;
}

export interface OutcomeRulingSwitchesProps {
  readonly rulings: readonly RulingSwitch[];
  readonly choose: (ruling: string, reading: string) => void;
}

/** As much of a face as a board is drawn by before anything is played on it. */
export type SandboxFace<T extends GameTypes> = Pick<Face<T>, 'Table' | 'RuleLink' | 'isMain' | 'words'>;

export interface SandboxAdapterWords<T extends GameTypes> {
  /** Who is to do what, in a sentence. */
  readonly duty: (state: T['state']) => string;
  /** The one thing to know of what has just happened, such as who takes a trick; null where there is none. */
  readonly outcome: (events: readonly T['event'][]) => string | null;
  /** What a move that was tried still lacks, in a sentence; null where it lacks nothing. It is asked for while the table is set. */
  readonly lacks?: (tried: T['action']) => string | null;
  /** How a table that is being set gets its verdict, in a game whose duty says nothing of the cards that lie there; null where there is nothing to judge. */
  readonly toJudge?: (state: T['state']) => string | null;
}

/** Fetches a component. */
export type Part<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

export interface Choice<Props> {
  readonly id: string;
  readonly label: string;
  readonly load: Part<Props>;
}

export interface EditorProps<T extends GameTypes, Setup> {
  readonly board: Board<T, Setup>;
  /** Whether the page has read its address: before that nobody knows whether a position will be set. */
  readonly ready: boolean;
  /** Whether the position is being set; else nothing of the editor is drawn. */
  readonly active: boolean;
  /** Shows another board. Changes with the same name, one after the other, are undone as one. */
  readonly change: (board: Board<T, Setup>, name?: string) => void;
  /** Tells a listener what was done, once typing rests. */
  readonly tell: (sentence: string) => void;
  /** Draws the page around what the editor adds to it. */
  readonly children: (parts: EditorParts<T>) => ComponentChildren;
}

/** What an editor puts where. */
export interface EditorParts<T extends GameTypes> {
  /** The table as it lies, where that is no state of the game yet. */
  readonly view?: T['view'] | undefined;
  /** In place of hands. */
  readonly hands?: BySeat<T, ComponentChildren> | undefined;
  /** What a thumb has to reach: all cards, and where they go. */
  readonly palette?: ComponentChildren;
  /** Everything else that can be set. */
  readonly fields?: ComponentChildren;
}

export interface AnswersProps<T extends GameTypes, Setup> {
  readonly board: Board<T, Setup>;
  readonly frame: BoardFrame<T>;
  readonly play: (moves: readonly T['action'][]) => void;
  readonly rule: (rulings: T['rulings']) => void;
  /** The rulings whose readings stand on the page already, and need not be told again. */
  readonly told: readonly RulingSwitch[];
}

export interface StartProps<T extends GameTypes, Setup> {
  readonly rulings: T['rulings'];
  /** The games of the site, to begin with a moment of one. */
  readonly games: readonly GameNamed[];
  readonly begin: (question: Question<T, Setup>) => void;
  /** Begins, and closes what it was chosen from. */
  readonly beginAndClose: (question: Question<T, Setup>) => void;
}

export interface PanelProps<T extends GameTypes, Setup> {
  readonly board: Board<T, Setup>;
  /** Shows another board. */
  readonly change: (board: Board<T, Setup>) => void;
  readonly state: T['state'];
  readonly play: (moves: readonly T['action'][]) => void;
}

export interface MovesProps<T extends GameTypes> {
  readonly frames: readonly BoardFrame<T>[];
  /** The frame that is shown. */
  readonly at: number;
  readonly jump: (frame: number) => void;
}

/** A game of the site, to be fetched by its id. */
export interface GameNamed {
  readonly id: string;
  readonly title: string;
}
