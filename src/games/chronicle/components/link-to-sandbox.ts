import { GAME_ID } from '#games/chronicle/rules/game-id';
import { writeQuestion, type Question } from '#games/chronicle/rules/position-link';
import { gameUrl } from '#widgets/game-url.ts';

/** The address at which the sandbox asks a question. */
export function sandboxLink(question: Question): string {
  return `${gameUrl(GAME_ID, '/sandbox/')}#${writeQuestion(question)}`;
}
