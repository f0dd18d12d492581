import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-setup';
import {
  PositionToPlayOnFrom as Preview,
  type PositionToPlayOnFromProps,
} from '#widgets/play/PositionToPlayOnFrom.tsx';

/** The position that somebody is sent to play on from. */
export default function PositionToPlayOnFrom(props: PositionToPlayOnFromProps<Switch, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
