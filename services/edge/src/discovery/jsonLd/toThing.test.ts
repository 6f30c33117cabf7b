/** @jest-environment node */
import { createSiteUrls } from '../siteUrls';
import { toItem, toLargestItem } from '../testing/items';
import { toThing } from './toThing';

const urls = createSiteUrls('https://site.example');

test.each([
  ['scheduled', 'in_person', 'EventScheduled', 'OfflineEventAttendanceMode'],
  ['postponed', 'online', 'EventPostponed', 'OnlineEventAttendanceMode'],
  ['rescheduled', 'hybrid', 'EventRescheduled', 'MixedEventAttendanceMode'],
  ['moved_online', 'in_person', 'EventMovedOnline', 'OnlineEventAttendanceMode'],
  ['cancelled', 'in_person', 'EventCancelled', 'OfflineEventAttendanceMode'],
] as const)('an event that is %s and %s has the status %s and the mode %s', (eventStatus, mode, status, attendance) => {
  expect(toThing(toItem('event', { eventStatus, mode }), urls)).toMatchObject({
    '@type': 'Event',
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: `https://schema.org/${attendance}`,
  });
});

test.each([
  ['Africa/Nairobi', '2026-11-24T06:00:00Z', '2026-11-24T09:00:00+03:00'],
  ['America/St_Johns', '2026-01-15T12:00:00Z', '2026-01-15T08:30:00-03:30'],
  ['UTC', '2026-01-15T12:00:00Z', '2026-01-15T12:00:00+00:00'],
])('an event in %s at %s has the start date %s', (timezone, at, startDate) => {
  const startsAt = new Date(at);
  expect(toThing(toItem('event', { timezone, startsAt, endsAt: startsAt }), urls)).toMatchObject({ startDate });
});

test.each(['+01:00', '+00:00'])(
  "times in Casablanca keep the announced offset %s, even if this server's time zone data differs",
  (offset) => {
    const toTime = (time: string) => `2026-12-01T${time}${offset}`;
    const [startsLocal, endsLocal] = [toTime('10:00'), toTime('11:30')];
    const times = {
      timezone: 'Africa/Casablanca',
      startsAt: new Date(startsLocal),
      endsAt: new Date(endsLocal),
      previousStart: new Date(toTime('08:00')),
      previousStartLocal: toTime('08:00'),
      registrationClosesAt: new Date(toTime('09:00')),
      registrationClosesLocal: toTime('09:00'),
    };
    const registrationUrl = 'https://register.example/';
    expect(toThing(toItem('event', { ...times, startsLocal, endsLocal, registrationUrl }), urls)).toMatchObject({
      startDate: toTime('10:00:00'),
      endDate: toTime('11:30:00'),
      previousStartDate: toTime('08:00:00'),
      offers: { availabilityEnds: toTime('09:00:00') },
    });
    const deadline = { deadlineAt: new Date(startsLocal), deadlineLocal: startsLocal, timezone: 'Africa/Casablanca' };
    expect(toThing(toItem('opportunity', deadline), urls)).toMatchObject({ expires: toTime('10:00:00') });
  },
);

test('an all-day event has dates in its own time zone', () => {
  const days = {
    allDay: true,
    startsAt: new Date('2026-11-23T21:00:00Z'),
    endsAt: new Date('2026-11-25T21:00:00Z'),
    timezone: 'Africa/Nairobi',
  };
  expect(toThing(toItem('event', days), urls)).toMatchObject({ startDate: '2026-11-24', endDate: '2026-11-25' });
});

test('the location of an event is its venue, its URL, or both', () => {
  const venue = { name: 'Hall', city: 'Kigali', country: 'RW' };
  const joinUrl = 'https://join.example/';
  const getLocation = (changes: Parameters<typeof toItem<'event'>>[1]) =>
    (toThing(toItem('event', changes), urls) as unknown as Record<string, unknown>)['location'];
  const place = { '@type': 'Place', name: 'Hall', address: { addressLocality: 'Kigali', addressCountry: 'RW' } };
  const online = { '@type': 'VirtualLocation', url: joinUrl };
  expect(getLocation({ mode: 'in_person', venue })).toMatchObject(place);
  expect(getLocation({ mode: 'online', joinUrl })).toEqual(online);
  expect(getLocation({ mode: 'in_person', venue: { city: 'Kigali' } })).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Kigali' },
  });
  expect(getLocation({ mode: 'hybrid', venue, joinUrl })).toMatchObject([place, online]);
  expect(getLocation({ mode: 'in_person', venue, joinUrl, eventStatus: 'moved_online' })).toEqual(online);
});

test.each([
  ['job', 'JobPosting', undefined],
  ['internship', 'JobPosting', undefined],
  ['grant', 'WebPage', 'MonetaryGrant'],
  ['fellowship', 'WebPage', undefined],
  ['tender', 'WebPage', undefined],
] as const)('an opportunity of type %s is a %s about %s', (type, expected, about) => {
  const thing = toThing(toLargestItem('opportunity', { type }), urls);
  expect(thing).toMatchObject({ '@type': expected, ...(about ? { mainEntity: { '@type': about } } : {}) });
  if (!about) expect(thing).not.toHaveProperty('mainEntity');
});

test('a job has its employer, its deadline, and a location type only if it is remote', () => {
  const job = { type: 'job', provider: 'Lab', deadlineAt: new Date('2026-12-01T12:00:00Z') } as const;
  const thing = toThing(toItem('opportunity', job), urls);
  expect(thing).toMatchObject({ hiringOrganization: { name: 'Lab' }, validThrough: '2026-12-01T12:00:00+00:00' });
  expect(thing).not.toHaveProperty('jobLocation');
  expect(thing).not.toHaveProperty('jobLocationType');
  expect(
    toThing(toItem('opportunity', { ...job, remote: true, eligibleCountries: ['KE', 'AU-E'] }), urls),
  ).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'KE' }],
  });
});

test.each([
  ['app', 'SoftwareApplication'],
  ['platform', 'SoftwareApplication'],
  ['tool', 'SoftwareApplication'],
  ['dataset', 'Dataset'],
  ['hardware', 'Product'],
  ['service', 'Service'],
  ['standard', 'CreativeWork'],
] as const)('a product of category %s is a %s', (category, type) => {
  expect(toThing(toItem('product', { category }), urls)).toMatchObject({ '@type': type });
});

const licensed = { licence: 'CC0-1.0', lang: 'pt', updatedAt: new Date('2026-02-03T08:00:00Z') } as const;
const ofText = {
  inLanguage: 'pt',
  dateModified: '2026-02-03T08:00:00.000Z',
  license: 'https://creativecommons.org/publicdomain/zero/1.0/',
};

test.each(['dataset', 'standard'] as const)('a %s has the licence, date and language of its text', (category) => {
  const thing = toThing(toItem('product', { ...licensed, category, organisation: 'Lab' }), urls);
  expect(thing).toMatchObject(ofText);
  // The member who entered the item is not the author of the product.
  for (const name of ['publisher', 'datePublished', 'citation']) expect(thing).not.toHaveProperty(name);
  expect(JSON.stringify(thing)).not.toContain('Sample Author');
});

test.each(['app', 'hardware', 'service'] as const)(
  'for a product of the category %s, licence, date and language belong to the page about the product',
  (category) => {
    const thing = toThing(toItem('product', { ...licensed, category, uiLanguages: ['sw'] }), urls);
    const url = 'https://site.example/pt/products/product-1';
    expect(thing).toMatchObject({ mainEntityOfPage: { '@type': 'WebPage', '@id': url, ...ofText } });
    expect(Reflect.get(Object(thing), 'inLanguage')).toEqual(category === 'app' ? ['sw'] : undefined);
    expect(thing).not.toHaveProperty('dateModified');
  },
);

test('an app has a licence of its own', () => {
  const { license } = ofText;
  expect(toThing(toItem('product', { ...licensed, category: 'app' }), urls)).toMatchObject({ license });
});

test.each([
  ['report', 'Report'],
  ['policy_brief', 'Report'],
  ['working_paper', 'ScholarlyArticle'],
  ['dataset', 'Dataset'],
  ['presentation', 'PresentationDigitalDocument'],
  ['video', 'VideoObject'],
] as const)('a knowledge product of type %s is a %s', (type, expected) => {
  expect(toThing(toItem('knowledgeProduct', { type }), urls)).toMatchObject({ '@type': expected });
});

test('a publication has its own authors, publisher, date and identifiers rather than those of the member who entered it', () => {
  const item = toLargestItem('knowledgeProduct', { corporateAuthor: 'AU', publisher: 'AUDA', authors: ['A. Author'] });
  const thing = toThing(item, urls);
  expect(thing).toMatchObject({
    author: [
      { '@type': 'Person', name: 'A. Author' },
      { '@type': 'Organization', name: 'AU' },
    ],
    publisher: { name: 'AUDA' },
    datePublished: '2024-07-18',
    identifier: [
      { propertyID: 'DOI', value: '10.5281/zenodo.1234567' },
      { propertyID: 'ISBN', value: '9780306406157' },
    ],
    license: 'https://creativecommons.org/licenses/by/4.0/',
  });
  expect(JSON.stringify(thing)).not.toContain('Sample Author');
});

test('omits unknown properties', () => {
  const thing = toThing(toItem('knowledgeProduct'), urls);
  for (const name of ['author', 'publisher', 'datePublished', 'identifier', 'license', 'encoding', 'sameAs'])
    expect(thing).not.toHaveProperty(name);
});

test('an author who has left has a name without a URL', () => {
  const item = toItem('article', { authorName: 'Former member', authorUsername: 'former-member' });
  expect(toThing(item, urls)).toMatchObject({ author: { name: 'Former member' } });
  expect(toThing(item, createSiteUrls('https://site.example', 'fr'))).toMatchObject({
    author: { name: 'Ancien membre' },
  });
  expect(JSON.stringify(toThing(item, urls))).not.toContain('/former-member');
});
