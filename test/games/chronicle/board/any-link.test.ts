import { h, type ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { laidOn, put } from '#games/chronicle/board/edit-position';
import {
  rulingsOfMoves,
  rulingSwitches,
} from '#games/chronicle/widgets/sandbox/answers-under-each-ruling-reading';
import { positions, type LaidBoard } from '#games/chronicle/position-setup-adapter';
import { CARDS } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { readQuestion, writeQuestion } from '#games/chronicle/rules/position-link';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { OutcomeRulingSwitches } from '#widgets/sandbox/OutcomeRulingSwitches.tsx';
import RuleAnswersForPosition from '#games/chronicle/widgets/sandbox/RuleAnswersForPosition.tsx';
import PositionFields from '#games/chronicle/widgets/sandbox/PositionFields.tsx';
import { duty } from '#games/chronicle/widgets/sandbox/who-is-to-do-what-sentence';
import { adapter } from '#games/chronicle/widgets/sandbox/sandbox-adapter.tsx';
import SandboxHandToPlayFrom from '#games/chronicle/widgets/sandbox/SandboxHandToPlayFrom.tsx';
import { seededRandom, pick, type Random } from '#kit/random';
import { sealed } from '#kit/checksummed-link';
import { boardOf, framesOf, questionOn, refusalsOf, shownFrame } from '#replays/board/sandbox-board';
import { SandboxTable } from '#widgets/sandbox/SandboxTable.tsx';
import { MoveVerdict, VerdictLine } from '#widgets/sandbox/MoveVerdict.tsx';
import { statesOf } from './random-game-states.ts';

/** Whatever stands in a link, the sandbox lays it out and answers. */

const LINKS = 10_000;
const ORIGINALS = [...statesOf(30, 60)].map((state, at) =>
  writeQuestion({
    ...positions.questionOf(state),
    moves: positions.machine.game.legal(state).slice(at % 7, (at % 7) + 2),
  }).slice(7),
);
const LETTERS = Array.from('0123456789abcdefghijlmnopqstuvwxyABCDEFGHIJKLMNOPQRSTUVWXYZ');
const nothing = () => undefined;

/** A link that somebody has changed and given a right check. */
function forged(luck: Random): string {
  const fields = pick(ORIGINALS, luck).split('.');
  for (let changes = 1 + Math.floor(luck() * 3); changes > 0; changes -= 1) {
    const at = Math.floor(luck() * fields.length);
    const field = fields[at] ?? '';
    const cut = Math.floor(luck() * (field.length + 1));
    const kept = luck() < 0.5 ? field.slice(cut + 1) : field.slice(cut);
    fields[at] = pick(
      [
        field.slice(0, cut) + (luck() < 0.7 ? pick(LETTERS, luck) : '') + kept,
        pick(ORIGINALS, luck).split('.')[at] ?? field,
        at === 10 ? pick(['0', 'd', 'w2', 'e0A12A', 'e2O110', 'e4P110', 'e3D210'], luck) : field,
      ],
      luck,
    );
  }
  return sealed(fields.join('.'));
}

function drawn<Props extends object>(part: ComponentType<Props>, props: NoInfer<Props>): string {
  return renderToString(h(part, props));
}

/** Everything that stands on the page, or is opened there. Each of it throws where a page would break. */
function drawSandbox(board: LaidBoard): string {
  const frames = framesOf(positions, board);
  const frame = shownFrame<Chronicle>(frames, board.path);
  const { state } = frame.position.context;
  const verdict = { adapter, frame, refusals: refusalsOf(positions, frame, board.tried), tried: board.tried };
  const rulings = rulingsOfMoves(questionOn(board));
  return [
    drawn(OutcomeRulingSwitches, { rulings, choose: nothing }),
    drawn(SandboxTable<Chronicle, Setup>, { adapter, frames, frame, play: nothing, hands: undefined }),
    drawn(SandboxHandToPlayFrom, { state, seat: 'p1', hints: true, attempt: nothing }),
    drawn(VerdictLine<Chronicle, Setup>, verdict),
    drawn(MoveVerdict<Chronicle, Setup>, verdict),
    drawn(RuleAnswersForPosition, { board, frame, play: nothing, rule: nothing, told: [] }),
    drawn(PositionFields, {
      board,
      laid: laidOn(board),
      change: nothing,
      tell: nothing,
      leaderChosen: nothing,
    }),
  ].join('');
}

test(`Of ${LINKS} links that somebody has forged none breaks anything, and each that is taken is written so that it reads the same`, () => {
  let taken = 0;
  for (let seed = 0; seed < LINKS; seed += 1) {
    const luck = seededRandom(seed);
    const link = forged(luck);
    const read = readQuestion(link);
    if (!read.ok) continue;
    taken += 1;
    expect(readQuestion(writeQuestion(read.value)), `Seed ${seed}: #${link}`).toEqual(read);
    try {
      const board = boardOf(positions, read.value);
      for (const { position } of framesOf(positions, board))
        expect(duty(position.context.state)).not.toBe('');
      if (taken % 4 === 0) rulingSwitches(questionOn(board));
      if (taken % 40 === 0) expect(drawSandbox(board)).toContain('answers');
      if (laidOn(board).hands.p1 !== undefined)
        put(board, pick(CARDS, luck), pick(['hand-p1', 'meeting-p2', 'discard'], luck));
    } catch (error) {
      expect.fail(`Seed ${seed}: #${link}\n${error instanceof Error ? (error.stack ?? '') : ''}`);
    }
  }
  expect(taken).toBeGreaterThan(LINKS / 10);
});
