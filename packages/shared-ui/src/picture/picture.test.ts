import {
  dataUrlToBlob,
  dataUrlBytes,
  createCanvas,
  MAX_FILE_BYTES,
  openPicture,
  packPicture,
  PictureError,
  shrinkPicture,
} from '.';

interface Device {
  readonly packed: string[];
  readonly drawn: unknown[][];
}

const webpAndJpeg = { 'image/webp': 0.1, 'image/jpeg': 0.2 };

/**
 * Fakes the canvas, which jsdom lacks. A compressed picture consists of zeros. `packs` contains, for each supported type, the number of
 * bytes per pixel at quality 1. Other types result in a PNG.
 */
function installCanvas(packs: Readonly<Record<string, number>> = webpAndJpeg): Device {
  const device: Device = { packed: [], drawn: [] };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => {
      const note =
        (what: string) =>
        (...values: unknown[]) =>
          device.drawn.push([what, ...values]);
      return { fillStyle: '', fillRect: note('fill'), drawImage: note('draw') };
    },
    toDataURL(this: HTMLCanvasElement, type: string, quality: number) {
      device.packed.push(`${type} ${this.width}x${this.height} ${quality}`);
      const perPixel = packs[type];
      if (perPixel === undefined) return toDataUrl('image/png', 1);
      return toDataUrl(type, Math.ceil(this.width * this.height * perPixel * quality));
    },
  });
  return device;
}

const toDataUrl = (type: string, bytes: number) => `data:${type};base64,${btoa('\0'.repeat(bytes))}`;

function installBitmap(width: number, height: number) {
  const close = jest.fn();
  const decode = jest.fn<Promise<unknown>, [Blob, ImageBitmapOptions?]>(() =>
    Promise.resolve({ width, height, close }),
  );
  Reflect.set(globalThis, 'createImageBitmap', decode);
  return { close, decode };
}

const file = new Blob(['picture']);
const twice = <Bounds>(bounds: Bounds) => ({ large: bounds, small: bounds });
const sized = (size: number) => Object.defineProperty(new Blob(['x']), 'size', { value: size });

describe('a data: URL', () => {
  test.each([0, 1, 2, 3, 4, 100])('is measured correctly if it contains %d bytes', (bytes) => {
    expect(dataUrlBytes(toDataUrl('image/webp', bytes))).toBe(bytes);
  });

  test('is converted to a blob without a request', async () => {
    const blob = dataUrlToBlob(`data:image/webp;base64,${btoa('\x00\xffpicture')}`);
    expect([blob.type, blob.size]).toEqual(['image/webp', 9]);
    expect(await readText(blob)).toBe('\x00\xffpicture');
    expect(() => dataUrlToBlob('data:image/webp;base64,%')).toThrow();
  });
});

describe('packing', () => {
  test('uses the best quality that fits', () => {
    const { packed } = installCanvas();
    const { element } = createCanvas(100, 100);
    // The best quality takes 860 bytes, and the next one 750.
    const dataUrl = packPicture(element, 800);
    expect(dataUrl.startsWith('data:image/webp')).toBe(true);
    expect(dataUrlBytes(dataUrl)).toBe(750);
    expect(packed).toEqual(['image/webp 100x100 0.86', 'image/webp 100x100 0.75']);
  });

  test('tries WebP once and uses JPEG on a device without WebP support', () => {
    const { packed } = installCanvas({ 'image/jpeg': 0.1 });
    expect(packPicture(createCanvas(100, 100).element, 650).startsWith('data:image/jpeg')).toBe(true);
    expect(packed.map((request) => request.split(' ')[0])).toEqual([
      'image/webp',
      'image/jpeg',
      'image/jpeg',
      'image/jpeg',
    ]);
  });

  test('throws if even the lowest quality is too large', () => {
    const { packed } = installCanvas();
    expect(() => packPicture(createCanvas(100, 100).element, 299)).toThrow(new PictureError('noPacking'));
    expect(packed).toHaveLength(10);
  });

  test('throws if the device has no canvas', () => {
    installCanvas();
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
    expect(() => createCanvas(1, 1)).toThrow(new PictureError('noPacking'));
  });
});

describe('opening', () => {
  test('draws the rotated picture on white, no larger than needed', async () => {
    const { drawn, packed } = installCanvas();
    const { close, decode } = installBitmap(4_000, 3_000);
    expect(await openPicture(file)).toMatch(/^data:image\/jpeg/);
    expect(decode.mock.calls).toEqual([[file, { imageOrientation: 'from-image' }]]);
    expect(drawn).toEqual([
      ['fill', 0, 0, 1_600, 1_200],
      ['draw', expect.objectContaining({ width: 4_000 }), 0, 0, 4_000, 3_000, 0, 0, 1_600, 1_200],
    ]);
    await openPicture(file, 400);
    expect(packed).toEqual(['image/jpeg 1600x1200 0.9', 'image/jpeg 400x300 0.9']);
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('omits the EXIF option if a browser rejects it', async () => {
    installCanvas();
    const { decode } = installBitmap(4, 3);
    decode.mockRejectedValueOnce(new TypeError("'from-image' is not a valid enum value"));
    expect(await openPicture(file)).toMatch(/^data:image\/jpeg/);
    expect(decode.mock.calls[1]).toEqual([file]);
  });

  test.each([openPicture, (blob: Blob) => shrinkPicture(blob, twice({ maxSide: 4, maxBytes: 4 }))])(
    'a file that is not a picture or too large is an error',
    async (open) => {
      installCanvas();
      const { decode } = installBitmap(4, 3);
      await expect(open(sized(MAX_FILE_BYTES + 1))).rejects.toEqual(new PictureError('tooBig'));
      expect(decode).not.toHaveBeenCalled();
      decode.mockRejectedValueOnce(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
      await expect(open(sized(MAX_FILE_BYTES))).rejects.toMatchObject({ name: 'PictureError', code: 'unreadable' });
      decode.mockRejectedValue(new TypeError('broken'));
      await expect(open(file)).rejects.toMatchObject({ code: 'unreadable' });
    },
  );
});

describe('shrinking', () => {
  const large = { maxSide: 1_600, maxBytes: 200 * 1024 };
  const small = { maxSide: 480, maxBytes: 15 * 1024 };

  test('preserves the proportions and returns dimensions and bytes of both sizes, from one opened file', async () => {
    const { drawn } = installCanvas();
    const { close, decode } = installBitmap(3_000, 4_000);
    const sizes = await shrinkPicture(file, { large, small });
    expect(sizes.large).toMatchObject({ width: 1_200, height: 1_600, bytes: 165_120 });
    expect(sizes.small).toMatchObject({ width: 360, height: 480, bytes: 14_861 });
    for (const { dataUrl, bytes } of Object.values(sizes)) expect(dataUrlBytes(dataUrl)).toBe(bytes);
    expect(drawn.filter(([what]) => what === 'fill')).toEqual([
      ['fill', 0, 0, 1_200, 1_600],
      ['fill', 0, 0, 360, 480],
    ]);
    expect(decode).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['does not enlarge a small picture', 300, 200, 1_600, '300x200'],
    ['leaves at least a pixel of a thin picture', 10_000, 2, 4_000, '4000x1'],
    ['rounds the dimensions', 3_333, 1_777, 1_000.7, '1000x533'],
  ])('%s', async (_, width, height, maxSide, sides) => {
    installCanvas();
    installBitmap(width, height);
    const shrunk = await shrinkPicture(file, { large: { ...large, maxSide }, small });
    expect(`${shrunk.large.width}x${shrunk.large.height}`).toBe(sides);
  });

  test('tries every quality before it reduces the dimensions', async () => {
    const { packed } = installCanvas();
    installBitmap(1_600, 1_200);
    const shrunk = await shrinkPicture(file, { large: { maxSide: 1_600, maxBytes: 40_000 }, small });
    // The lowest quality takes 57,600 bytes at full size, and 32,400 bytes at three quarters of the dimensions.
    expect(shrunk.large).toMatchObject({ width: 1_200, height: 900, bytes: 32_400 });
    expect(packed.filter((request) => !request.includes('480x'))).toHaveLength(10 + 5);
  });

  test('throws if a single pixel is too large', async () => {
    const { packed } = installCanvas();
    const { close } = installBitmap(8, 8);
    const sizes = { large: { maxSide: 8, maxBytes: 0 }, small };
    await expect(shrinkPicture(file, sizes)).rejects.toEqual(new PictureError('noPacking'));
    expect(packed.at(-1)).toBe('image/jpeg 1x1 0.3');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

/** Returns the blob's bytes as characters. Needed because jsdom's blobs have no `text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsBinaryString(blob);
  });
}
