/** Whether the cards of a move are those that were advised, in any order; not where nothing was. */
export function isSameCards<Card>(cards: readonly Card[], advised: readonly Card[] = []): boolean {
  return cards.length > 0 && cards.length === advised.length && cards.every((card) => advised.includes(card));
}
