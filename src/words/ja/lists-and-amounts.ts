/** どのゲームの日本語の文にも使うもの。 */

/** `甲`、`甲と乙`、`甲、乙、丙`。 */
export function list(items: readonly string[]): string {
  return items.length === 2 ? items.join('と') : items.join('、');
}

/** `甲`、`甲か乙`、`甲、乙、丙のいずれか`。 */
export function anyOf(items: readonly string[]): string {
  return items.length <= 2 ? items.join('か') : `${items.join('、')}のいずれか`;
}

/** `甲は`、`甲も乙も`。打ち消しの前に置く。 */
export function noneOf(items: readonly string[]): string {
  return items.length === 1 ? `${items.join()}は` : items.map((item) => `${item}も`).join('');
}
