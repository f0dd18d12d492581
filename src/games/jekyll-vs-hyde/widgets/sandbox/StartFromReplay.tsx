import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { words } from '#said/jekyll-vs-hyde/sandbox-starts';
import { StartFromReplay, type Moment } from '#widgets/sandbox/StartFromReplay.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<JekyllVsHyde, Setup>) => (
  <StartFromReplay
    {...props}
    machine={jekyllVsHydeMachine}
    questionOf={positions.questionOf}
    moment={moment}
  />
);

/** Where somebody is about to do something that can be asked about, by round. */
function moment(state: State): Moment | null {
  const name = nameOf(state);
  return name === null ? null : { section: words.round(state.round, state.match.game), name };
}

function nameOf(state: State): string | null {
  const { moments } = words;
  switch (state.phase) {
    case 'lead':
      return moments.lead(state.tricks.length + 1, state.leader);
    case 'follow':
      return moments.follow(state.tricks.length + 1, state.leader, state.led.card, state.led.names);
    case 'greed':
      return nobodyChose(state) ? moments.greed(state.tricks.length + 1) : null;
    case 'preparation':
      return nobodyChose(state) ? moments.preparation : null;
    case 'deal':
    case 'over':
      return null;
  }
}

function nobodyChose({ chosen }: Extract<State, { readonly chosen: unknown }>): boolean {
  return chosen.jekyll === null && chosen.hyde === null;
}
