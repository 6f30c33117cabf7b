import * as v from 'valibot';
import { limits } from '../kinds/limits';
import { pictureUrl } from '../fields/fieldSchemas';
import { createFakeData } from '../testing/createFakeData';
import { fakeRequest } from '../testing/fakeRequest';
import { createFiles } from './createFiles';
import { smallCover } from './smallCover';

const config = { projectId: 'demo-site', apiKey: 'k', origin: 'https://firestore.googleapis.com' };
const picture = (size = 9, type = 'image/webp') => new Blob([new Uint8Array(size)], { type });
const { max } = limits.pictureBytes;

function signedIn() {
  const data = createFakeData();
  data.signIn('ada');
  return data;
}

test('a picture is uploaded with progress and gets a URL that is valid in a profile', async () => {
  const { files, images } = signedIn();
  const fractions: number[] = [];
  const onProgress = (fraction: number) => fractions.push(fraction);
  const { url } = await files.uploadPicture({ uid: 'ada', blob: picture(max), onProgress });
  expect(images()).toEqual([expect.stringMatching(/^pictures\/ada\/[A-Za-z0-9]{20}\.webp$/)]);
  expect(url).toBe(
    `https://fake.invalid/v0/b/demo-fake.appspot.com/o/${encodeURIComponent(images()[0] ?? '')}?alt=media&token=fake-token`,
  );
  expect(v.is(pictureUrl, url)).toBe(true);
  expect(fractions).toEqual([0.5, 1]);
  await files.uploadPicture({ uid: 'ada', blob: picture(9, 'image/jpeg') });
  expect(images()[1]).toMatch(/\.jpg$/);
});

test('the request has the format of the SDK', async () => {
  const seen: { address: string; headers: Record<string, string>; text: string }[] = [];
  const newRequest = () =>
    fakeRequest(async ({ method, url, headers, body }) => {
      seen.push({ address: `${method} ${url.href}`, headers: Object.fromEntries(headers), text: await readText(body) });
      return Response.json({ downloadTokens: 'one,two' });
    });
  const files = createFiles(
    { ...config, bucket: 'site.firebasestorage.app' },
    { fetch: countedFetch(), newRequest, getToken: () => Promise.resolve('secret') },
  );
  const blob = new Blob(['bytes'], { type: 'image/jpeg' });
  const { url } = await files.uploadPicture({ uid: 'ada', blob });
  expect(url).toMatch(
    /^https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/site\.firebasestorage\.app\/o\/pictures%2Fada%2F\w{20}\.jpg\?alt=media&token=one$/,
  );
  const [{ address, headers, text } = { address: '', headers: {}, text: '' }] = seen;
  expect(address).toMatch(/^POST https:\/\/firebasestorage\.googleapis\.com\/v0\/b\/.*\/o\?name=pictures%2Fada%2F/);
  expect(headers).toMatchObject({ authorization: 'Firebase secret', 'x-goog-upload-protocol': 'multipart' });
  const boundary = headers['content-type']?.replace('multipart/related; boundary=', '') ?? '';
  expect(text.split(`--${boundary}`)).toEqual([
    '',
    expect.stringMatching(/^\r\nContent-Type: application\/json; charset=utf-8\r\n\r\n\{"contentType":"image\/jpeg",/),
    '\r\nContent-Type: image/jpeg\r\n\r\nbytes\r\n',
    '--',
  ]);
});

describe('a cover', () => {
  const name = 'aB3dEfGhIjKlMnOpQrSt';

  test('is stored under the name chosen by the caller, with its own size limit', async () => {
    const { files, images } = signedIn();
    const fractions: number[] = [];
    const onProgress = (fraction: number) => fractions.push(fraction);
    const { url } = await files.uploadCover({ uid: 'ada', name, blob: picture(limits.coverBytes.max), onProgress });
    expect(images()).toEqual([`images/ada/${name}.webp`]);
    expect(url).toBe(
      `https://fake.invalid/v0/b/demo-fake.appspot.com/o/images%2Fada%2F${name}.webp?alt=media&token=fake-token`,
    );
    expect(v.is(pictureUrl, url)).toBe(true);
    expect(fractions).toEqual([0.5, 1]);
    await files.uploadCover({ uid: 'ada', name, blob: picture(9, 'image/jpeg') });
    expect(images()[1]).toBe(`images/ada/${name}.jpg`);
    await files.removePicture(url, { uid: 'ada' });
    expect(images()).toHaveLength(1);
  });

  test('is stored in two sizes, the small one first, and both are removed by the URL of the large one', async () => {
    const { files, images } = signedIn();
    const fractions: number[] = [];
    const onProgress = (fraction: number) => fractions.push(fraction);
    const sizes = { blob: picture(30), small: picture(10) };
    const { url } = await files.uploadCover({ uid: 'ada', name, ...sizes, onProgress });
    expect(images()).toEqual([`images/ada/${name}_small.webp`, `images/ada/${name}_large.webp`]);
    expect(url).toContain(`/o/images%2Fada%2F${name}_large.webp?alt=media&token=`);
    expect(fractions).toEqual([0.125, 0.25, 0.625, 1]);
    await files.removePicture(url, { uid: 'ada' });
    expect(images()).toEqual([]);
  });

  test('in two sizes is stored once if the second upload fails and both are sent again', async () => {
    const { files, images, fail } = signedIn();
    const cover = { uid: 'ada', name, blob: picture(30), small: picture(10) };
    // The small size is a quarter of all bytes.
    const onProgress = (fraction: number) => {
      if (fraction > 0.25) fail('network');
    };
    await expect(files.uploadCover({ ...cover, onProgress })).rejects.toMatchObject({ code: 'unavailable' });
    expect(images()).toEqual([`images/ada/${name}_small.webp`]);
    fail(null);
    const { url } = await files.uploadCover(cover);
    expect(images()).toHaveLength(2);
    expect(url).toContain(`${name}_large.webp`);
  });

  test.each([
    ['of another type', picture(9, 'image/jpeg')],
    ['with too many bytes', picture(smallCover.maxBytes + 1)],
  ])('with a small size %s is not sent', async (_, small) => {
    const { files, images } = signedIn();
    const sent = files.uploadCover({ uid: 'ada', name, blob: picture(), small });
    await expect(sent).rejects.toMatchObject({ code: 'invalid', fields: ['small'] });
    expect(images()).toEqual([]);
  });

  test('is stored only once if it is sent again after a lost response', async () => {
    const { files, images, fail } = signedIn();
    const cover = { uid: 'ada', name, blob: picture() };
    fail('lost');
    await expect(files.uploadCover(cover)).rejects.toMatchObject({ code: 'unavailable', retry: true });
    expect(images()).toHaveLength(1);
    fail(null);
    const { url } = await files.uploadCover(cover);
    expect(await files.uploadCover(cover)).toEqual({ url });
    expect(images()).toEqual([`images/ada/${name}.webp`]);
  });

  test('is not confused with a different object of the same name', async () => {
    const { files, images } = signedIn();
    await files.uploadCover({ uid: 'ada', name, blob: picture(9) });
    await expect(files.uploadCover({ uid: 'ada', name, blob: picture(10) })).rejects.toMatchObject({ code: 'denied' });
    expect(images()).toHaveLength(1);
  });

  test.each([
    ['the same image', { size: '9', contentType: 'image/webp', downloadTokens: 'one,two' }, undefined],
    ['an image of another size', { size: '10', contentType: 'image/webp', downloadTokens: 'one' }, 'conflict'],
    ['an image of another type', { size: '9', contentType: 'image/png', downloadTokens: 'one' }, 'conflict'],
    ['an image without a token', { size: '9', contentType: 'image/webp' }, 'unavailable'],
    ['nothing', 404, 'conflict'],
    ['an object that cannot be read', 503, 'unavailable'],
  ])('has the expected result if a precondition fails and %s is stored', async (_, stored, code) => {
    const newRequest = () => fakeRequest(() => Promise.resolve(new Response('{}', { status: 412 })));
    const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(() =>
      Promise.resolve(typeof stored === 'number' ? new Response(null, { status: stored }) : Response.json(stored)),
    );
    const files = createFiles(config, {
      fetch: countedFetch(fetch),
      newRequest,
      getToken: () => Promise.resolve('secret'),
    });
    const sent = files.uploadCover({ uid: 'ada', name, blob: picture(9) });
    if (code) await expect(sent).rejects.toMatchObject({ name: 'DataError', code });
    else expect((await sent).url).toMatch(/\.webp\?alt=media&token=one$/);
    expect(fetch.mock.calls).toEqual([
      [expect.stringMatching(/\/o\/images%2Fada%2F\w{20}\.webp$/), expect.objectContaining({ method: 'GET' })],
    ]);
  });

  test("reports other errors unchanged: another member's folder, signed out, no space", async () => {
    const { files, fail, signIn } = signedIn();
    await expect(files.uploadCover({ uid: 'bea', name, blob: picture() })).rejects.toMatchObject({ code: 'denied' });
    fail(402);
    await expect(files.uploadCover({ uid: 'ada', name, blob: picture() })).rejects.toMatchObject({ code: 'quota' });
    signIn(null);
    await expect(files.uploadCover({ uid: 'ada', name, blob: picture() })).rejects.toMatchObject({
      code: 'signed-out',
    });
  });

  test.each([
    ['an empty name', '', picture(), 'name'],
    ['a folder in its name', 'a/b', picture(), 'name'],
    ['a long name', 'a'.repeat(129), picture(), 'name'],
    ['too many bytes', name, picture(limits.coverBytes.max + 1), 'size'],
    ['another type', name, picture(9, 'image/png'), 'type'],
  ])('with %s is not sent', async (_, wrong, blob, field) => {
    const { files, images } = signedIn();
    await expect(files.uploadCover({ uid: 'ada', name: wrong, blob })).rejects.toMatchObject({
      code: 'invalid',
      fields: [field],
    });
    expect(images()).toEqual([]);
  });
});

test.each([
  ['nothing', picture(0), 'size'],
  ['one byte too many', picture(max + 1), 'size'],
  ['a page', picture(9, 'text/html'), 'type'],
  ['a drawing', picture(9, 'image/svg+xml'), 'type'],
  ['no type', picture(9, ''), 'type'],
  ['a name of an object as its type', picture(9, 'constructor'), 'type'],
])('%s is not sent', async (_, blob, field) => {
  const { files, images } = signedIn();
  await expect(files.uploadPicture({ uid: 'ada', blob })).rejects.toMatchObject({ code: 'invalid', fields: [field] });
  expect(images()).toEqual([]);
});

test.each([
  [401, 'signed-out'],
  [402, 'quota'],
  [403, 'denied'],
  [413, 'invalid'],
  [503, 'unavailable'],
  ['network', 'unavailable'],
  ['hang', 'timeout'],
] as const)('an upload that ends with %s is reported as %s', async (how, code) => {
  const data = createFakeData({ timeout: 5 });
  data.signIn('ada');
  data.fail(how);
  await expect(data.files.uploadPicture({ uid: 'ada', blob: picture() })).rejects.toMatchObject({
    name: 'DataError',
    code,
  });
});

test('the page can cancel an upload', async () => {
  const { files, fail } = signedIn();
  fail('hang');
  const ending = new AbortController();
  const upload = files.uploadPicture({ uid: 'ada', blob: picture(), signal: ending.signal });
  setTimeout(() => {
    ending.abort();
  }, 5);
  await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
});

test("nothing is uploaded without a token, or into another member's folder", async () => {
  const { files, signIn } = signedIn();
  await expect(files.uploadPicture({ uid: 'bea', blob: picture() })).rejects.toMatchObject({ code: 'denied' });
  signIn(null);
  await expect(files.uploadPicture({ uid: 'ada', blob: picture() })).rejects.toMatchObject({ code: 'signed-out' });
});

test('a picture can be removed by its URL, even if it is already gone', async () => {
  const { files, images } = signedIn();
  const { url } = await files.uploadPicture({ uid: 'ada', blob: picture() });
  await files.removePicture(url, { uid: 'ada' });
  expect(images()).toEqual([]);
  await files.removePicture(url, { uid: 'ada' });
});

const objects = 'https://fake.invalid/v0/b/demo-fake.appspot.com/o';
test.each([
  'https://lh3.googleusercontent.com/a/x',
  `${objects}/pictures%2Fbea%2Fa.webp?alt=media`,
  `${objects}/pictures%2Fada%2Fb%2Fa.webp?alt=media`,
  `${objects}/pictures%2Fada%2F?alt=media`,
  `${objects}/other%2Fada%2Fa.webp`,
  `${objects}/%E0%A4%A`,
  objects.replace('demo-fake', 'another'),
  'javascript:alert(1)',
  '',
])("the URL %s is not accepted as one of the member's pictures", async (url) => {
  const { files, fail } = signedIn();
  fail('network');
  await expect(files.removePicture(url, { uid: 'ada' })).rejects.toMatchObject({ code: 'denied', fields: ['url'] });
});

test('all images of a member can be removed, or only the profile pictures', async () => {
  const requests: string[] = [];
  const objects = new Set(
    Array.from({ length: 250 }, (_, index) => `pictures/ada/${index}`).concat('images/ada/cover'),
  );
  const fetch = (address: string, { method }: RequestInit) => {
    const url = new URL(address);
    if (method === 'DELETE') {
      const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
      return Promise.resolve(new Response(null, { status: objects.delete(name) ? 204 : 404 }));
    }
    requests.push(`${url.searchParams.get('prefix') ?? ''} ${url.searchParams.get('pageToken') ?? ''}`);
    const items = [...objects].filter((name) => name.startsWith(url.searchParams.get('prefix') ?? '')).slice(0, 100);
    return Promise.resolve(
      Response.json({
        prefixes: [],
        items: items.map((name) => ({ name })),
        ...(items.length === 100 && { nextPageToken: 'a b' }),
      }),
    );
  };
  const files = createFiles(config, { fetch, getToken: () => Promise.resolve('secret') });
  await files.removeAllPictures('ada', { exceptCovers: true });
  expect([...objects]).toEqual(['images/ada/cover']);
  expect(requests).toEqual(['pictures/ada/ ', 'pictures/ada/ a b', 'pictures/ada/ a b']);
  await files.removeAllPictures('ada');
  expect([...objects]).toEqual([]);
});

test("URLs on the page's own origin are absolute", async () => {
  const newRequest = () => fakeRequest(() => Promise.resolve(Response.json({ downloadTokens: 't' })));
  const files = createFiles(
    { ...config, origin: '' },
    {
      fetch: countedFetch(),
      newRequest,
      getToken: () => Promise.resolve('secret'),
    },
  );
  const { url } = await files.uploadPicture({ uid: 'ada', blob: picture() });
  expect(url.startsWith(`${location.origin}/v0/b/demo-site.appspot.com/o/pictures%2Fada%2F`)).toBe(true);
  expect(v.is(pictureUrl, url)).toBe(true);
});

/** Creates a service that accepts the counts of Ada's uploads and passes other requests to `others`. */
function countedFetch(
  others: (url: string, init: RequestInit) => Promise<Response> = () => Promise.reject(new Error('No service.')),
) {
  const data = signedIn();
  return (url: string, init: RequestInit) =>
    `${url} ${String(init.body)}`.includes('/upload_counts/')
      ? data.fetch(new URL(url, 'https://fake.invalid').href, { ...init, headers: { authorization: 'Bearer ada' } })
      : others(url, init);
}

/** Reads a blob's text, because jsdom's blobs lack `text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(String(reader.result));
    });
    reader.readAsText(blob);
  });
}
