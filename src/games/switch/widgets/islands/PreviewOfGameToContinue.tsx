import type { Switch } from '#games/switch/rules/game';
import { adapter } from '#games/switch/widgets/play/play-adapter.tsx';
import type { Playing } from '#games/switch/widgets/play/match-options';
import {
  PreviewOfGameToContinue as Preview,
  type PreviewOfGameToContinueProps,
} from '#widgets/play/PreviewOfGameToContinue.tsx';

/** The position that somebody is sent to play on from. */
export default function PreviewOfGameToContinue(props: PreviewOfGameToContinueProps<Switch, Playing>) {
  return <Preview {...props} adapter={adapter} />;
}
