import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-setup';
import { PositionPreview as Preview, type PositionPreviewProps } from '#widgets/play/PositionPreview.tsx';

/** The position that somebody is sent to play on from. */
export default function PositionPreview(props: PositionPreviewProps<JekyllVsHyde, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
