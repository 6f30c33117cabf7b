import { createContext, useContext } from 'react';

interface CopyLanguage {
  readonly lang?: string;
  readonly dir?: 'auto';
}

/** The copy that came with the site is English, whatever the language of the page around it. */
const CopyContext = createContext<CopyLanguage>({ lang: 'en', dir: 'auto' });

/** Of copy that is in the language of the page around it. */
export const pageLanguage: CopyLanguage = {};

export const CopyProvider = CopyContext.Provider;

/** The attributes of an element with words of the copy: their language and direction. */
export const useCopy = () => useContext(CopyContext);
