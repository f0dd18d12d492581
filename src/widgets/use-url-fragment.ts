import { useEffect } from 'preact/hooks';

/**
 * Has the fragment of the address read now and whenever another comes to stand there, by a link or by the way back. What
 * takes long to read is asked in between whether it is still wanted. A fragment that names a part of the page, as the way
 * past the masthead does, leads there and says nothing else.
 */
export function useUrlFragment(read: (fragment: string, isWanted: () => boolean) => Promise<void>): void {
  useEffect(() => {
    let readings = 0;
    const look = (fragment: string) => {
      const reading = (readings += 1);
      void read(fragment, () => reading === readings);
    };
    const again = () => {
      if (!namesPart(location.hash)) look(location.hash);
    };
    look(namesPart(location.hash) ? '' : location.hash);
    // Browsers tell of a new fragment (`hashchange`) only where nothing else in the address is new.
    addEventListener('popstate', again);
    return () => {
      readings = NaN;
      removeEventListener('popstate', again);
    };
  }, []);
}

function namesPart(fragment: string): boolean {
  return document.getElementById(fragment.slice(1)) !== null;
}
