import type { ViteUserConfig } from 'astro';

/**
 * Keeps back the one warning of the bundler that is known to mean nothing here: Astro marks what a lesson brings along with the
 * directive `use astro:head-inject`, for itself, and reads it before anything is bundled. That bundling then drops it does no
 * harm. Every other warning is told, of this kind too.
 */
export function knownWarnings(): NonNullable<ViteUserConfig['plugins']>[number] {
  return {
    name: 'known-warnings',
    onLog: (_, { code, message }) => (isKnown(code, message) ? false : undefined),
  };
}

export function isKnown(code: string | undefined, message: string): boolean {
  return code === 'MODULE_LEVEL_DIRECTIVE' && message.includes('"use astro:head-inject"');
}
