import { describe, expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { SEATS } from '#games/switch/rules/cards';
import { view } from '#games/switch/rules/view';
import { pictureOf } from '#games/switch/table/picture/render-svg';
import { words as english } from '#games/switch/words/en/picture';
import { words as japanese } from '#games/switch/words/ja/picture';
import { framesOf } from '#replays/replay-frames';
import { ANNOTATED } from '../annotated-games-and-scenes.ts';

/** A picture of a position of Switch, for two to six players. */

const CARD = /data-card="(\w+)"/g;

describe.each(ANNOTATED)('In $name', ({ replay }) => {
  const start = switchMachine.begin(replay.rulings);
  const states = framesOf(start, replay.moves, (position, action) => switchMachine.play(position, action))
    .map(({ position }) => position.context.state)
    .filter((state) => state.phase !== 'deal');

  test('a picture shows what its viewer may see, and no other card', () => {
    for (const state of states) {
      for (const viewer of ['all', ...SEATS.filter((seat) => state.hands[seat] !== undefined)] as const) {
        const seen = view(state, viewer);
        const open = Object.values(seen.hands).flatMap((cards) => cards.filter((card) => card !== '??'));
        const drawn = Array.from(pictureOf(seen, english).matchAll(CARD), ([, card]) => card);
        expect(new Set(drawn)).toEqual(new Set([...open, ...seen.played.slice(-4)]));
      }
    }
  });

  test('it names who plays, whatever their names hold', () => {
    const [state] = states;
    if (state === undefined) throw new Error('Nothing was played');
    const svg = pictureOf(view(state, 'all'), japanese, { players: { p1: '<b>&"' }, title: 'A "7"' });
    expect(svg).toContain('&lt;b');
    expect(svg).not.toContain('<b>');
  });
});
