import { createContext } from 'react';

/** Downloads the page of the member's content. The routes provide it, because features do not import each other. */
export const PreloadWorkContext = createContext((): Promise<unknown> => Promise.resolve());
