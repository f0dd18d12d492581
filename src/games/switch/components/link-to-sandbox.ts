import { GAME_ID } from '#games/switch/rules/game-id';
import { writeQuestion, type Question } from '#games/switch/rules/position-link';
import { gameUrl } from '#widgets/game-url.ts';

/** The address at which the sandbox asks a question. */
export function sandboxLink(question: Question): string {
  return `${gameUrl(GAME_ID, '/sandbox/')}#${writeQuestion(question)}`;
}
