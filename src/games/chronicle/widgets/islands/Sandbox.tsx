import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { adapter } from '#games/chronicle/widgets/sandbox/sandbox-adapter.tsx';
import { Sandbox, type SandboxProps } from '#widgets/sandbox/Sandbox.tsx';

export default (props: Omit<SandboxProps<Chronicle, Setup>, 'adapter'>) => (
  <Sandbox {...props} adapter={adapter} />
);
