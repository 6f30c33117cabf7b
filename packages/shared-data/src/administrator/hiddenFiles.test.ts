import { createAdministrator } from './createAdministrator';

function start(origin: string, status = 200) {
  const sent: (readonly [method: string | undefined, url: string, body: unknown])[] = [];
  const fetch = (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, JSON.parse(String(body))]);
    return Promise.resolve(new Response('{}', { status }));
  };
  const config = { projectId: 'p', apiKey: 'k', origin };
  return { sent, ...createAdministrator(config, { token: 'good', fetch, pause: () => Promise.resolve() }) };
}

const host = 'https://firebasestorage.googleapis.com/v0/b/p.appspot.com/o';
const name = 'files%2Famina%2Fa.pdf';

test("on Google's servers, hiding a file removes its download token from Cloud Storage metadata, and showing the file restores the token", async () => {
  const { sent, setFileHidden } = start('https://firestore.googleapis.com');
  const url = `${host}/${name}?alt=media&token=t-1`;
  await setFileHidden(url, true);
  await setFileHidden(url, false);
  const address = `https://storage.googleapis.com/storage/v1/b/p.appspot.com/o/${name}`;
  expect(sent).toEqual([
    ['PATCH', address, { metadata: { hidden: 'yes', firebaseStorageDownloadTokens: null } }],
    ['PATCH', address, { metadata: { hidden: null, firebaseStorageDownloadTokens: 't-1' } }],
  ]);
});

test('the local platform serves file metadata from its own URL', async () => {
  const { sent, setFileHidden } = start('http://127.0.0.1:4200');
  await setFileHidden(`http://127.0.0.1:4200/v0/b/p.appspot.com/o/${name}?alt=media&token=t-1`, true);
  expect(sent.map(([, url]) => url)).toEqual([`http://127.0.0.1:4200/v0/b/p.appspot.com/o/${name}`]);
});

test.each([
  ['on another site', 'https://example.org/a.pdf'],
  ['in another bucket', `${host.replace('p.appspot', 'q.appspot')}/${name}`],
  ["that is a member's picture", `${host}/images%2Fkofi%2Fa.webp?alt=media&token=t-1`],
])('a file %s is not changed', async (_, url) => {
  const { sent, setFileHidden } = start('https://firestore.googleapis.com');
  await setFileHidden(url, true);
  expect(sent).toEqual([]);
});

test('hiding a missing file succeeds, and a failed request is an error', async () => {
  const url = `${host}/${name}?alt=media&token=t-1`;
  await expect(start('https://firestore.googleapis.com', 404).setFileHidden(url, true)).resolves.toBeUndefined();
  await expect(start('https://firestore.googleapis.com', 403).setFileHidden(url, true)).rejects.toMatchObject({
    code: 'denied',
  });
});
