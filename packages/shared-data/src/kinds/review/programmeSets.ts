import * as v from 'valibot';
import { createParser } from '../readWith';

/**
 * `programme_sets/{id}`: the programmes of members whose list is too long for a token. The claim `programmes` is then the
 * id of the document (docs/decisions/196).
 */
export const programmeSets = {
  collection: 'programme_sets',
  readItem: /* @__PURE__ */ createParser(v.object({ programmes: v.array(v.string()) })),
};
