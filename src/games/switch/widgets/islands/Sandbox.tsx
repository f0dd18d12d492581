import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/setup';
import { lab } from '#games/switch/widgets/sandbox/lab.tsx';
import { Sandbox, type SandboxProps } from '#widgets/lab/Sandbox.tsx';

export default (props: Omit<SandboxProps<Switch, Setup>, 'lab'>) => <Sandbox {...props} lab={lab} />;
