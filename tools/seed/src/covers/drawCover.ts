import { encodePng } from './encodePng';

/** Width and height of every cover in pixels, in both sizes. */
export const coverSizes = { large: { width: 800, height: 450 }, small: { width: 480, height: 270 } } as const;

type CoverSize = keyof typeof coverSizes;

interface Pattern {
  readonly alt: string;
  /** Returns the height at a point, from 0 for the first colour to 1 for the last. `x` ranges from 0 to 16/9. */
  readonly field: (x: number, y: number) => number;
}

const wave = (angle: number) => 0.5 + 0.5 * Math.sin(angle * 2 * Math.PI);

const patterns = {
  rings: {
    alt: 'Abstract pattern: rounded patches where ripples from two points cross each other.',
    field: (x, y) =>
      Math.round(3 * (wave(4 * Math.hypot(x - 0.5, y - 0.45)) + wave(4 * Math.hypot(x - 1.35, y - 0.6)))) / 6,
  },
  grid: {
    alt: 'Abstract pattern: a grid of squares that grow from left to right.',
    field: (x, y) => {
      const column = Math.floor(x * 9) / 9;
      const inside = Math.max(Math.abs(((x * 9) % 1) - 0.5), Math.abs(((y * 9) % 1) - 0.5)) < 0.1 + 0.2 * column;
      return inside ? 0.35 + 0.35 * column : 0.06;
    },
  },
  waves: {
    alt: 'Abstract pattern: level lines that rise and fall like waves.',
    field: (x, y) =>
      Math.floor(6 * Math.min(0.999, Math.max(0, y + 0.12 * Math.sin(5 * x) - 0.05 * Math.cos(9 * x)))) / 5,
  },
  steps: {
    alt: 'Abstract pattern: diagonal stripes in steps from dark to light.',
    field: (x, y) => Math.floor(7 * Math.min(0.999, (x + y) / 2.78)) / 6,
  },
  drops: {
    alt: 'Abstract pattern: rows of round drops that fade towards the bottom.',
    field: (x, y) =>
      Math.hypot(((x * 8) % 1) - 0.5, ((y * 8) % 1) - 0.5) < 0.38 ? 0.9 - 0.1 * Math.floor(y * 8) : 0.05,
  },
} as const satisfies Record<string, Pattern>;

export type CoverName = keyof typeof patterns;

interface Cover {
  readonly bytes: Uint8Array;
  readonly alt: string;
}

// The palette consists of the site's ink, link, teal, ochre and paper colours, with even steps between them.
const palette = gradient(['#1d152d', '#5a2cc4', '#0b6660', '#f2b35b', '#fbf7f0'], 8);

const drawn = new Map<string, Cover>();

/** Draws a cover image. Equal names and sizes result in equal bytes. */
export function drawCover(name: CoverName, size: CoverSize): Cover {
  const key = `${name} ${size}`;
  const cover = drawn.get(key) ?? newCover(name, size);
  drawn.set(key, cover);
  return cover;
}

function newCover(name: CoverName, size: CoverSize): Cover {
  const { width, height } = coverSizes[size];
  const { alt, field } = patterns[name];
  const pixels = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const level = field((column + 0.5) / height, (row + 0.5) / height);
      pixels[row * width + column] = Math.round(level * (palette.length - 1));
    }
  }
  return { bytes: encodePng({ width, height, palette, pixels }), alt };
}

function gradient(stops: readonly string[], stepsBetween: number): string[] {
  const colours = stops.map((stop) => [1, 3, 5].map((at) => Number.parseInt(stop.slice(at, at + 2), 16)));
  const steps = (stops.length - 1) * stepsBetween;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const first = Math.min(stops.length - 2, Math.floor(step / stepsBetween));
    const share = step / stepsBetween - first;
    const channels = [0, 1, 2].map((channel) => {
      const from = colours[first]?.[channel] ?? 0;
      const to = colours[first + 1]?.[channel] ?? 0;
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0');
    });
    return `#${channels.join('')}`;
  });
}
