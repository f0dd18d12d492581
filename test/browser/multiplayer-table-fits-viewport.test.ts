import { CHRONICLE_WALKS } from './chronicle-walks.ts';
import { keepsStage, PHONES } from './table-fits-viewport-contract.ts';
import { SWITCH_WALKS } from './switch-walks.ts';

/**
 * Of tables for more than two those that are the highest, are played from or left, where there is least room for them; the others, and
 * larger windows, are for `npm run stage` to look at.
 */

const SMALLEST = PHONES.filter(({ width, height }) => Math.min(width, height) < 390 || width > height);

keepsStage(
  SWITCH_WALKS.filter(({ kind }) =>
    ['try it', 'puzzle', 'record', 'replay of six', 'replay, variation'].includes(kind),
  ),
  SMALLEST,
);
keepsStage(
  CHRONICLE_WALKS.filter(({ kind }) =>
    ['try it', 'guided round', 'drill', 'record', 'replay of six', 'sandbox, laid', 'embed of six'].includes(
      kind,
    ),
  ),
  SMALLEST,
);
