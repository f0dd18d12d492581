import { positions } from '#games/chronicle/positions-adapter';
import type { Chronicle } from '#games/chronicle/rules/contract-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { StartFromCase } from '#widgets/sandbox/StartFromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<Chronicle, Setup>) => <StartFromCase {...props} positions={positions} />;
