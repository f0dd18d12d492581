import { describe, expect, test } from 'vitest';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { isWild } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { KNOWN_HISTORY } from '#games/chronicle/rules/history-cards';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { State } from '#games/chronicle/rules/state';
import { framesOf } from '#replays/replay-frames';
import { translatedReplay } from '#replays/translated-replay';
import { ANNOTATED, type Written } from './annotated-games-and-scenes.ts';

/** What each annotated game goes through, move by move. */
interface Moment {
  readonly state: State;
  readonly events: readonly Event[];
}

function momentsOf({ replay }: Written): readonly Moment[] {
  return framesOf(chronicleMachine.begin(replay.rulings), replay.moves, (position, action) =>
    chronicleMachine.play(position, action),
  ).map(({ position: { context } }) => context);
}

const GAMES = new Map(ANNOTATED.map((one) => [one.name, momentsOf(one)]));
const inGame = (name: string) => GAMES.get(name) ?? [];

const tells = (type: Event['type']) => (moment: Moment) => moment.events.some((one) => one.type === type);

describe('The annotated games of Chronicle', () => {
  test('are played by three, four, five and six, to their end', () => {
    const seats = ANNOTATED.map(({ replay }) => Object.keys(replay.players ?? {}).length);
    expect(seats.toSorted()).toEqual([3, 4, 5, 6]);
    for (const moments of GAMES.values()) expect(moments.at(-1)?.state.phase).toBe('over');
  });

  test('are played by no history card but those that sources tell whole, and with no ability but the sourced', () => {
    for (const { replay } of ANNOTATED) {
      expect(replay.rulings).toBeUndefined();
      for (const { action } of replay.moves)
        if (action.type === 'deal') expect(KNOWN_HISTORY).toContainEqual(action.history);
    }
  });

  test.each<readonly [string, string, (moment: Moment) => boolean]>([
    ['a Wild led', 'all-four', tells('no-suit-yet')],
    [
      'a Meeting of Wilds only',
      'played-on',
      ({ events }) =>
        events.some(({ type }) => type === 'leader-wins') &&
        events.some((one) => one.type === 'collected' && one.cards.every(isWild)),
    ],
    ['face-down cards', 'the-last-card-taken', tells('played-down')],
    [
      'the Angel saving its owner',
      'played-on',
      ({ events }) =>
        events.some(
          (one) =>
            one.type === 'absolved' &&
            events.some((other) => other.type === 'scored' && other.seats.includes(one.by)),
        ),
    ],
    [
      'everybody but one shut out',
      'shuffled-back',
      ({ state, events }) =>
        state.phase === 'deal' &&
        state.last !== null &&
        events.filter(({ type }) => type === 'shut-out').length === seatsAt(state.last).length - 1,
    ],
    ['the Evil victory', 'all-four', tells('evil-victory')],
    ['a tie played on', 'played-on', tells('tied')],
    [
      'a card taken by an 8 leaving a hand empty',
      'the-last-card-taken',
      ({ state, events }) =>
        state.phase === 'meeting' &&
        events.some((one) => one.type === 'took-unseen' && handOf(state, one.from).length === 0) &&
        tells('passed-over')({ state, events }),
    ],
    ['a card laid aside', 'shuffled-back', tells('laid-aside')],
  ])('show %s', (_, name, shows) => {
    expect(inGame(name).some(shows)).toBe(true);
  });

  test('that a Lead Card was shuffled back in, the comment on the deal says, for the moves cannot', () => {
    const [deal] = ANNOTATED.find(({ name }) => name === 'shuffled-back')?.replay.moves ?? [];
    expect(deal?.comment).toContain('shuffled back in');
    expect(deal?.action).toMatchObject({ type: 'deal', history: { lead: 'W1' }, aside: 'W6' });
  });

  test.each(ANNOTATED)('$name is said whole in Japanese, and has comments all through', (one) => {
    expect(translatedReplay(one.json, one.translation)).toMatchObject({ ok: true });
    const { moves } = one.replay;
    expect(moves.filter(({ comment }) => comment !== undefined).length).toBeGreaterThan(10);
    expect(moves[0]?.comment).toBeDefined();
    expect(moves.at(-1)?.comment).toBeDefined();
  });
});
