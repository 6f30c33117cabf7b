import { listHref, openFiltersHref } from './listAddress';

test('the URL of a list contains its filters and the cursor', () => {
  expect(listHref({ kind: 'event', filters: {} })).toBe('/events');
  expect(listHref({ kind: 'event', filters: {}, after: '1.x' })).toBe('/events?after=1.x');
  expect(listHref({ kind: 'event', filters: { country: ['KE'] }, after: '1.x' })).toBe('/events?country=KE&after=1.x');
});

test('the URL of open filters contains the chosen filters, but not the cursor', () => {
  expect(openFiltersHref({ kind: 'event', filters: {}, after: '1.x' })).toBe('/events?filters=open#filters');
  expect(openFiltersHref({ kind: 'event', filters: { country: ['KE'] } })).toBe(
    '/events?country=KE&filters=open#filters',
  );
});
