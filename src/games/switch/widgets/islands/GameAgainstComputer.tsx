import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-options';
import { Match as Played } from '#widgets/play/Match.tsx';
import type { MatchProps } from '#widgets/play/match-props.ts';

/** A game against opponents. */
export default function Match(props: MatchProps<Switch, Playing>) {
  return <Played {...props} adapter={adapter} />;
}
