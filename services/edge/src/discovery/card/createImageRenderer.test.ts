/** @jest-environment node */
import { createImageRenderer, type RenderImage } from './createImageRenderer';
import { readCardFiles } from './readCardFiles';

const site = 'African Digital Policy';
const paint: RenderImage = createImageRenderer(() => readCardFiles(__filename));

/** Width and height in a PNG's header. */
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
])('a card in %s is a picture of the size that networks ask for: %s', async (lang, title) => {
  const png = await paint({ label: 'Article', title, lang, site, around: lang });
  expect(readSize(png)).toEqual([1200, 630]);
  expect(png.byteLength).toBeLessThan(150_000);
});

test('letters of Arabic are joined and in their direction, not as they are in Latin', async () => {
  const title = 'سياسات';
  const card = { label: 'x', title, lang: 'ar', site, around: 'en' };
  const [whole, apart] = [await paint(card), await paint({ ...card, title: [...title].join('\u200C') })];
  expect(Buffer.from(whole).equals(Buffer.from(apart))).toBe(false);
});

test('an icon has the size that is asked for', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>';
  expect(readSize(await paint({ svg, width: 180 }))).toEqual([180, 180]);
});

test('a card is painted once', async () => {
  const card = { label: 'Article', title: 'Painted once', lang: 'en', site, around: 'en' };
  expect(await paint(card)).toBe(await paint(card));
});

test('what fails to load is tried again', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('disk'))
    .mockImplementation(() => readCardFiles(__filename));
  const painter = createImageRenderer(load);
  const card = { label: 'Article', title: 'Tried again', lang: 'en', site, around: 'en' };
  await expect(painter(card)).rejects.toThrow('disk');
  expect(readSize(await painter(card))).toEqual([1200, 630]);
});
