import { createContext, useContext, useState, type ReactNode } from 'react';

type OpenMenu = readonly [openAt: string | undefined, setOpenAt: (path: string | undefined) => void];

const OpenMenuContext = createContext<OpenMenu>([undefined, () => undefined]);

/** Stores the menu's state while the frame around the first page of a visit is remounted. */
export function OpenMenuProvider({ children }: { children: ReactNode }) {
  return <OpenMenuContext value={useState<string>()}>{children}</OpenMenuContext>;
}

/** Returns the path on which the menu was opened. The menu is closed on all other paths, for example after going back. */
export function useOpenMenu(): OpenMenu {
  return useContext(OpenMenuContext);
}
