import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-options';
import {
  PreviewOfReceivedPosition as Preview,
  type PreviewOfReceivedPositionProps,
} from '#widgets/play/PreviewOfReceivedPosition.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfReceivedPosition(props: PreviewOfReceivedPositionProps<Chronicle, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
