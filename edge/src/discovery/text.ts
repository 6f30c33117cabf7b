import { createServerText } from '@adp/site/html';
import english from './messages/en.json' with { type: 'json' };

/** A message of what the server writes itself. */
export const text = createServerText(english);
