import { createContext } from 'react';

/** A function that preloads the "Your content" page. The routes provide it, because features do not import each other. */
export const PreloadWorkContext = createContext((): Promise<unknown> => Promise.resolve());
