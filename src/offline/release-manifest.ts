/** The version that this worker serves, and what belongs to it. */

/** A version: of each part every file by its address below the worker's own, with the SHA-256 of its bytes in hexadecimal. */
interface Release {
  readonly version: string;
  readonly parts: Readonly<Record<string, Files>>;
  /** The part that all pages need. */
  readonly common: string;
  /** The language whose pages stand in no folder of their own. */
  readonly original: string;
}
type Files = Readonly<Record<string, string>>;

/** The build writes it before the code of the worker. */
declare const RELEASE: Release;
export const release = RELEASE;

declare const self: ServiceWorkerGlobalScope;

/** Where the site lies. */
export const SCOPE = self.registration.scope;

/** The part of this version to which an address belongs. */
export function partOf(address: string): string | undefined {
  if (!address.startsWith(SCOPE)) return undefined;
  return Object.keys(release.parts).find((name) => pathIn(address) in (release.parts[name] ?? {}));
}

/** Whether all pages need what is at an address. */
export const isCommon = (address: string) => pathIn(address) in (release.parts[release.common] ?? {});
const pathIn = (address: string) => address.slice(SCOPE.length);

/** The language of a page, by its address. */
export function languageOf(address: string): string {
  const [folder = ''] = pathIn(address).split('/');
  return folder in release.parts && folder !== release.common ? folder : release.original;
}
