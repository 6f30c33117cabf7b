import { createContext, useContext, useState, type ReactNode } from 'react';

type MenuPlace = readonly [place: string | undefined, setPlace: (place: string | undefined) => void];

const MenuPlaceContext = createContext<MenuPlace>([undefined, () => undefined]);

/**
 * Holds the menu open while the frame around the page is mounted again, as it
 * is when the first page of a visit arrives.
 */
export function MenuPlaceProvider({ children }: { children: ReactNode }) {
  return <MenuPlaceContext value={useState<string>()}>{children}</MenuPlaceContext>;
}

/** The path on which the menu was opened: elsewhere, say after the back button, it is closed. */
export function useMenuPlace(): MenuPlace {
  return useContext(MenuPlaceContext);
}
