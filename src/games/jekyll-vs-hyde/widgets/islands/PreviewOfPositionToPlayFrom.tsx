import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import {
  PreviewOfPositionToPlayFrom as Preview,
  type PreviewProps,
} from '#widgets/play/PreviewOfPositionToPlayFrom.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfPositionToPlayFrom(props: PreviewProps<JekyllVsHyde, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
