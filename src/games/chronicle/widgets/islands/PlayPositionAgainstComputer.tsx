import { PRACTISABLE_RULES } from '#games/chronicle/opponents/practisable-rules';
import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-options';
import { PlayPositionAgainstComputer as Played } from '#widgets/play/PlayPositionAgainstComputer.tsx';
import type { PositionMatchProps } from '#widgets/play/play-position-props.ts';

/** A position against opponents. */
export default function PositionMatch(props: PositionMatchProps<Chronicle>) {
  return <Played<Chronicle, Playing> {...props} adapter={adapter} practised={PRACTISABLE_RULES} />;
}
