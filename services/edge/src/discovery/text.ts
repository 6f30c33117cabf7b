import { createServerText } from '@adp/site-document';
import arabic from './messages/ar.json' with { type: 'json' };
import english from './messages/en.json' with { type: 'json' };
import french from './messages/fr.json' with { type: 'json' };
import portuguese from './messages/pt.json' with { type: 'json' };
import swahili from './messages/sw.json' with { type: 'json' };

/** Gives the messages that the server writes itself, by language. */
export const getText = createServerText<keyof typeof english>({
  en: english,
  ar: arabic,
  fr: french,
  pt: portuguese,
  sw: swahili,
});
