import { PRACTISABLE_RULES } from '#games/switch/opponents/practisable-rules';
import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-options';
import { PlayPositionAgainstComputer as Played } from '#widgets/play/PlayPositionAgainstComputer.tsx';
import type { PositionMatchProps } from '#widgets/play/play-position-props.ts';

/** A position against opponents. */
export default function PositionMatch(props: PositionMatchProps<Switch>) {
  return <Played<Switch, Playing> {...props} adapter={adapter} practised={PRACTISABLE_RULES} />;
}
