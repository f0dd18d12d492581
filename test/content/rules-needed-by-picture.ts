import { questions } from '#games/jekyll-vs-hyde/question-pool';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import type { JekyllVsHydeExercise } from '#games/jekyll-vs-hyde/exercises/types';
import { isPotion, other, SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/newly-received-cards';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type View, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { exerciseBy } from '#kit/exercise';
import { seededRandom } from '#kit/random';
import { isWithin } from '#widgets/quiz/quiz-adapter.ts';
import { attribute, framesOf, predictOf, scene } from './lesson-sources.ts';

/** Which rules somebody has to have met who is to understand a picture of a lesson: read off the table and what happens on it. */

/** The rules that a picture needs, each with what shows it. */
export type Needs = ReadonlyMap<RuleId, string>;

const DRAWN = 10;

/** What a picture of a lesson needs, by its tag; of a question those of several that are drawn for it, within what has been taught. */
export function needsOf(tag: string, taught: readonly RuleId[]): Needs {
  const [, component = ''] = /^<(\w+)/.exec(tag) ?? [];
  switch (component) {
    case 'Scene':
      return needsOfScene(tag);
    case 'TryIt':
      return needsOfTask(tag);
    case 'GuidedRound':
      return merged(
        framesOf('<GuidedRound name="a-whole-round">').map(({ position }) => shown(position, 'jekyll')),
      );
    case 'Predict':
      return needsOfQuestion(tag, taught);
    default:
      throw new Error(`${tag} is no picture`);
  }
}

function needsOfScene(tag: string): Needs {
  const frames = framesOf(tag);
  const from = Number(attribute(tag, 'from') ?? 1);
  const to = Number(attribute(tag, 'to') ?? frames.length - 1);
  const viewer = SEATS.find((seat) => seat === attribute(tag, 'seat')) ?? 'all';
  return merged([
    ...frames.slice(from, from + 1).map(({ position }) => onTable(view(position.context.state, viewer))),
    ...frames.slice(from + 1, to + 1).map(({ position }) => shown(position, viewer)),
  ]);
}

/** What lies before the reader, and whatever may be played there: that of which the author wrote, with all that follows, and the rest. */
function needsOfTask(tag: string): Needs {
  const at = Number(attribute(tag, 'at'));
  const before = framesOf(tag)[at]?.position;
  if (before === undefined) throw new Error(`${tag} begins nowhere`);
  const { state } = before.context;
  const seat = SEATS.find(
    (one) => 'hands' in state && legal(state).some((action) => 'by' in action && action.by === one),
  );
  if (seat === undefined) throw new Error(`${tag} has nobody to play`);
  const { frames } = scene(attribute(tag, 'name') ?? '');
  const written = frames.filter(({ number }) => number > at).map(({ position }) => shown(position, seat));
  const possible = state.phase === 'preparation' || state.phase === 'greed' ? [] : legal(state);
  const others = possible.flatMap((action) => {
    const played = play(before, action);
    return played.ok ? [shown(played.value, seat)] : [];
  });
  return merged([onTable(view(state, seat)), ...written, ...others]);
}

function needsOfQuestion(tag: string, taught: readonly RuleId[]): Needs {
  const { rules, kind } = predictOf(tag);
  const drawn = Array.from({ length: DRAWN }, (_, seed) =>
    exerciseBy(questions.kinds, seededRandom(seed), rules, kind, (one: JekyllVsHydeExercise) =>
      isWithin(questions, taught, one),
    ),
  );
  return merged(drawn.map((exercise) => onTable(quiz.posed(exercise))));
}

/** What lies on the table, and what has just happened there. */
function shown({ context: { state, events } }: ChartPosition, viewer: Viewer): Needs {
  return merged([onTable(view(state, viewer)), happened(events, state)]);
}

/** Every event is told, and names its rule. */
export function happened(events: readonly Event[], state: State): Needs {
  return new Map(events.map((event) => [event.rule, `${event.type} in ${state.phase}`]));
}

/** Cards and pieces that nobody can make sense of without a rule. */
export function onTable(seen: View): Needs {
  const needs = new Map<RuleId, string>();
  const open = SEATS.flatMap((seat) => seen.hands[seat].filter((card): card is Card => card !== '??'));
  const trick = [seen.led?.card, seen.followed].filter((card): card is Card => card != null);
  if ([...open, ...trick].some(isPotion)) needs.set('the-cards', 'a Potion');
  if (trick.some(isPotion)) needs.set('potion-number', 'a Potion in a trick');
  if (seen.led?.names != null) needs.set('name-suit', 'a suit that is named');
  if (seen.ranking.length > 0) needs.set('rank-lowest', `a token of ${seen.ranking.join(', ')}`);
  if (seen.ranking.length > 1) needs.set('rank-highest', 'a board full of tokens');
  if (SEATS.some((seat) => seen.owned[seat] > 0)) needs.set('take-trick', 'a trick in a pile');
  if (seen.marker > 0) needs.set('gap-moves', 'a marker on its way');
  if (seen.round > 1) needs.set('next-round', 'a later round');
  if (seen.match.game > 1) needs.set('roles-change', 'a second game');
  if (SEATS.some((seat) => seen.chosen[seat] !== null)) needs.set('give-together', 'cards face down');
  for (const seat of SEATS) {
    if (newlyReceived(seen, seat).some((card) => seen.hands[seat].includes(card)))
      needs.set('give-count', 'cards marked as received');
    const knows = seen.viewer === other(seat) && seen.hands[seat].some((card) => card !== '??');
    if (knows) needs.set('give-count', 'an open card in the other hand');
  }
  return needs;
}

function merged(all: readonly Needs[]): Needs {
  return new Map(all.flatMap((needs) => [...needs]));
}
