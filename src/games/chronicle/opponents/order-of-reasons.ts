import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Why } from './advice-reasons.ts';

/** What is so in every turn, whatever is played: it says least of this one. */
const EVERY_TURN: readonly Why['type'][] = ['shut-out', 'has-all-evil'];

/**
 * What is said, in the order in which it tells: the danger of the very card that is advised against, why the advised one is better, what other cards would bring, what it
 * costs, and last what is the same in every turn. What the danger says is not said again.
 */
export function inOrder(whys: readonly Why[], rival: Intent | null): readonly Why[] {
  const card = rival?.type === 'play' ? rival.card : null;
  const danger = whys.find(({ type }) => type === 'danger-four');
  const isOfRival =
    danger?.type === 'danger-four' && (card === null || danger.cards.some((one) => one === card));
  const isFourth = danger?.type === 'danger-four' && danger.isFourth;
  const isShedInDanger = (why: Why) =>
    why.type === 'even-sheds' && danger?.type === 'danger-four' && danger.cards.includes(why.card);
  const rest = whys.filter(
    (why) =>
      why !== danger &&
      !(isOfRival && isSaidByDanger(why)) &&
      !(isFourth && why.type === 'alike-loses') &&
      !isShedInDanger(why),
  );
  const isLast = ({ type }: Why) => EVERY_TURN.includes(type);
  const costs = rest.filter(({ type }) => type === 'takes');
  const telling = rest.filter((why) => !isLast(why) && !costs.includes(why));
  const dangers = danger === undefined ? [] : [danger];
  return [
    ...(isOfRival ? dangers : []),
    ...telling,
    ...costs,
    ...(isOfRival ? [] : dangers),
    ...rest.filter(isLast),
  ];
}

function isSaidByDanger(why: Why): boolean {
  return why.type === 'rival-fourth' || (why.type === 'ends' && why.end === 'others-all-evil');
}
