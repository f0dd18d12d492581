import { positions } from '#games/switch/position-setup-adapter';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { StartFromCase } from '#widgets/sandbox/StartFromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<Switch, Setup>) => <StartFromCase {...props} positions={positions} />;
