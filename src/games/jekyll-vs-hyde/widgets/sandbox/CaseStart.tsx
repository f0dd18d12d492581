import { positions } from '#games/jekyll-vs-hyde/positions';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/setup';
import { FromCase } from '#widgets/sandbox/FromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<JekyllVsHyde, Setup>) => <FromCase {...props} positions={positions} />;
