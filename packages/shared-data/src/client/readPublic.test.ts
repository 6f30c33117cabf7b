import type * as v from 'valibot';
import { wholeKinds } from '../kinds/content/wholeKinds';
import { profileSchema } from '../kinds/member/profileSchema';
import { DataError } from './DataError';
import { rememberChange } from './recentChange';
import { readPublic } from './readPublic';

const fallback = jest.fn(() => Promise.resolve('from Firestore'));
const fetch = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
beforeEach(() => {
  fallback.mockClear();
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('dates from the endpoint become Date objects, and texts that look like dates stay texts', async () => {
  const time = '2026-11-21T08:00:00.000Z';
  fetch.mockResolvedValue(answer({ items: [{ title: time, startsAt: time }], asOf: time, next: null }));
  expect(await readPublic('events?programme=apet', { fallback })).toEqual({
    items: [{ title: time, startsAt: new Date(time) }],
    asOf: new Date(time),
    next: null,
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/events?programme=apet');
  expect(fallback).not.toHaveBeenCalled();
});

/** Returns whether a schema describes a date, optional or not. */
function isDateField(schema: v.GenericSchema): boolean {
  if (schema.type === 'date') return true;
  return 'wrapped' in schema && isDateField(schema.wrapped as v.GenericSchema);
}

test('the list of date field names contains all date fields of all kinds, and no other field', async () => {
  const entries = [...Object.values(wholeKinds).map(({ schema }) => schema), profileSchema].flatMap((schema) =>
    Object.entries(schema.entries),
  );
  const fields = Object.fromEntries(entries.map(([name]) => [name, '2026-11-21T08:00:00.000Z']));
  fetch.mockResolvedValue(answer(fields));
  const read = await readPublic<Record<string, unknown>>('x', { fallback: () => Promise.resolve({}) });
  const dates = Object.keys(read).filter((name) => read[name] instanceof Date);
  const expected = entries.filter(([, schema]) => isDateField(schema)).map(([name]) => name);
  expect(dates.sort()).toEqual([...new Set(expected)].sort());
  expect(dates).toContain('deadlineAt');
});

test.each([
  ['fails', () => Promise.resolve(answer({ error: {} }, 503))],
  ['rejects requests above its limit', () => Promise.resolve(answer({ error: {} }, 429))],
  ['responds with a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
])('if the endpoint %s, the data is read from Firestore', async (_, respond) => {
  fetch.mockImplementation(respond);
  expect(await readPublic('events', { fallback })).toBe('from Firestore');
});

test('requests that are malformed, cancelled or not found are not repeated', async () => {
  for (const [status, code] of [
    [404, 'not-found'],
    [400, 'invalid'],
  ] as const) {
    fetch.mockResolvedValue(answer({ error: {} }, status));
    await expect(readPublic('events/none', { fallback })).rejects.toMatchObject({ code });
  }
  await expect(readPublic('events', { fallback, signal: AbortSignal.abort() })).rejects.toBeInstanceOf(DataError);
  expect(fallback).not.toHaveBeenCalled();
});

test('the fallback is not tried offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(readPublic('events', { fallback })).rejects.toMatchObject({ code: 'offline' });
  expect(fallback).not.toHaveBeenCalled();
});

test("caches are bypassed for two minutes after the member's own change", async () => {
  fetch.mockImplementation(() => Promise.resolve(answer({})));
  const paths = () => fetch.mock.calls.splice(0).map(([path]) => path);
  const now = Date.now();
  const onChange = jest.fn();
  window.addEventListener('adp.changedAt', onChange, { once: true });
  rememberChange();
  await Promise.resolve();
  expect(onChange).toHaveBeenCalled();
  const changedAt = localStorage.getItem('adp.changedAt');
  await readPublic('events', { fallback });
  await readPublic('events?mode=online', { fallback });
  expect(paths()).toEqual([`/api/v1/events?fresh=${changedAt}`, `/api/v1/events?mode=online&fresh=${changedAt}`]);
  jest.spyOn(Date, 'now').mockReturnValue(now + 121_000);
  await readPublic('events', { fallback });
  expect(paths()).toEqual(['/api/v1/events']);
});
