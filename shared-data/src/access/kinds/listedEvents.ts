import * as v from 'valibot';
import { listedEventFields } from '../../schemas/listedEventFields';
import { equal, holds, newest, listedKind } from './listedKind';

/** `events/{id}`, for public lists. An event under way still counts as coming: both orders go by its end. */
export const listedEvents = listedKind({
  collection: 'events',
  summary: v.object(listedEventFields),
  filters: {
    mode: equal('mode'),
    country: holds('countries'),
    theme: holds('themes'),
    programme: equal('programme'),
    language: holds('languages'),
    cost: equal('cost'),
    author: equal('author_username'),
  },
  orders: {
    upcoming: { field: 'ends_at', direction: 'ASCENDING', now: 'from' },
    past: { field: 'ends_at', direction: 'DESCENDING', now: 'before' },
    /** By the day it begins; with a range, what begins in a month. */
    starting: { field: 'starts_at', direction: 'ASCENDING' },
    newest,
  },
});
