import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import {
  PreviewOfGameToContinue as Preview,
  type PreviewOfGameToContinueProps,
} from '#widgets/play/PreviewOfGameToContinue.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfGameToContinue(props: PreviewOfGameToContinueProps<JekyllVsHyde, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
