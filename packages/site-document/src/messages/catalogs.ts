import type { Language } from '@adp/shared-ui/languages';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

/** The catalogs of this folder. */
export const catalogs = { en, fr, pt, ar, sw } satisfies Readonly<Record<Language, object>>;
