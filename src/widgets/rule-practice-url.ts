import { gamePageUrl } from './game-page-url.ts';

/** The name of the rule in the query of a page of play. */
export const PRACTICE = 'practise';

/** The address at which a rule of a game is practised; null for one that is not among those that can be. */
export function rulePracticeUrl(game: string, practised: readonly string[], rule: string): string | null {
  return practised.includes(rule) ? gamePageUrl(game, `/play/?${PRACTICE}=${rule}`) : null;
}
