/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// These tests compute contrast from the style sheets, in both themes (WCAG 2.2, 1.4.3 and 1.4.11).

type Tokens = ReadonlyMap<string, string>;

const root = join(__dirname, '../../..');
const base = ['tokens.css', 'base.css'].map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
const darkRules = /@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{([^}]*)\}/;
const light = readTokens(/:root \{([^}]*)\}/);
const themes: Readonly<Record<string, Tokens>> = { light, dark: new Map([...light, ...readTokens(darkRules)]) };

const onPaper = ['text', 'text-second', 'text-faint', 'link', 'ochre-on-paper', 'teal-on-paper', 'error', 'success'];
const onInk = ['on-ink', 'on-ink-second', 'ochre', 'teal', 'link-on-ink', 'error-on-ink'];

/** Pairs of text colour and background colour. The last pairs are for texts on buttons and marks. */
const texts: readonly (readonly [string, string])[] = [
  ...onPaper.flatMap((text) => ['paper', 'paper-second'].map((ground) => [text, ground] as const)),
  ...onInk.flatMap((text) => ['ink', 'ink-raised'].map((ground) => [text, ground] as const)),
  ['paper', 'text'],
  ['paper', 'text-second'],
  ['paper', 'error'],
  ['text', 'rule'],
  ['ink', 'ochre'],
];

const boundaries = [
  ['boundary', 'paper'],
  ['boundary', 'paper-second'],
  ['focus', 'paper'],
  ['focus', 'paper-second'],
] as const;

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  test.each(texts)('%s is legible on %s', (text, background) => {
    expect(contrast(tokens, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(boundaries)('%s is visible on %s', (boundary, ground) => {
    expect(contrast(tokens, boundary, ground)).toBeGreaterThanOrEqual(3);
  });

  test('the colour of page headers differs from the page background', () => {
    expect(contrast(tokens, 'ink', 'paper')).toBeGreaterThanOrEqual(1.2);
  });
});

const sheets = findSheets();

test('the checked pairs include every text colour that a style sheet combines with a background', () => {
  expect(sheets.length).toBeGreaterThan(100);
  const checked = new Set(texts.map((pair) => pair.join(' on ')));
  const unknown = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/\{[^{}]*\}/g)].flatMap(([rule]) => {
      const text = /(?<![-\w])color: var\(--([\w-]+)/.exec(rule)?.[1];
      const ground = /(?<![-\w])background(?:-color)?: var\(--([\w-]+)/.exec(rule)?.[1];
      const pair = `${text} on ${ground}`;
      return text && ground && !checked.has(pair) ? [`${file}: ${pair}`] : [];
    }),
  );
  expect(unknown).toEqual([]);
});

test('the ink token is used only as a background or as the text colour on ochre', () => {
  const wrong = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/[^{}]*\{[^{}]*\}/g)]
      .filter(([rule]) => !rule.includes('background: var(--ochre)'))
      .flatMap(([rule]) => [...rule.matchAll(/[\w-]*(?:color|border)[\w-]*:[^;]*var\(--ink\)/g)])
      .flatMap(([declaration]) => (declaration.startsWith('background') ? [] : [`${file}: ${declaration}`])),
  );
  expect(wrong).toEqual([]);
});

test('style sheets contain no colours except tokens', () => {
  // These rules may contain colours. Backdrops have no custom properties before Chromium 122. A QR code that is scanned from paper is black
  // on white.
  const allowed = /(::backdrop|@media print) \{[^}]*\}|\.poster \{[^}]*\}/g;
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(|(?<=: )(?:white|black|gr[ae]y)\b/gi;
  const matches = sheets.flatMap(({ file, css }) =>
    [...css.replaceAll(allowed, '').matchAll(colour)].map(([value]) => `${file}: ${value}`),
  );
  expect(matches).toEqual([]);
});

test('style sheets use only custom properties that a style sheet defines', () => {
  // Components set these in their style attributes.
  const fromComponents = /^(?:column-\d|toast-time)$/;
  const defined = new Set([base, ...sheets.map(({ css }) => css)].flatMap((css) => findNames(css, /--([\w-]+):/g)));
  const missing = sheets.flatMap(({ file, css }) =>
    findNames(css, /var\(--([\w-]+)/g)
      .filter((name) => !defined.has(name) && !fromComponents.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('style sheets use logical properties, which follow the direction of the text', () => {
  const physical =
    /(?<=[{;]\s*)(?:(?:(?:margin|padding|border|inset)-)?(?:left|right|top|bottom)(?:-\w+)*|(?:min-|max-)?(?:width|height)|float)(?=:)|(?:text-align|clear|float): (?:left|right)/g;
  const matches = [{ file: 'base.css', css: base }, ...sheets].flatMap(({ file, css }) =>
    [...css.replaceAll(/@(?:media|container)[^{]*/g, '').matchAll(physical)].map(([name]) => `${file}: ${name}`),
  );
  expect(matches).toEqual([]);
});

test('the rule for reduced motion overrides animations in every style sheet', () => {
  const rule = /@media \(prefers-reduced-motion: reduce\) \{\s*\*,[^}]*\}/.exec(base)?.[0];
  for (const property of ['animation-duration', 'transition-duration', 'scroll-behavior'])
    expect(rule).toMatch(new RegExp(`${property}: (0\\.01ms|auto) !important`));
});

function findNames(css: string, pattern: RegExp): readonly string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name);
}

function readTokens(rules: RegExp): Tokens {
  const text = rules.exec(base)?.[1] ?? '';
  return new Map([...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function contrast(tokens: Tokens, text: string, background: string): number {
  const [brighter = 0, darker = 0] = [luminance(tokens, text), luminance(tokens, background)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance by WCAG, from 0 to 1. */
function luminance(tokens: Tokens, name: string): number {
  const value = tokens.get(name) ?? '';
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias) return luminance(tokens, alias);
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((start) => {
    const channel = parseInt(value.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the style sheets of the shell, the apps and shared-ui, without the tokens. */
function findSheets(): { readonly file: string; readonly css: string }[] {
  const apps = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
  return [...apps, 'packages/shared-ui'].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => ({ file: `${name}/${file}`, css: readFileSync(join(root, name, 'src', file), 'utf8') })),
  );
}
