import { createContext, useContext } from 'react';

interface CopyLanguage {
  readonly lang?: string;
  readonly dir?: 'auto';
}

/** The language of the copy. The copy in the app's sources is always English, regardless of the page's language. */
const CopyContext = createContext<CopyLanguage>({ lang: 'en', dir: 'auto' });

export const pageLanguage: CopyLanguage = {};

export const CopyProvider = CopyContext.Provider;

export const useCopy = () => useContext(CopyContext);
