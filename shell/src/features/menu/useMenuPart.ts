import { useEffect, useState } from 'react';
import type * as menuModule from './Menu';

type MenuPart = typeof menuModule;

/** Kept when the frame around a page is mounted anew. */
let loaded: MenuPart | undefined;

/** The menu is a chunk of its own: most pages are left without it having been opened. */
const loadMenu = () =>
  import(/* webpackChunkName: "menu" */ './Menu').then((part) => {
    loaded = part;
    return part;
  });

/** Loads the menu ahead of a visitor who is about to open it. A failure is left for the opening itself to meet. */
export function preloadMenu(): void {
  if (!loaded) loadMenu().catch(() => undefined);
}

/** The menu once it is wanted and there; `onMissing` where it does not come. */
export function useMenuPart(wanted: boolean, onMissing: () => void): MenuPart | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (!wanted || part) return undefined;
    let current = true;
    loadMenu().then(
      (menu) => {
        if (current) setPart(menu);
      },
      () => {
        if (current) onMissing();
      },
    );
    return () => {
      current = false;
    };
    // A new `onMissing` is no reason to ask again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as said above
  }, [wanted, part]);
  return part;
}
