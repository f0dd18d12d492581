import type { ClientDirective } from 'astro';
import { hydrateAfter, painted } from './hydrate-after.ts';

/**
 * `client:drawn`: a widget that stands drawn in the page comes alive right after that picture has been painted, so that the
 * work of waking it does not hold the picture up.
 */
const drawn: ClientDirective = (load, _options, island) => {
  hydrateAfter(painted(), load, island);
};

export default drawn;
