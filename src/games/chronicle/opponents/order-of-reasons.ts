import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Why } from './advice-reasons.ts';

/** What is so in every turn, whatever is played: it says least of this one. */
const EVERY_TURN: readonly Why['type'][] = ['shut-out', 'has-all-evil'];

/** More than so many reasons nobody takes in between two cards, the danger of other cards not counted. */
const MOST = 2;

/**
 * What is said, in the order in which it tells: the danger of the very card that is advised against, why the advised one is better, what it costs, what other
 * cards would bring, and, where little is said, what is the same in every turn. What the danger says is not said again, nor what speaks against a card
 * that is said to do as well.
 */
export function inOrder(whys: readonly Why[], rival: Intent | null): readonly Why[] {
  const card = rival?.type === 'play' ? rival.card : null;
  const danger = whys.find((why) => why.type === 'danger-four');
  const isOfRival = danger !== undefined && (card === null || danger.cards.includes(card));
  const rest = whys.filter((why) => why !== danger && !isSaidElsewhere(why, whys, isOfRival));
  const isLast = ({ type }: Why) => EVERY_TURN.includes(type);
  const costs = rest.filter(({ type }) => type === 'takes');
  const telling = rest.filter((why) => !isLast(why) && !costs.includes(why));
  const dangers = danger === undefined ? [] : [danger];
  // Of a card that is advised against, why, and what the advised one costs, have to be known whatever else there is to say.
  const against = telling.filter(({ type }) => type.startsWith('rival-')).slice(0, 1);
  const first = telling.filter((why) => !against.includes(why));
  const most = [...first.slice(0, MOST - costs.length - against.length), ...against, ...costs];
  const last = most.length < MOST ? rest.filter(isLast) : [];
  return [...(isOfRival ? dangers : []), ...most, ...(isOfRival ? [] : dangers), ...last];
}

/** Whether a reason is told by another, or would gainsay it; `isOfRival`: the danger is that of the card that is advised against. */
function isSaidElsewhere(why: Why, whys: readonly Why[], isOfRival: boolean): boolean {
  const danger = whys.find((one) => one.type === 'danger-four');
  const sheds = whys.find((one) => one.type === 'even-sheds');
  switch (why.type) {
    case 'rival-fourth':
      return isOfRival;
    case 'ends':
      return isOfRival && why.end === 'others-all-evil';
    case 'alike-loses':
      return danger?.isFourth === true;
    case 'even-sheds':
      return danger?.cards.includes(why.card) === true;
    case 'tidy-keeps-wild':
      return why.kept === sheds?.card;
    case 'shut-out':
      return whys.some(({ type }) => type === 'rival-undoes');
    default:
      return false;
  }
}
