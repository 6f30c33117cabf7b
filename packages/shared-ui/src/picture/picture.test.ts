import {
  dataUrlToBlob,
  dataUrlBytes,
  createCanvas,
  mostFileBytes,
  openPicture,
  packPicture,
  PictureError,
  shrinkPicture,
} from '.';

/** Requests to the device. */
interface Device {
  readonly packed: string[];
  readonly drawn: unknown[][];
}

const webpAndJpeg = { 'image/webp': 0.1, 'image/jpeg': 0.2 };

/**
 * A canvas as browsers have it and jsdom does not: a packed picture is as many zeros as its pixels and quality make. `packs`
 * has the bytes of a pixel at quality 1, by type; of any other type the device makes a PNG.
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

/** Opens any file as a picture of this size. */
function installBitmap(width: number, height: number) {
  const close = jest.fn();
  const decode = jest.fn<Promise<unknown>, [Blob, ImageBitmapOptions?]>(() =>
    Promise.resolve({ width, height, close }),
  );
  Reflect.set(globalThis, 'createImageBitmap', decode);
  return { close, decode };
}

const file = new Blob(['picture']);
const sized = (size: number) => Object.defineProperty(new Blob(['x']), 'size', { value: size });

describe('a data: address', () => {
  test.each([0, 1, 2, 3, 4, 100])('of %d bytes has as many', (bytes) => {
    expect(dataUrlBytes(toDataUrl('image/webp', bytes))).toBe(bytes);
  });

  test('has its bytes and type, without a request', async () => {
    const blob = dataUrlToBlob(`data:image/webp;base64,${btoa('\x00\xffpicture')}`);
    expect([blob.type, blob.size]).toEqual(['image/webp', 9]);
    expect(await readText(blob)).toBe('\x00\xffpicture');
    expect(() => dataUrlToBlob('data:image/webp;base64,%')).toThrow();
  });
});

describe('packing', () => {
  test('takes the best quality that fits', () => {
    const { packed } = installCanvas();
    const { element } = createCanvas(100, 100);
    // 860 bytes at best, then 750.
    const dataUrl = packPicture(element, 800);
    expect(dataUrl.startsWith('data:image/webp')).toBe(true);
    expect(dataUrlBytes(dataUrl)).toBe(750);
    expect(packed).toEqual(['image/webp 100x100 0.86', 'image/webp 100x100 0.75']);
  });

  test('is in JPEG on a device without WebP, which is tried once', () => {
    const { packed } = installCanvas({ 'image/jpeg': 0.1 });
    expect(packPicture(createCanvas(100, 100).element, 650).startsWith('data:image/jpeg')).toBe(true);
    expect(packed.map((one) => one.split(' ')[0])).toEqual(['image/webp', 'image/jpeg', 'image/jpeg', 'image/jpeg']);
  });

  test('throws where even the worst quality is too large', () => {
    const { packed } = installCanvas();
    expect(() => packPicture(createCanvas(100, 100).element, 299)).toThrow(new PictureError('noPacking'));
    expect(packed).toHaveLength(10);
  });

  test('throws where the device has no canvas', () => {
    installCanvas();
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
    expect(() => createCanvas(1, 1)).toThrow(new PictureError('noPacking'));
  });
});

describe('opening', () => {
  test('is the picture on white, rotated by its EXIF data, no larger than needed', async () => {
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

  test('does without the option where a browser does not know it', async () => {
    installCanvas();
    const { decode } = installBitmap(4, 3);
    decode.mockRejectedValueOnce(new TypeError("'from-image' is not a valid enum value"));
    expect(await openPicture(file)).toMatch(/^data:image\/jpeg/);
    expect(decode.mock.calls[1]).toEqual([file]);
  });

  test.each([openPicture, (blob: Blob) => shrinkPicture(blob, { mostSide: 4, mostBytes: 4 })])(
    'a file that is no picture, and one that is too large, is an error',
    async (open) => {
      installCanvas();
      const { decode } = installBitmap(4, 3);
      await expect(open(sized(mostFileBytes + 1))).rejects.toEqual(new PictureError('tooBig'));
      expect(decode).not.toHaveBeenCalled();
      decode.mockRejectedValueOnce(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
      await expect(open(sized(mostFileBytes))).rejects.toMatchObject({ name: 'PictureError', code: 'unreadable' });
      decode.mockRejectedValue(new TypeError('broken'));
      await expect(open(file)).rejects.toMatchObject({ code: 'unreadable' });
    },
  );
});

describe('shrinking', () => {
  const most = { mostSide: 1_600, mostBytes: 200 * 1024 };

  test('preserves the proportions, and returns sides and bytes', async () => {
    const { drawn } = installCanvas();
    const { close } = installBitmap(3_000, 4_000);
    const { dataUrl, ...rest } = await shrinkPicture(file, most);
    expect(rest).toEqual({ width: 1_200, height: 1_600, bytes: 165_120 });
    expect(dataUrlBytes(dataUrl)).toBe(rest.bytes);
    expect(drawn[0]).toEqual(['fill', 0, 0, 1_200, 1_600]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a small one stays as it is', 300, 200, 1_600, '300x200'],
    ['a thin one still has a pixel', 10_000, 2, 4_000, '4000x1'],
    ['sides are whole', 3_333, 1_777, 1_000.7, '1000x533'],
  ])('%s', async (_, width, height, mostSide, sides) => {
    installCanvas();
    installBitmap(width, height);
    const shrunk = await shrinkPicture(file, { mostSide, mostBytes: most.mostBytes });
    expect(`${shrunk.width}x${shrunk.height}`).toBe(sides);
  });

  test('tries every quality before it takes smaller sides', async () => {
    const { packed } = installCanvas();
    const { close } = installBitmap(1_600, 1_200);
    const { width, height, bytes } = await shrinkPicture(file, { mostSide: 1_600, mostBytes: 40_000 });
    // 57,600 bytes at worst; 32,400 at three quarters of the sides.
    expect([width, height, bytes]).toEqual([1_200, 900, 32_400]);
    expect(packed).toHaveLength(10 + 5);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('throws at a single pixel', async () => {
    const { packed } = installCanvas();
    const { close } = installBitmap(8, 8);
    await expect(shrinkPicture(file, { mostSide: 8, mostBytes: 0 })).rejects.toEqual(new PictureError('noPacking'));
    expect(packed.at(-1)).toBe('image/jpeg 1x1 0.3');
    expect(close).toHaveBeenCalledTimes(1);
  });
});

/** One character for each byte; jsdom's blobs have no `text()`. */
function readText(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsBinaryString(blob);
  });
}
