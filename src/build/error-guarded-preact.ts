import { fileURLToPath } from 'node:url';
import preact from '@astrojs/preact';
import type { AstroIntegration, ViteUserConfig } from 'astro';

/**
 * Preact, with every widget woken by our own hand: within a boundary that catches what it throws. Its markup is compiled by Vite itself,
 * by what `tsconfig.json` says of it: the integration has Babel read every source anew for that, which takes a third of a build.
 */
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
          updateConfig: (config) =>
            setup.updateConfig({
              ...config,
              vite: { ...config.vite, plugins: withoutBabel(config.vite?.plugins ?? []) },
            }),
        }),
    },
  };
}

const HYDRATE = fileURLToPath(new URL('../widgets/hydrate-with-error-boundary.ts', import.meta.url));
/** The plugin of `@preact/preset-vite` that runs Babel. */
const BABEL = 'vite:preact-jsx';

type Plugins = NonNullable<ViteUserConfig['plugins']>;

function withoutBabel(plugins: Plugins): Plugins {
  return plugins.flatMap((plugin): Plugins =>
    Array.isArray(plugin) ? withoutBabel(plugin) : isBabel(plugin) ? [] : [plugin],
  );
}

function isBabel(plugin: Plugins[number]): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === BABEL;
}
