import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { adapter } from '#games/jekyll-vs-hyde/widgets/sandbox/sandbox-adapter.tsx';
import { Sandbox, type SandboxProps } from '#widgets/sandbox/Sandbox.tsx';

export default (props: Omit<SandboxProps<JekyllVsHyde, Setup>, 'adapter'>) => (
  <Sandbox {...props} adapter={adapter} />
);
