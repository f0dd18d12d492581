/**
 * Addresses of scripts as pages need them whose policy asks for Trusted Types: no string becomes a script there, or markup,
 * unless a policy that the page names lets it pass. Ours lets scripts of this site pass, and nothing as markup.
 */

/** What the types of the DOM have no word for yet. What a policy gives stands in for the string that it was made from. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): { createScriptURL(address: string): string };
}

declare const trustedTypes: TrustedTypes | undefined;

/** Undefined where the browser knows no such types: it takes the string as it is. */
const types = typeof trustedTypes === 'undefined' ? undefined : trustedTypes;
const own = types?.createPolicy('cabinet', { createScriptURL: ofThisSite });

/** The address of a script of this site, to start a worker from. Refuses (throws) one of any other site. */
export function trustedScriptUrl(address: string): string {
  return own?.createScriptURL(address) ?? ofThisSite(address);
}

function ofThisSite(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`${address} is no script of this site`);
}

/**
 * Lets a package start a worker that names it by a string, at this address and no other. The policy of the page has to allow it
 * (`default` among its `trusted-types`); once is enough.
 */
export function allowWorker(address: string): void {
  types?.createPolicy('default', {
    createScriptURL: (asked) => (new URL(asked, location.href).href === address ? asked : null),
  });
}
