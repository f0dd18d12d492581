import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-setup';
import {
  PositionToPlayOnFrom as Preview,
  type PositionToPlayOnFromProps,
} from '#widgets/play/PositionToPlayOnFrom.tsx';

/** The position that somebody is sent to play on from. */
export default function PositionToPlayOnFrom(props: PositionToPlayOnFromProps<Chronicle, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
