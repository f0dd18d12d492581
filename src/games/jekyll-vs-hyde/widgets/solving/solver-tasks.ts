import { notesOn, type Annotating, type Note } from '#games/jekyll-vs-hyde/analysis/annotate-replay';
import {
  analyse,
  type LinePosition,
  type Told,
} from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { judgeGift, type GiftWorth } from '#games/jekyll-vs-hyde/analysis/gift-worth';
import { searchBestLine } from '#games/jekyll-vs-hyde/analysis/search-best-line';
import {
  continuationsAfter,
  type Continuations,
} from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import { expectedTrickGap } from '#games/jekyll-vs-hyde/solver/expected-trick-gap';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, Follow, Give, GreedExchange, Lead, State } from '#games/jekyll-vs-hyde/rules/state';

/** What is asked of the solver, and what it has to say of that. */

export type Task =
  | { readonly type: 'analyse'; readonly line: readonly LinePosition[]; readonly first: number }
  | { readonly type: 'annotate'; readonly line: readonly LinePosition[] }
  | { readonly type: 'play-out'; readonly state: State }
  | { readonly type: 'expect'; readonly state: State }
  | { readonly type: 'judge-gift'; readonly state: GreedExchange; readonly given: Give }
  /** How the round goes on after a move that has cost something, and after a better one. */
  | {
      readonly type: 'compare';
      readonly state: State;
      readonly moves: readonly [played: Lead | Follow, better: Lead | Follow];
    };

/** What is known so far, again and again, or in the end. */
export type Report =
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'annotating'; readonly progress: Annotating }
  | { readonly type: 'annotated'; readonly notes: readonly Note[] }
  | { readonly type: 'played-out'; readonly line: readonly Action[] }
  | { readonly type: 'expected'; readonly gap: number }
  | { readonly type: 'gift-judged'; readonly worth: GiftWorth }
  /** Null: the other move is no better. */
  | { readonly type: 'compared'; readonly continuations: Continuations | null };

/** How many positions are looked into before the clock is: a few milliseconds. */
const SLICE = 4096;
/** Milliseconds from one report of how far it is to the next. */
const PATIENCE = 50;

/** Solves in steps. How far it is is told now and then, what is solved at once. */
export function* work(task: Task, solver: Solver): Generator<Report | undefined> {
  const isTime = pace();
  switch (task.type) {
    case 'analyse':
      for (const told of analyse(task.line, solver, SLICE, task.first)) {
        yield isTime() || told.solution !== null ? { type: 'told', told } : undefined;
      }
      return;
    case 'annotate': {
      const steps = notesOn(task.line, solver, SLICE);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) {
        yield isTime() ? { type: 'annotating', progress: step.value } : undefined;
      }
      yield { type: 'annotated', notes: step.value };
      return;
    }
    case 'play-out': {
      const steps = searchBestLine(task.state, solver, SLICE);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) yield;
      yield { type: 'played-out', line: step.value };
      return;
    }
    case 'expect':
      yield { type: 'expected', gap: expectedTrickGap(task.state, solver) };
      return;
    case 'judge-gift': {
      const steps = judgeGift(task.state, task.given, solver, SLICE);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) yield;
      yield { type: 'gift-judged', worth: step.value };
      return;
    }
    case 'compare': {
      const steps = continuationsAfter(task.state, task.moves, solver, SLICE);
      let step = steps.next();
      for (; step.done !== true; step = steps.next()) yield;
      yield { type: 'compared', continuations: step.value };
    }
  }
}

/** Whether it is time for another report, the first at once. */
function pace(): () => boolean {
  let reported = -Infinity;
  return () => {
    const now = performance.now();
    if (now - reported < PATIENCE) return false;
    reported = now;
    return true;
  };
}
