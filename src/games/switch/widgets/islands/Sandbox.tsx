import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { adapter } from '#games/switch/widgets/sandbox/sandbox-adapter.tsx';
import { Sandbox, type SandboxProps } from '#widgets/sandbox/Sandbox.tsx';

export default (props: Omit<SandboxProps<Switch, Setup>, 'adapter'>) => (
  <Sandbox {...props} adapter={adapter} />
);
