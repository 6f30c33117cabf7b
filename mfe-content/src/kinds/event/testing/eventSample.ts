import type { Item } from '@adp/shared-data/content';
import { sampleFields, sampleLists } from '../../../testing/sampleFields';

export const eventSample: Item<'event'> = {
  ...sampleFields,
  ...sampleLists(),
  kind: 'event',
  id: 'e-workshop',
  title: 'Workshop on digital public infrastructure',
  startsAt: new Date('2026-11-24T06:00:00Z'),
  endsAt: new Date('2026-11-24T08:30:00Z'),
  timezone: 'Africa/Nairobi',
  allDay: false,
  mode: 'hybrid',
  venue: { name: 'Conference hall', city: 'Nairobi', country: 'KE' },
  cost: 'free',
  languages: ['en'],
  organiser: 'A university',
  speakers: [],
  eventStatus: 'scheduled',
  icsSequence: 0,
};
