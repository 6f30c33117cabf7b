import * as v from 'valibot';
import { eventSchema } from '../../schemas/event';
import { contentKind } from './contentKind';
import { listedEvents } from './listedEvents';

/** `events/{id}`. */
export const events = contentKind({
  ...listedEvents,
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
});
