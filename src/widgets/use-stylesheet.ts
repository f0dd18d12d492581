import { useEffect, useState } from 'preact/hooks';

/**
 * Brings a stylesheet along with a part of a page that is loaded when it is wanted: Astro would link it to every page on which
 * that may happen. Gives whether it is there, or is not to be had. The address is that of an import with `?url&no-inline`.
 */
export function useStylesheet(address: string): boolean {
  const [isThere, set] = useState(false);
  useEffect(() => {
    const known = document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
    const link = known ?? document.createElement('link');
    const tell = () => {
      set(true);
    };
    if (link.sheet !== null) {
      tell();
      return;
    }
    link.addEventListener('load', tell);
    link.addEventListener('error', tell);
    if (known === null) {
      link.rel = 'stylesheet';
      link.href = address;
      document.head.append(link);
    }
    return () => {
      link.removeEventListener('load', tell);
      link.removeEventListener('error', tell);
    };
  }, [address]);
  return isThere;
}
