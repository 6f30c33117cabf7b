/** @jest-environment node */
import { themeNames } from '@adp/shared-ui/search-index';
import ar from '../src/messages/ar.json';
import en from '../src/messages/en.json';
import fr from '../src/messages/fr.json';
import pt from '../src/messages/pt.json';
import sw from '../src/messages/sw.json';

test.each(Object.entries({ ar, en, fr, pt, sw }))(
  'the search index has the same names of themes as the pages in %s',
  (lang, texts) => {
    const shown = Object.entries(texts).filter(([key]) => key.startsWith('value.theme.'));
    const searched = Object.entries(themeNames).map(([theme, names]) => [`value.theme.${theme}`, [names[lang]]]);
    expect(Object.fromEntries(searched)).toEqual(Object.fromEntries(shown));
  },
);
