/** @jest-environment node */
import { createImageRenderer } from './createImageRenderer';
import { readCardFiles } from './readCardFiles';

const site = 'African Digital Policy';
const renderImage = createImageRenderer(() => readCardFiles(__filename));

/** Returns the width and height from a PNG's header. */
function readSize(png: Uint8Array): readonly [number, number] {
  const view = new DataView(png.buffer, png.byteOffset);
  expect(Array.from(png.subarray(1, 4), (code) => String.fromCharCode(code)).join('')).toBe('PNG');
  return [view.getUint32(16), view.getUint32(20)];
}

test.each([
  ['en', 'Data governance in Kenya'],
  ['ar', 'مستقبل السياسات الرقمية في إفريقيا'],
  ['en', 'W'.repeat(150)],
  ['en', '</text><script>window.hit=1</script>'],
])('a card in %s has the size that social networks require: %s', async (lang, title) => {
  const png = await renderImage({ label: 'Article', title, lang, site, around: lang });
  expect(readSize(png)).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(150_000);
});

test('Arabic letters are joined', async () => {
  const title = 'سياسات';
  const card = { label: 'x', title, lang: 'ar', site, around: 'en' };
  const [whole, apart] = [await renderImage(card), await renderImage({ ...card, title: [...title].join('\u200C') })];
  expect(Buffer.from(whole).equals(Buffer.from(apart))).toBe(false);
});

test('an icon has the requested size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>';
  expect(readSize(await renderImage({ svg, width: 180 }))).toEqual([180, 180]);
});

test('the same card is rendered only once', async () => {
  const card = { label: 'Article', title: 'Rendered once', lang: 'en', site, around: 'en' };
  expect(await renderImage(card)).toBe(await renderImage(card));
});

test('files that fail to load are loaded again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('disk'))
    .mockImplementation(() => readCardFiles(__filename));
  const render = createImageRenderer(load);
  const card = { label: 'Article', title: 'Tried again', lang: 'en', site, around: 'en' };
  await expect(render(card)).rejects.toThrow('disk');
  expect(readSize(await render(card))).toEqual([1200, 630]);
});
