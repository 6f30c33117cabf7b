import type { Field } from '../../lib/forms/Field';
import { lastSections } from '../../lib/forms/commonFields';
import type { SectionLayout } from '../../lib/forms/toField';

const dayOnly: Field['dayOnly'] = ({ allDay }) => allDay === true;
const inPerson: Field['when'] = ({ mode }) => mode !== 'online';
const moved: Field['when'] = ({ eventStatus }) => eventStatus === 'rescheduled';

export const eventFormFields: readonly SectionLayout[] = [
  { name: 'about', fields: ['title', 'summary', 'lang'] },
  {
    name: 'when',
    fields: [
      'allDay',
      { name: 'startsAt', zoneIn: 'timezone', dayOnly },
      { name: 'endsAt', zoneIn: 'timezone', dayOnly, ends: true },
      'timezone',
      'eventStatus',
      { name: 'previousStart', zoneIn: 'timezone', when: moved },
    ],
  },
  {
    name: 'where',
    fields: [
      'mode',
      { name: 'venueName', path: 'venue.name', when: inPerson },
      { name: 'venueStreet', path: 'venue.street', when: inPerson },
      { name: 'venueCity', path: 'venue.city', when: inPerson },
      { name: 'venueCountry', path: 'venue.country', when: inPerson },
      'joinUrl',
    ],
  },
  {
    name: 'part',
    fields: [
      'organiser',
      'speakers',
      'languages',
      'registrationUrl',
      { name: 'registrationClosesAt', zoneIn: 'timezone', ends: true },
      'capacity',
      'cost',
      'costNote',
      'accessibility',
    ],
  },
  ...lastSections,
];
