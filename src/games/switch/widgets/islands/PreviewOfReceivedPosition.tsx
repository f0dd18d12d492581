import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-options';
import {
  PreviewOfReceivedPosition as Preview,
  type PreviewOfReceivedPositionProps,
} from '#widgets/play/PreviewOfReceivedPosition.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfReceivedPosition(props: PreviewOfReceivedPositionProps<Switch, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
