import { limits } from '@adp/shared-data/content';
import { dataUrlBytes } from '@adp/shared-ui/picture';
import { cropPicture } from './cropPicture';

const area = { x: 10, y: 20, width: 900, height: 900 };
const drawImage = jest.fn();
const decode = jest.fn(() => Promise.resolve());

// Fake the canvas, which jsdom lacks. At the best quality, the fake picture exceeds the size limit by one byte.
beforeEach(() => {
  drawImage.mockClear();
  Object.assign(HTMLImageElement.prototype, { decode });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => ({ fillRect: jest.fn(), drawImage }),
    toDataURL: (type: string, quality: number) =>
      `data:${type};base64,${btoa('x'.repeat(limits.pictureBytes.max + (quality > 0.8 ? 1 : 0)))}`,
  });
});

test('the cropped area is scaled to 400 pixels and compressed below the size limit', async () => {
  const dataUrl = await cropPicture('data:,', area);
  expect(drawImage.mock.calls).toEqual([[expect.any(HTMLImageElement), 10, 20, 900, 900, 0, 0, 400, 400]]);
  expect(dataUrl.startsWith('data:image/webp;')).toBe(true);
  expect(dataUrlBytes(dataUrl)).toBe(limits.pictureBytes.max);
});

test('a picture that cannot be decoded is reported as unreadable', async () => {
  decode.mockRejectedValueOnce(new DOMException('broken', 'EncodingError'));
  await expect(cropPicture('data:,', area)).rejects.toMatchObject({ name: 'PictureError', code: 'unreadable' });
});
