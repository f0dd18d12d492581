/** どのゲームの日本語の文にも使うもの。 */

/** `甲`、`甲と乙`、`甲、乙、丙`。 */
export function list(items: readonly string[]): string {
  return items.length === 2 ? items.join('と') : items.join('、');
}

/** `甲`、`甲か乙`、`甲、乙、丙のいずれか`。 */
export function anyOf(items: readonly string[]): string {
  return items.length <= 2 ? items.join('か') : `${items.join('、')}のいずれか`;
}
