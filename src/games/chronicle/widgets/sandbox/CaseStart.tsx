import { positions } from '#games/chronicle/positions';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/setup';
import { FromCase } from '#widgets/sandbox/FromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<Chronicle, Setup>) => <FromCase {...props} positions={positions} />;
