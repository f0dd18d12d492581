import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-options';
import {
  PreviewOfPositionToPlayFrom as Preview,
  type PreviewProps,
} from '#widgets/play/PreviewOfPositionToPlayFrom.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfPositionToPlayFrom(props: PreviewProps<Switch, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
