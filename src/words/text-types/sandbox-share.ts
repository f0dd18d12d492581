/** Taking along what is shown in the sandbox. */
export interface SandboxShareWords {
  readonly picture: string;
  readonly game: string;
  readonly madeUp: string;
  readonly viewer: string;
  readonly noGame: string;
  /** The game that is made of the board, and what stands beside its last made-up move. */
  readonly replay: { readonly title: string; readonly comment: string };
}
