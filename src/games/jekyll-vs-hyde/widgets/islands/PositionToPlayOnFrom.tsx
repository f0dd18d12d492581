import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-setup';
import {
  PositionToPlayOnFrom as Preview,
  type PositionToPlayOnFromProps,
} from '#widgets/play/PositionToPlayOnFrom.tsx';

/** The position that somebody is sent to play on from. */
export default function PositionToPlayOnFrom(props: PositionToPlayOnFromProps<JekyllVsHyde, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
