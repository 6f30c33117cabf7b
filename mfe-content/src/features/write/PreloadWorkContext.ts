import { createContext } from 'react';

/** Downloads the page of what a member has written. The routes provide it: no feature imports another. */
export const PreloadWorkContext = createContext((): Promise<unknown> => Promise.resolve());
