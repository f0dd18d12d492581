import { h } from 'preact';
import { expect, test } from 'vitest';
import { WonAllyCards } from '#games/chronicle/table/WonAllyCards.tsx';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { words as hand } from '#said/chronicle/hand-to-play-from';
import { words as game } from '#said/chronicle/names';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import { PlayablePosition } from '#widgets/scene/PlayablePosition.tsx';
import { SCENES } from '../annotated-games-and-scenes.ts';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** What a card does not say by itself is written on it: who a Wild is, and that it can be played face down alone. */

/** The position of a scene after so many moves, to be played on. */
async function positionOf(named: string, moves: number) {
  const scene = SCENES.find(({ name }) => name === named);
  if (scene === undefined) throw new Error(`There is no scene ${named}`);
  let position = playingFace.machine.begin();
  for (const { action } of scene.replay.moves.slice(0, moves)) {
    const played = playingFace.machine.play(position, action);
    if (!played.ok) throw new Error('The scene goes so');
    position = played.value;
  }
  const seat = playingFace.machine.game.toAct(position.context.state).find((one) => one !== 'dealer');
  if (seat === undefined) throw new Error('Somebody plays');
  const page = await pageWith(
    h(PlayablePosition<Chronicle>, { face: playingFace, start: position, viewer: seat }),
  );
  return page;
}

test('Whoever is void reads on each card of a suit that it goes face down, and on a Wild its name', async () => {
  const page = await positionOf('void-with-a-wild', 3);
  const cards = page.texts('.player-hand .hand li').length;
  const wilds = page.texts('.player-hand .wild-name');
  expect(wilds.length).toBeGreaterThan(0);
  expect(Object.values(game.kinds)).toEqual(expect.arrayContaining([...wilds]));
  expect(page.texts('.player-hand .goes-down')).toEqual(
    Array.from({ length: cards - wilds.length }, () => hand.down),
  );
});

test('A Wild in the Meeting is named, face up', async () => {
  const page = await positionOf('a-wild-led', 2);
  expect(page.texts('.laid .wild-name')).toHaveLength(1);
});

test('Of a move in a list it is said in letters that its card goes face down', async () => {
  const { MoveLabel } = playingFace;
  const labels = [undefined, true as const].map((down) =>
    h('p', {}, h(MoveLabel, { action: { type: 'play', by: 'p1', card: 'P6', ...(down && { down }) } })),
  );
  const page = await pageWith(h('div', {}, labels));
  const [open, down] = page.texts('p');
  expect(open).not.toContain(game.down);
  expect(down?.startsWith(game.down)).toBe(true);
  expect(game.down).toMatch(/\p{Letter}/u);
});

test('That somebody is shut out is said beside the fewer of their cards, and at the end of a single row', async () => {
  const last = { cards: ['L1', 'W3', 'W4', 'Sage'], seat: 'p2', isShutOut: true } as const;
  const first = { ...last, cards: ['L1', 'L4', 'P3', 'W4'] } as const;
  const rows = [
    { ...last, inOneRow: false },
    { ...first, inOneRow: false },
    { ...last, inOneRow: true },
  ].map((props) => h('div', { class: 'won' }, h(WonAllyCards, props)));
  const page = await pageWith(h('div', {}, rows));
  const isThere = page.texts('.fans').map((text) => text.includes(table.table.shutOut));
  expect(isThere).toEqual([true, false, false, true, false, true]);
});
