import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { adapter } from '#games/jekyll-vs-hyde/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/jekyll-vs-hyde/widgets/play/match-options';
import { Match as Played } from '#widgets/play/Match.tsx';
import type { MatchProps } from '#widgets/play/match-props.ts';

/** A match against an opponent. */
export default function Match(props: MatchProps<JekyllVsHyde, Playing>) {
  return <Played {...props} adapter={adapter} />;
}
