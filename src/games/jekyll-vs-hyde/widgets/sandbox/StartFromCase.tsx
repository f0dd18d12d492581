import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { StartFromCase } from '#widgets/sandbox/StartFromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<JekyllVsHyde, Setup>) => <StartFromCase {...props} positions={positions} />;
