import type { BySeat, Card, Seat } from '#games/chronicle/rules/cards';
import { count, type Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Event } from '#games/chronicle/rules/event';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { alliesOf, seatsAt } from '#games/chronicle/rules/seats';
import { allRight } from '#kit/exercise';
import { alliesAfter, randomLastMeeting, playedOut } from './random-last-meeting-position.ts';
import { conditionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Reason } from './types.ts';

/** The last Meeting of a round is played. Who gets Fame? */

type Asked = 'condition-fame' | 'evil-excludes' | 'angel-discards' | 'evil-victory' | 'evil-wanted';

interface Shown {
  /** What has to happen. */
  readonly type: Event['type'];
  /** Where the Evil cards are. */
  readonly evil: 'spread' | 'gathered' | 'none';
}

/** What a question about each rule shows. */
const SHOWN: Readonly<Partial<Record<RuleId, Shown>>> = {
  'condition-fame': { type: 'scored', evil: 'none' },
  'evil-excludes': { type: 'shut-out', evil: 'spread' },
  'angel-discards': { type: 'absolved', evil: 'spread' },
  'evil-victory': { type: 'evil-victory', evil: 'gathered' },
  'evil-wanted': { type: 'evil-wanted', evil: 'spread' },
} satisfies Record<Asked, Shown>;

/** The condition of the “Dark Age”. */
const DARK: Condition = { owns: 'evil' };

export const fame: ChronicleKind = {
  id: 'fame',
  rules: ['condition-fame', 'evil-excludes', 'angel-discards', 'evil-victory', 'evil-wanted'],
  make(rule, chance) {
    only(this, rule);
    const shown = SHOWN[rule];
    if (shown === undefined) throw new RangeError(rule);
    for (;;) {
      const condition = rule === 'evil-wanted' ? DARK : conditionBy(chance);
      const before = randomLastMeeting(chance, { condition, evil: shown.evil });
      const { moves, events, state } = playedOut(before);
      const scorers = events.flatMap((event) => (event.type === 'scored' ? event.seats : []));
      const victors = events.flatMap((event) => (event.type === 'evil-victory' ? [event.by] : []));
      const right = [...scorers, ...victors];
      if (right.length === 0 || !events.some(({ type }) => type === shown.type)) continue;
      const seats = seatsAt(before);
      return {
        ...{ kind: 'fame', rule, viewer: 'all', before, proposed: moves, proof: moves },
        ...allRight(
          seats.map((seat) => ({ type: 'seat', seat }) as const),
          ({ seat }) => right.includes(seat),
        ),
        reasons: seats.map((seat) => reasonOf(seat, events, condition, alliesAfter(state))),
      };
    }
  },
};

function reasonOf(
  seat: Seat,
  events: readonly Event[],
  condition: Condition,
  allies: BySeat<readonly Card[]>,
): Reason {
  const held = alliesOf({ allies }, seat);
  if (condition === DARK) {
    const evil = count('evil', held);
    return evil > 0
      ? { type: 'wanted', rule: 'evil-wanted', count: evil }
      : { type: 'without', rule: 'evil-wanted' };
  }
  const counted = count(countedIn(condition), held);
  const scores = events.some((event) => event.type === 'scored' && event.seats.includes(seat));
  for (const event of events) {
    if (event.type === 'evil-victory')
      return event.by === seat
        ? { type: 'victor', rule: 'evil-victory' }
        : { type: 'no-victor', rule: 'evil-victory', victor: event.by };
    if (event.type === 'shut-out' && event.by === seat)
      return { type: 'shut-out', rule: 'evil-excludes', cards: event.cards };
    if (event.type === 'absolved' && event.by === seat)
      return { type: 'absolved', rule: 'angel-discards', condition, count: counted, scores };
  }
  return { type: 'counted', rule: 'condition-fame', condition, count: counted, scores };
}

function countedIn(condition: Condition) {
  if ('most' in condition) return condition.most;
  if ('fewest' in condition) return condition.fewest;
  throw new Error('Only the most and the fewest are counted');
}
