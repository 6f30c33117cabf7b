/** @jest-environment node */
import { checkUpload } from './checkUpload';

const pdf = '%PDF-1.7 and more';
const webp = 'RIFF\x10\0\0\0WEBPVP8 ';

/** Storage with these files, each as the characters of its bytes. */
function startStorage(...files: readonly (readonly [string, string])[]) {
  const stored = new Map(files);
  const check = checkUpload({
    readFileStart: (name, bytes) => {
      const content = stored.get(name);
      return Promise.resolve(content === undefined ? undefined : Buffer.from(content.slice(0, bytes), 'latin1'));
    },
    deleteFile: (name) => {
      stored.delete(name);
      return Promise.resolve();
    },
  });
  return { stored, check };
}

test.each([
  ['files/amina/a.pdf', 'application/pdf', pdf],
  ['files/amina/a.png', 'image/png', '\x89PNG\r\n\x1a\n....'],
  ['files/amina/a.jpg', 'image/jpeg', '\xff\xd8\xff\xe0'],
  ['files/amina/a.webp', 'image/webp', webp],
  // Not of a knowledge product.
  ['images/amina/a.webp', 'image/webp', 'anything'],
])('%s stays, however often it is looked at', async (name, contentType, content) => {
  const { stored, check } = startStorage([name, content]);
  await check({ name, contentType });
  await check({ name, contentType });
  expect([...stored.keys()]).toEqual([name]);
});

test.each([
  ['a page with the name of a PDF', 'files/amina/a.pdf', 'application/pdf', '<!doctype html><script>'],
  ['a program', 'files/amina/a.pdf', 'application/pdf', 'MZ\x90\0'],
  ['a PDF behind a page', 'files/amina/a.pdf', 'application/pdf', `<html>${pdf}`],
  ['one with nothing in it', 'files/amina/a.pdf', 'application/pdf', ''],
  ['a drawing', 'files/amina/a.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['an image with the name of another type', 'files/amina/a.png', 'image/png', webp],
  ['an image that its sender calls another type', 'files/amina/a.webp', 'image/png', webp],
])('%s is deleted, and what another delivery finds is nothing', async (_, name, contentType, content) => {
  const { stored, check } = startStorage([name, content]);
  await Promise.all([check({ name, contentType }), check({ name, contentType })]);
  await check({ name, contentType });
  expect(stored.size).toBe(0);
});
