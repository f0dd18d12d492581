import { positions } from '#games/chronicle/position-setup-adapter';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { StartFromCase } from '#widgets/sandbox/StartFromCase.tsx';
import type { StartProps } from '#widgets/sandbox/sandbox-adapter.ts';

export default (props: StartProps<Chronicle, Setup>) => <StartFromCase {...props} positions={positions} />;
