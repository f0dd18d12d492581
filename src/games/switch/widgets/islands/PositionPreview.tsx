import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-setup';
import { PositionPreview as Preview, type PositionPreviewProps } from '#widgets/play/PositionPreview.tsx';

/** The position that somebody is sent to play on from. */
export default function PositionPreview(props: PositionPreviewProps<Switch, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
