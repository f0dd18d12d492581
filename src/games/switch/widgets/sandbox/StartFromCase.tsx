import { positions } from '#games/switch/positions-adapter';
import type { Switch } from '#games/switch/rules/contract-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { StartFromCase } from '#widgets/sandbox/StartFromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<Switch, Setup>) => <StartFromCase {...props} positions={positions} />;
