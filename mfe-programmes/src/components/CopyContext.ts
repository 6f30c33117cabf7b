import { createContext, useContext } from 'react';

interface CopyLanguage {
  readonly lang?: string;
  readonly dir?: 'auto';
}

/** The copy in the app's sources is in English, whatever the page's language is. */
const CopyContext = createContext<CopyLanguage>({ lang: 'en', dir: 'auto' });

/** For copy in the language of the page. */
export const pageLanguage: CopyLanguage = {};

export const CopyProvider = CopyContext.Provider;

/** Returns the attributes of an element that contains copy: language and direction. */
export const useCopy = () => useContext(CopyContext);
