import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { begin, enter } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import type { Replay } from '#replays/replay';
import { Scene as Stepped } from '#widgets/scene/Scene.tsx';

interface SceneProps {
  /** The anchor by which other pages lead here. */
  readonly id: string;
  readonly replay: Pick<Replay<JekyllVsHyde>, 'rulings' | 'moves'>;
  /** Where it begins, if not before the first deal; it then plays by the rulings of the setup. */
  readonly setup?: Setup;
  /** The rules that such a setup is about. */
  readonly rules?: readonly RuleId[];
  /** The first and the last frame that the scene steps through, by the number of moves made. */
  readonly from: number;
  readonly to: number;
  /** The frame at which the scene stands when it is drawn, if not the first. */
  readonly first?: number | undefined;
  readonly viewer: Viewer;
  /** The rules that the scene is there to show. */
  readonly about?: readonly RuleId[] | undefined;
  /** A sentence about the scene. */
  readonly children?: ComponentChildren;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
}

/** A scripted position that steps, with words for each step. */
export default function Scene({ replay, setup, rules = [], about = rules, ...props }: SceneProps) {
  const start = useMemo(
    () => (setup === undefined ? begin(replay.rulings) : enter(stateOf(setup))),
    [replay, setup],
  );
  return (
    <Stepped
      {...props}
      face={playingFace}
      about={about}
      start={start}
      moves={replay.moves}
      begun={setup === undefined ? { game: GAME_ID, rulings: replay.rulings } : undefined}
      opponents={
        setup === undefined ? undefined : { load: () => import('./PlayPositionAgainstComputer.tsx'), rules }
      }
      // A page that lays out the position of a scene has a link to it of its own.
      openInSandbox={setup === undefined ? openInSandbox : undefined}
    />
  );
}

function openInSandbox(state: State): void {
  void import('#games/jekyll-vs-hyde/widgets/sandbox/open-in-sandbox').then(({ openInSandbox }) => {
    openInSandbox(state);
  });
}
