import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-setup';
import { PositionPreview as Preview, type PositionPreviewProps } from '#widgets/play/PositionPreview.tsx';

/** The position that somebody is sent to play on from. */
export default function PositionPreview(props: PositionPreviewProps<Chronicle, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
