import type { Better, Severity } from '#kit/detect-and-rate-mistakes';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Gap } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Round } from '#games/jekyll-vs-hyde/rules/state';
import type { Pairing } from '#games/jekyll-vs-hyde/opponents/tournament';
import type { Judged } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import type { Strength } from '#games/jekyll-vs-hyde/opponents/opponent-strength-ids';
import type { AdviceWords } from './advice.ts';
import type { Choice } from '#words/text-types/play-against-computer';

/** How long somebody wants to play. */
export type Length = 'round' | 'game';

type Move = Exclude<Action, { readonly type: 'deal' }>;

/** What is said while a reader plays against the computer. */
export interface PlayAgainstComputerWords {
  readonly title: string;
  readonly intro: string;
  readonly needsScript: string;
  readonly setup: {
    readonly role: string;
    readonly roles: Readonly<Record<Seat | 'either', Choice>>;
    readonly opponents: Readonly<Record<Strength, Choice>>;
    readonly length: string;
    readonly lengths: Readonly<Record<Length, Choice>>;
    /** How long a trick stays that has been taken, before how long that is. */
    readonly stays: string;
  };
  readonly match: {
    readonly label: (seat: Seat, strength: Strength, round: Round, length: Length) => string;
    readonly thinks: (seat: Seat) => string;
  };
  readonly hint: AdviceWords;
  readonly over: {
    /** How a round has changed what the reader may hope for: for the better (1), not at all (0) or for the worse (-1). */
    readonly title: (round: Round, change: number) => string;
    readonly result: (seat: Seat, own: number, gap: number, from: number, to: number) => string;
    /** The round has ended with the gap that the seat wants above all. */
    readonly perfect: (seat: Seat) => string;
    /** Hyde’s chances, 0 to 1, before the round and after it. */
    readonly outlook: (seat: Seat, before: number, now: number) => string;
    /** The gap with which the next round ends the game. */
    readonly needed: (round: Round, gap: number) => string;
    /** What an earlier round of the game that is over has brought: the tricks of the reader, and where the marker went. */
    readonly ofRound: (round: number, own: number, to: number) => string;
    readonly won: (seat: Seat, winner: Seat) => string;
    /** Why the winner has won: whether the marker has reached the end of the track. */
    readonly whyWon: (winner: Seat) => string;
    readonly other: string;
    readonly name: (seat: Seat, strength: Strength, moment: number) => string;
  };
  readonly review: {
    readonly title: string;
    /** Above the list: what is measured, and why besides by open hands. */
    readonly measure: string;
    readonly intro: string;
    readonly stop: string;
    readonly wait: (done: number, of: number) => string;
    readonly gap: (gap: Gap) => string;
    /** A card that was a mistake, of such a severity, or cost something that its player could not know (null), in a few words. */
    readonly found: (trick: number, severity: Severity | 'advised' | null) => string;
    readonly chose: (move: Move) => string;
    /** What did better in hands that fit what was seen: that was to be known. */
    readonly known: (better: Better<Move>) => string;
    /** How much better that was. */
    readonly wins: (better: Better<Move>) => string;
    /** Nothing surely did. */
    readonly unlucky: string;
    /** What it cost with both hands open, before why it did. */
    readonly cost: (judged: Pick<Judged, 'best' | 'got'>, better: Move) => string;
    /** Before the reasons why a move has cost something that was tried in place of another; `still`: it was the better one by what was seen. */
    readonly betterOpenly: (still: boolean) => string;
    readonly flawless: (moves: number) => string;
    /** How many cards were mistakes by what was seen, and how many others have cost something. */
    readonly summary: (mistakes: number, unlucky: number, moves: number) => string;
    /** How many tricks of the round a seat has taken, and what it wants of them; `isPerfect`: it can want nothing better. */
    readonly ended: (seat: Seat, own: number, isPerfect: boolean) => string;
    /** Opens so many cards that are held against nobody. */
    readonly notBlamed: (count: number) => string;
    /** `round`: where more than one is looked back on. */
    readonly stopped: (trick: number, round: Round | null) => string;
  };
  readonly about: {
    readonly opponents: string;
    readonly opponentsText: string;
    readonly chances: string;
    readonly chancesText: string;
    readonly chancesFrom: (rounds: number, seed: number) => string;
    readonly chancesColumns: readonly [marker: string, second: string, third: string];
    readonly start: (chance: number) => string;
    readonly chance: (chance: number) => string;
    readonly reportText: (games: number, seed: number) => string;
    readonly reportColumns: readonly [pairing: string, won: string, interval: string];
    readonly pairing: (pairing: Pairing) => string;
    readonly share: (won: number, share: number) => string;
    readonly interval: (share: { readonly from: number; readonly to: number }) => string;
  };
}
