import { readPageConfig } from '../testing/readPageConfig';
import { sitePicture } from './sitePicture';

const objects = 'https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o';
const mine = `${objects}/images%2Famina%2Fa.webp?alt=media&token=t`;

test("no URL is accepted until the page knows the site's bucket", async () => {
  expect(sitePicture(mine, 'images')).toBeUndefined();
  const block = Object.assign(document.createElement('script'), { id: 'firebase-config', type: 'application/json' });
  block.textContent = JSON.stringify({ projectId: 'demo-site', apiKey: 'k' });
  document.body.append(block);
  expect(sitePicture(mine, 'images')).toBe(mine);
});

test.each([
  [`${objects}/pictures%2Famina%2Fa.webp`, 'pictures', true],
  [`${objects}/pictures%2Famina%2Fa.webp`, 'images', false],
  [mine, 'pictures', false],
  [mine.replace('demo-site', 'another'), 'images', false],
  [mine.replace('https:', 'http:'), 'images', false],
  [mine.replace('googleapis.com', 'googleapis.com.evil.example'), 'images', false],
  [mine.replace('https://firebasestorage.googleapis.com', location.origin), 'images', false],
  [mine.replace('amina%2F', ''), 'images', false],
  [mine.replace('amina%2F', 'amina/'), 'images', false],
  [mine.replace('amina%2F', '..%2F..%2F'), 'images', false],
  [`https://evil.example/?${mine}`, 'images', false],
  ['', 'images', false],
] as const)('the URL %s in the folder %s is accepted: %s', async (address, folder, expected) => {
  await readPageConfig();
  expect(sitePicture(address, folder)).toBe(expected ? address : undefined);
});
