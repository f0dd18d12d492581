import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import {
  PreviewOfReceivedPosition as Preview,
  type PreviewOfReceivedPositionProps,
} from '#widgets/play/PreviewOfReceivedPosition.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfReceivedPosition(
  props: PreviewOfReceivedPositionProps<JekyllVsHyde, Playing>,
) {
  return <Preview {...props} adapter={adapter} />;
}
