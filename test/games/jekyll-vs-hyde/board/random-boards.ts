import { positions, type LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { KINDS, randomPosition, type Kind } from '#games/jekyll-vs-hyde/board/random-position';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { seededRandom, pick, type Random } from '#kit/random';
import { pathOf } from '#replays/move-path';
import { attempt, boardOf, framesOf, goTo, shownFrame } from '#replays/board/sandbox-board';

/** Boards to test on: positions of games played by lot, with branches that were tried at random. */

const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

/** A position by lot, as it was laid out. */
export function laidAtRandom(seed: number): LaidBoard {
  const luck = seededRandom(seed);
  return boardOf(positions, randomPosition(pick(KIND_IDS, luck), seed));
}

/** So many moves made by lot, some of them somewhere else in the tree. */
export function playedOn(board: LaidBoard, moves: number, luck: Random): LaidBoard {
  let at = board;
  for (let move = 0; move < moves; move += 1) {
    if (luck() < 0.3) at = goTo(at, pathOf(framesOf(positions, at), pick(framesOf(positions, at), luck).id));
    const { state } = shownFrame(framesOf(positions, at), at.path).position.context;
    if (state.phase === 'over') continue;
    at = attempt(positions, at, state.phase === 'deal' ? shuffledDeal(luck) : pick(legal(state), luck));
  }
  return at;
}
