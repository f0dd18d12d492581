import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-options';
import { Match as Played } from '#widgets/play/Match.tsx';
import type { MatchProps } from '#widgets/play/match-props.ts';

/** A game against opponents. */
export default function Match(props: MatchProps<Chronicle, Playing>) {
  return <Played {...props} adapter={adapter} />;
}
