import { CARDS, isPotion, numberOf, suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import { attribute, type Written } from '../lesson-sources.ts';
import { tokensIn, type Language } from './numbers-and-quantifiers.ts';
import { nowhere, placeAt, type Place } from './where-comment-stands.ts';

/**
 * What a lesson says, paragraph by paragraph. Beside a scene, and in the paragraph before one, it is said where the scene begins
 * or asks; anywhere else of no game, and stands before the first deal.
 */
export function placesInLesson({ summary, body }: Written): readonly Place[] {
  const blocks = blocksOf({ summary, body });
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

function blocksOf({ summary, body }: Pick<Written, 'summary' | 'body'>): readonly string[] {
  // A task that is told in a paragraph of its own is one block with it.
  const joined = body.replaceAll(/(<TryIt\b[^>]*>)\n\n([^]*?)\n\n(<\/TryIt>)/g, '$1\n$2\n$3');
  return [summary, ...joined.split(/\n\s*\n/)];
}

/** Numbers in a Japanese lesson that the same paragraph of the original does not say. Two may go without saying: both, a pair. */
export function strangeNumbers(original: Written, japanese: Written): readonly string[] {
  const english = blocksOf(original);
  return blocksOf(japanese).flatMap((block, number) => {
    const said = numbersIn(english[number] ?? '', 'en');
    return numbersIn(block, 'ja')
      .filter((value) => value > 2 && !said.includes(value))
      .map((value) => `paragraph ${number} says ${value}`);
  });
}

/** The numbers of a paragraph, what links say included; cards, lessons and the list of 26 points are names. */
function numbersIn(block: string, language: Language): readonly number[] {
  const text = block
    .replaceAll(/<Card\s+is="[^"]+"\s*\/>/g, ' ')
    .replaceAll(/<[^>]*>|\]\([^)]*\)|レッスン\d+(?:と\d+)?|26項目/g, ' ');
  return tokensIn(text, language).flatMap(({ value }) => value ?? []);
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
    .replaceAll(/\sotherwise="([^"]*)"/g, '>$1<')
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
