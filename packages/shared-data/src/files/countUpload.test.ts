/** @jest-environment node */
import { createFirestoreClient } from '../writer/createFirestoreClient';
import { createFakeData } from '../testing/createFakeData';
import { countUpload } from './countUpload';

const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
const hour = 3_600_000;
const object = 'images/ada/new.webp';
const many = (count: number) => Array.from({ length: count }, (_, index) => `images/ada/${index}.webp`);

interface Stored {
  readonly objects?: readonly string[];
  /** Uploads that another device has counted today after the count was read. */
  readonly begun?: readonly string[];
  readonly ago?: number;
  readonly denied?: readonly ('first' | 'next')[];
}

/** Counts an upload on a service that denies the writes in `denied`. `tried` lists the writes that were sent. */
function start({ objects, begun, ago = hour, denied = [] }: Stored) {
  const data = createFakeData();
  data.signIn('ada');
  if (objects) data.put('upload_counts/ada', { objects, beganAt: new Date(Date.now() - ago) });
  const tried: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    if (url.includes(':commit')) {
      const kind = String(init.body).includes('appendMissingElements') ? 'next' : 'first';
      tried.push(kind);
      if (begun) data.put('upload_counts/ada', { objects: begun, beganAt: new Date() });
      if (denied.includes(kind)) return new Response('{}', { status: 403 });
    }
    return data.fetch(url, init);
  };
  const client = createFirestoreClient(config, { fetch, getToken: () => Promise.resolve('ada') });
  return {
    tried,
    count: () => countUpload({ uid: 'ada', object }, client, Date.now),
    stored: async () => (await client.read('upload_counts/ada'))?.fields.objects,
  };
}

test.each<[string, Stored, readonly string[], readonly string[]]>([
  ["a member's first upload", {}, ['first'], [object]],
  [
    'an upload after another one has started the day in the meantime',
    { begun: many(1), denied: ['first'] },
    ['first', 'next'],
    [...many(1), object],
  ],
  ['another upload on the same day', { objects: many(7) }, ['next'], [...many(7), object]],
  ['the first upload of another day', { objects: many(60), ago: 25 * hour }, ['first'], [object]],
  [
    'an upload from a device whose clock is ahead',
    { objects: many(7), ago: 25 * hour, denied: ['first'] },
    ['first', 'next'],
    [...many(7), object],
  ],
  ['an upload from a device whose clock is behind', { objects: many(60) }, ['first'], [object]],
  ['an upload that an earlier attempt has counted', { objects: [...many(59), object] }, [], [...many(59), object]],
])('%s is counted before it is sent', async (_, options, expected, stored) => {
  const upload = start(options);
  expect(await upload.count()).toBe(expected.length === 0);
  expect(await upload.stored()).toEqual(stored);
  expect(upload.tried).toEqual(expected);
});

test('an upload above the daily limit has a separate error code, and other denials keep theirs', async () => {
  const full = start({ objects: many(60), denied: ['first', 'next'] });
  await expect(full.count()).rejects.toMatchObject({ name: 'DataError', code: 'upload-limit', retry: false });
  const unrelated = start({ objects: many(7), denied: ['first', 'next'] });
  await expect(unrelated.count()).rejects.toMatchObject({ code: 'denied' });
});
