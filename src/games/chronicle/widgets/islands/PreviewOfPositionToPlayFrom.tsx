import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-options';
import {
  PreviewOfPositionToPlayFrom as Preview,
  type PreviewProps,
} from '#widgets/play/PreviewOfPositionToPlayFrom.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfPositionToPlayFrom(props: PreviewProps<Chronicle, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
