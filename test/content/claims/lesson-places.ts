import { CARDS, isPotion, numberOf, suitOf } from '#games/jekyll-vs-hyde/cards';
import { attribute, type Written } from '../written.ts';
import { nowhere, placeAt, type Place } from './place.ts';

/**
 * What a lesson says, paragraph by paragraph. Beside a scene, and in the paragraph before one, it is said where the scene begins
 * or asks; anywhere else of no game, and stands before the first deal.
 */
export function placesInLesson({ summary, body }: Written): readonly Place[] {
  const blocks = [summary, ...body.split(/\n\s*\n/)];
  return blocks.flatMap((block, number) => {
    const comment = told(block);
    if (comment === '') return [];
    const tag = [block, blocks[number + 1] ?? ''].map(
      (text) => /^\s*<(?:Scene|TryIt)\b[^>]*>/.exec(text)?.[0],
    );
    const scene = tag[0] ?? (/^\s*</.test(block) ? undefined : tag[1]);
    if (scene === undefined) return [nowhere(String(number), comment)];
    const at = Number(attribute(scene, 'at') ?? attribute(scene, 'from'));
    return [placeAt('scenes', attribute(scene, 'name') ?? '', at, comment)];
  });
}

/**
 * The words of a paragraph, with cards and suits by their names. What stands in a link to a rule the rule says, and the numbers
 * of lessons and rounds count nothing.
 */
function told(block: string): string {
  return block
    .replaceAll(/<Card\s+is="([^"]+)"\s*\/>/g, (_, id: string) => cardName(id))
    .replaceAll(/<Suit\s+is="([^"]+)"\s*\/>/g, (_, suit: string) => capital(suit))
    .replaceAll(/<Rule\b[^>]*>[^]*?<\/Rule>/g, '…')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\b((?:lesson|round)s?) \d+(?: and \d+)?/gi, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function cardName(id: string): string {
  const card = CARDS.find((one) => one === id);
  if (card === undefined) throw new Error(`${id} is no card`);
  if (isPotion(card)) return card;
  return `${capital(suitOf(card))} ${numberOf(card)}`;
}

function capital(suit: string): string {
  return suit.charAt(0).toUpperCase() + suit.slice(1);
}
