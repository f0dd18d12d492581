import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/setup';
import { lab } from '#games/jekyll-vs-hyde/widgets/sandbox/lab.tsx';
import { Sandbox, type SandboxProps } from '#widgets/lab/Sandbox.tsx';

export default (props: Omit<SandboxProps<JekyllVsHyde, Setup>, 'lab'>) => <Sandbox {...props} lab={lab} />;
