/** @jest-environment node */
import { startSite, user } from '../testing/startSite';
import { checkUpload, type UploadEvent } from './checkUpload';

const pdf = '%PDF-1.7 and more';
const webp = 'RIFF\x10\0\0\0WEBPVP8 ';

function startStorage(...files: readonly (readonly [string, string])[]) {
  const stored = new Map(files);
  const site = startSite();
  site.put(user('amina'));
  let failures = 0;
  const administrator: typeof site.administrator = {
    ...site.administrator,
    readFileStart: (name, bytes) => {
      const content = stored.get(name);
      return Promise.resolve(content === undefined ? undefined : Buffer.from(content.slice(0, bytes), 'latin1'));
    },
    deleteFile: (name) => {
      if ((failures -= 1) >= 0) return Promise.reject(new Error('No answer'));
      stored.delete(name);
      return Promise.resolve();
    },
  };
  const check = (event: UploadEvent) => checkUpload(event, administrator);
  const notifications = () => Object.values(site.list('notifications'));
  return { ...site, stored, check, notifications, failDeletions: (count: number) => (failures = count) };
}

const time = '2026-11-23T08:00:00.000Z';

test.each([
  ['files/amina/a.pdf', 'application/pdf', pdf],
  ['files/amina/a.png', 'image/png', '\x89PNG\r\n\x1a\n....'],
  ['files/amina/a.jpg', 'image/jpeg', '\xff\xd8\xff\xe0'],
  ['files/amina/a.webp', 'image/webp', webp],
  // A member's picture is not a file of a knowledge product, so it is not checked.
  ['images/amina/a.webp', 'image/webp', 'anything'],
])('%s is kept, even if it is checked repeatedly', async (name, contentType, content) => {
  const { stored, check, notifications } = startStorage([name, content]);
  await check({ name, contentType, time });
  await check({ name, contentType, time });
  expect([[...stored.keys()], notifications()]).toEqual([[name], []]);
});

test.each([
  ['a page with the name of a PDF', 'files/amina/a.pdf', 'application/pdf', '<!doctype html><script>'],
  ['a program', 'files/amina/a.pdf', 'application/pdf', 'MZ\x90\0'],
  ['a PDF behind a page', 'files/amina/a.pdf', 'application/pdf', `<html>${pdf}`],
  ['an empty file', 'files/amina/a.pdf', 'application/pdf', ''],
  ['a drawing', 'files/amina/a.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['an image with the name of another type', 'files/amina/a.png', 'image/png', webp],
  ['an image that its sender calls another type', 'files/amina/a.webp', 'image/png', webp],
])(
  '%s is deleted, and the sender is notified once, even if the event is delivered repeatedly',
  async (_, name, contentType, content) => {
    const { stored, check, notifications } = startStorage([name, content]);
    await Promise.all([check({ name, contentType, time }), check({ name, contentType, time })]);
    await check({ name, contentType, time });
    expect(stored.size).toBe(0);
    expect(notifications()).toMatchObject([{ uid: 'amina', event: 'upload_refused', created_at: new Date(time) }]);
  },
);

test.each([
  ['the commit of the notification fails', ['fails'], 0],
  ['the response about the notification is lost', ['answer is lost'], 0],
  ['the deletion fails', [], 1],
] as const)('if %s, the next delivery of the event completes the work', async (_, outcomes, failures) => {
  const { stored, check, notifications, setOutcomes, failDeletions } = startStorage(['files/amina/a.pdf', 'MZ']);
  setOutcomes(...outcomes);
  failDeletions(failures);
  const event = { name: 'files/amina/a.pdf', contentType: 'application/pdf', time };
  await expect(check(event)).rejects.toThrow();
  await check(event);
  await check(event);
  expect([stored.size, notifications().length]).toEqual([0, 1]);
});
