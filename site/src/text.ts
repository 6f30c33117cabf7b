import { createServerText } from './createServerText';
import english from './messages/en.json' with { type: 'json' };

/** A message of what is in every page before its scripts. */
export const text = createServerText(english);
