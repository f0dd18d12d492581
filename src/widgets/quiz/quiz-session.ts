/** So many questions in a row: then one may stop with a good conscience. */
export const SESSION_LENGTH = 10;

/** How a question was answered; `hinted`: rightly, but after a hint, with which it is asked again like one that was missed. */
export type Outcome = 'right' | 'hinted' | 'wrong';

/** How often something was answered wrongly in a session, and how often rightly after a hint. */
export interface Missed {
  readonly wrong: number;
  readonly hinted: number;
  /** Whether the last answer was right. */
  readonly isMended: boolean;
}

/** What has been asked in a row, and how that went. */
export interface Session {
  readonly asked: number;
  readonly right: number;
  readonly hinted: number;
  /** The rules that were missed, the positions of such puzzles, and such mistakes. */
  readonly missed: Readonly<Record<'rules' | 'puzzles' | 'mistakes', Readonly<Record<string, Missed>>>>;
}

export const NEW_SESSION: Session = {
  asked: 0,
  right: 0,
  hinted: 0,
  missed: { rules: {}, puzzles: {}, mistakes: {} },
};

const NEVER: Missed = { wrong: 0, hinted: 0, isMended: false };

/** A session after one more answer, about a rule, to a puzzle or in place of a mistake. */
export function withResult(
  { asked, right, hinted, missed }: Session,
  kind: keyof Session['missed'],
  name: string,
  outcome: Outcome,
): Session {
  const isRight = outcome === 'right';
  const before = missed[kind][name];
  const { wrong, hinted: withHint } = before ?? NEVER;
  const after: Missed = {
    wrong: wrong + Number(outcome === 'wrong'),
    hinted: withHint + Number(outcome === 'hinted'),
    isMended: isRight,
  };
  const isMissed = !isRight || before !== undefined;
  return {
    asked: asked + 1,
    right: right + Number(isRight),
    hinted: hinted + Number(outcome === 'hinted'),
    missed: isMissed ? { ...missed, [kind]: { ...missed[kind], [name]: after } } : missed,
  };
}

/** What was missed and not answered rightly since. */
export function stillMissed(missed: Readonly<Record<string, Missed>>): readonly string[] {
  return Object.entries(missed).flatMap(([name, { isMended }]) => (isMended ? [] : [name]));
}
