import * as v from 'valibot';
import { eventSchema } from '../../schemas/event';
import { contentKind, equal, holds, newest } from './contentKind';

/** `events/{id}`. An event under way still counts as coming: both orders go by its end. */
export const events = contentKind({
  collection: 'events',
  schema: eventSchema,
  summary: v.omit(v.object(eventSchema.entries), [
    'body',
    'sources',
    'canonicalUrl',
    'speakers',
    'accessibility',
    'cover',
    'licence',
    'createdAt',
    'revision',
  ]),
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
