import { positions } from '#games/switch/positions';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/setup';
import { FromCase } from '#widgets/sandbox/FromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<Switch, Setup>) => <FromCase {...props} positions={positions} />;
