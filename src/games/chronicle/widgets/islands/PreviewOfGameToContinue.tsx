import type { Chronicle } from '#games/chronicle/rules/game';
import { adapter } from '#games/chronicle/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/chronicle/widgets/play/match-options';
import {
  PreviewOfGameToContinue as Preview,
  type PreviewOfGameToContinueProps,
} from '#widgets/play/PreviewOfGameToContinue.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfGameToContinue(props: PreviewOfGameToContinueProps<Chronicle, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
