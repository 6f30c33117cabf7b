import { createServerText } from './createServerText';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import pt from './messages/pt.json' with { type: 'json' };
import sw from './messages/sw.json' with { type: 'json' };

/** Gives the messages of what is in every page before its scripts, by language. */
export const getText = createServerText<keyof typeof en>({ en, ar, fr, pt, sw });
