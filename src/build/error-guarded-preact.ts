import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration } from 'astro';

/** Preact, with every widget woken by our own hand: within a boundary that catches what it throws. */
export function guardedPreact(): AstroIntegration {
  // While writing, Preact tells what it makes of a mistake.
  const integration = preact({ devtools: true });
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (setup) =>
        integration.hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => {
            setup.addRenderer({ ...renderer, clientEntrypoint: HYDRATE });
          },
        }),
    },
  };
}

const HYDRATE = fileURLToPath(new URL('../widgets/hydrate.ts', import.meta.url));
