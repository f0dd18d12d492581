/** So many questions in a row: then one may stop with a good conscience. */
export const SESSION_LENGTH = 10;

/** What has been asked in a row, and how that went. */
export interface Session {
  readonly asked: number;
  readonly right: number;
  /** The rules whose last answer was wrong, the positions of such puzzles, and such mistakes. */
  readonly missed: Readonly<Record<'rules' | 'puzzles' | 'mistakes', readonly string[]>>;
}

export const NEW_SESSION: Session = { asked: 0, right: 0, missed: { rules: [], puzzles: [], mistakes: [] } };

/** A session after one more answer, about a rule, to a puzzle or in place of a mistake. */
export function withResult(
  { asked, right, missed }: Session,
  kind: keyof Session['missed'],
  name: string,
  isRight: boolean,
): Session {
  const others = missed[kind].filter((other) => other !== name);
  return {
    asked: asked + 1,
    right: right + (isRight ? 1 : 0),
    missed: { ...missed, [kind]: isRight ? others : [...others, name] },
  };
}
