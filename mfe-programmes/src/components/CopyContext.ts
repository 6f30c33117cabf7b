import { createContext, useContext } from 'react';

/** The copy that came with the site is English, whatever the language of the page around it. */
const CopyContext = createContext<{ readonly lang: string; readonly dir: 'auto' }>({ lang: 'en', dir: 'auto' });

export const CopyProvider = CopyContext.Provider;

/** The attributes of an element with words of the copy: their language and direction. */
export const useCopy = () => useContext(CopyContext);
