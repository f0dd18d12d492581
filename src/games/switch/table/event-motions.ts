import type { Card, Seat } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import type { Direction } from '#games/switch/rules/state';
import type { View } from '#games/switch/rules/view';
import { found, likenessOf, lyingAt, spot, unseen } from '#widgets/motion/moving-copies.ts';
import type { Moment, Views } from '#widgets/motion/table-motion-adapter.ts';
import { drawing, gathering, laying, takingBack } from './card-motions.ts';

/**
 * What is shown of events, each with a motion of its own: cards are laid and drawn, a penalty goes on to the next and is served, the
 * arrow turns, turns are skipped, a run begins and ends, what has to be matched changes.
 */

/** How long each takes, in milliseconds. */
const PASSED_ON = 420;
const TURNED = 520;
const SKIPPED = 420;
const RUN_BEGUN = 420;
const RUN_ENDED = 620;
const ASKED = 320;

export function momentOf(event: Event, views: Views<View>): Moment | null {
  switch (event.type) {
    case 'played':
      return { name: 'played', measure: laying(event.by, event.cards) };
    case 'mistaken':
      return { name: 'taken-back', measure: takingBack(event.by, event.cards) };
    case 'drew':
      return {
        name: event.rule === 'penalty-served' ? 'penalty-served' : 'drawn',
        measure: drawing(event.by, event.count, newIn(event.by, views)),
      };
    case 'reshuffled':
      return { name: 'reshuffled', measure: gathering };
    case 'penalty-grew':
      return { name: 'penalty', measure: passingOn(event.on) };
    case 'reversed':
      return { name: 'reversed', measure: turning(event.direction) };
    case 'skipped':
      return { name: 'skipped', measure: skipping(event.seats) };
    case 'run-begun':
      return { name: 'run-begun', measure: climbing };
    case 'run-ended':
    case 'run-failed':
      return { name: 'run-ended', measure: falling };
    case 'mirrored':
    case 'suit-chosen':
      return { name: 'asked', measure: asking };
    default:
      return null;
  }
}

/** The cards that lie open in a hand now and did not before. */
function newIn(seat: Seat, { before, now }: Views<View>): readonly Card[] {
  const had = before.hands[seat] ?? [];
  return (now.hands[seat] ?? []).filter((card) => card !== '??').filter((card) => !had.includes(card));
}

const penaltyOf = (seat: Seat) => `[data-seat="${seat}"] .penalty`;

/** The penalty goes to who has to answer it, from whoever had to before, and grows. */
function passingOn(on: Seat): Moment['measure'] {
  return (before) => {
    const [from] = found(before, '.penalty').map((penalty) => spot(before, penalty));
    return (table) =>
      found(table, penaltyOf(on)).map((element) => {
        const { x, y } = spot(table, element);
        const start = from === undefined ? 'scale(0)' : `translate(${from.x - x}px, ${from.y - y}px)`;
        return {
          element,
          keyframes: [
            { transform: start },
            { transform: 'none', offset: 0.6 },
            { transform: 'scale(1.5)', offset: 0.8 },
            { transform: 'none' },
          ],
          duration: PASSED_ON,
        };
      });
  };
}

/** The arrow around the table turns about. */
function turning(direction: Direction): Moment['measure'] {
  return () => (table) =>
    found(table, '.direction svg').map((element) => ({
      element,
      keyframes: [
        { scale: `${-direction} 1` },
        { scale: '0 1.5', offset: 0.5 },
        { scale: `${direction} 1.2`, offset: 0.85 },
        { scale: `${direction} 1` },
      ],
      duration: TURNED,
    }));
}

/** Those whose turns are skipped duck, one after the other. */
function skipping(seats: readonly Seat[]): Moment['measure'] {
  return () => (table) =>
    seats.flatMap((seat, index) =>
      found(table, `.side[data-seat="${seat}"]`).map((element) => ({
        element,
        keyframes: [
          { translate: '0', opacity: 1 },
          { translate: '0 8px', opacity: 0.25, offset: 0.5 },
          { translate: '0', opacity: 1 },
        ],
        duration: SKIPPED,
        after: (SKIPPED / 2) * index,
      })),
    );
}

/** The ladder of a run is set up from its foot. */
function climbing(): ReturnType<Moment['measure']> {
  return (table) =>
    found(table, '.ladder li').map((element, index, rungs) => ({
      element,
      keyframes: [{ opacity: 0, translate: '0 0.6em' }, { translate: '0' }],
      duration: RUN_BEGUN / 2,
      after: (RUN_BEGUN / 2 / rungs.length) * index,
    }));
}

/** The ladder tips over, and what has to be matched takes its place. */
function falling(before: HTMLElement): ReturnType<Moment['measure']> {
  const ladders = found(before, '.ladder').map((ladder) => {
    const from = spot(before, ladder);
    return { element: likenessOf(ladder, from), from };
  });
  return (table) => [
    ...ladders.map(({ element, from }) => ({
      element,
      keyframes: [
        { ...lyingAt(from), opacity: 1 },
        { transform: `${String(lyingAt(from).transform)} rotate(-3deg)`, opacity: 1, offset: 0.3 },
        { transform: `translate(${from.x}px, ${from.y + 70}px) rotate(14deg)`, opacity: 0 },
      ],
      duration: RUN_ENDED,
      likeness: true as const,
    })),
    ...found(table, '.to-match').map((element) => unseen(element, RUN_ENDED * 0.8)),
  ];
}

/** What has to be matched is something else than the card says. */
function asking(): ReturnType<Moment['measure']> {
  return (table) =>
    found(table, '.match-cards').map((element) => ({
      element,
      keyframes: [{ scale: 1 }, { scale: 1.4, offset: 0.5 }, { scale: 1 }],
      duration: ASKED,
    }));
}
