import ar from './topic-names/ar.json' with { type: 'json' };
import en from './topic-names/en.json' with { type: 'json' };
import fr from './topic-names/fr.json' with { type: 'json' };
import pt from './topic-names/pt.json' with { type: 'json' };
import sw from './topic-names/sw.json' with { type: 'json' };

/** The names of kinds and filter values in all languages, for servers. Pages use the catalogs of their app. */
export const topicNames: Readonly<Record<'ar' | 'en' | 'fr' | 'pt' | 'sw', Readonly<Record<string, string>>>> = {
  ar,
  en,
  fr,
  pt,
  sw,
};
