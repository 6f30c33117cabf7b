import * as v from 'valibot';
import { createParser } from '../readWith';

const bylineSchema = v.object({
  uid: v.string('text'),
  name: v.exactOptional(v.string('text')),
  renamedTo: v.exactOptional(v.string('text')),
});

/** `profiles/{username}` with no more than a byline needs; of a former username, where it leads. */
export const bylines = { collection: 'profiles', readItem: /* @__PURE__ */ createParser(bylineSchema) };
