import { choices, limits } from '@adp/shared-data/content';
import type { Field, Section } from '../../lib/forms/Field';
import { lang, lastSections, summary, title } from '../../lib/forms/commonFields';

const dayOnly: Field['dayOnly'] = ({ allDay }) => allDay === true;
const inPerson: Field['when'] = ({ mode }) => mode !== 'online';
const moved: Field['when'] = ({ eventStatus }) => eventStatus === 'rescheduled';
const { venue, url, speakers } = limits;

export const eventFormFields: readonly Section[] = [
  { name: 'about', fields: [title, summary, lang] },
  {
    name: 'when',
    fields: [
      { name: 'allDay', input: 'flag' },
      { name: 'startsAt', input: 'dateTime', zoneIn: 'timezone', dayOnly },
      { name: 'endsAt', input: 'dateTime', zoneIn: 'timezone', dayOnly, ends: true },
      { name: 'timezone', input: 'zone', ...limits.zone },
      { name: 'eventStatus', input: 'choice', options: choices.eventStatus },
      { name: 'previousStart', input: 'dateTime', zoneIn: 'timezone', optional: true, when: moved },
    ],
  },
  {
    name: 'where',
    fields: [
      { name: 'mode', input: 'choice', options: choices.mode },
      { name: 'venueName', path: 'venue.name', input: 'line', ...venue.name, optional: true, when: inPerson },
      { name: 'venueStreet', path: 'venue.street', input: 'line', ...venue.street, optional: true, when: inPerson },
      { name: 'venueCity', path: 'venue.city', input: 'line', ...venue.city, optional: true, when: inPerson },
      { name: 'venueCountry', path: 'venue.country', input: 'country', optional: true, when: inPerson },
      { name: 'joinUrl', input: 'address', ...url, optional: true },
    ],
  },
  {
    name: 'part',
    fields: [
      { name: 'organiser', input: 'line', ...limits.organiser, optional: true },
      { name: 'speakers', input: 'lines', max: speakers.max, eachMax: speakers.each.max, optional: true },
      { name: 'languages', input: 'languages', ...limits.languages, optional: true },
      { name: 'registrationUrl', input: 'address', ...url, optional: true },
      { name: 'registrationClosesAt', input: 'dateTime', zoneIn: 'timezone', ends: true, optional: true },
      { name: 'capacity', input: 'number', ...limits.capacity, optional: true },
      { name: 'cost', input: 'choice', options: choices.cost, optional: true },
      { name: 'costNote', input: 'paragraph', ...limits.costNote, optional: true },
      { name: 'accessibility', input: 'paragraph', ...limits.accessibility, optional: true },
    ],
  },
  ...lastSections,
];
