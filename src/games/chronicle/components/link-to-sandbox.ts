import { GAME_ID } from '#games/chronicle/rules/game-id';
import { writeQuestion, type Question } from '#games/chronicle/rules/position-link';
import { gamePageUrl } from '#widgets/game-page-url.ts';

/** The address at which the sandbox asks a question. */
export function sandboxLink(question: Question): string {
  return `${gamePageUrl(GAME_ID, '/sandbox/')}#${writeQuestion(question)}`;
}
