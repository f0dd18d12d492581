import { PRACTISABLE_RULES } from '#games/jekyll-vs-hyde/opponents/practisable-rules';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import { PlayPositionAgainstComputer as Played } from '#widgets/play/PlayPositionAgainstComputer.tsx';
import type { PositionMatchProps } from '#widgets/play/play-position-props.ts';

/** A position against opponents. */
export default function PositionMatch(props: PositionMatchProps<JekyllVsHyde>) {
  return <Played<JekyllVsHyde, Playing> {...props} adapter={adapter} practised={PRACTISABLE_RULES} />;
}
