import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { axeViolations } from '../testing';
import { AfricaMap } from './AfricaMap';
import { MapLegend } from './MapLegend';
import { islands, labels, mapHeight, mapWidth, paths, shapesVersion } from './shapes';
import { toLabels } from './toLabels';
import { getShade, toShades } from './toShades';

const show = (counts: Readonly<Record<string, number>>, selected: readonly string[] = []) =>
  render(
    <MemoryRouter>
      <AfricaMap
        counts={counts}
        selected={selected}
        toPath={(country) => `/events?country=${country}`}
        toTitle={(country, count) => `${country}: ${count}`}
      />
      <MapLegend counts={counts} toRange={(from, to) => (from === to ? String(from) : `${from}–${to}`)} />
    </MemoryRouter>,
  );

test('the shapes were written by the current script (if not, run npm run map -w @adp/shared-ui)', () => {
  const read = (file: string) => readFileSync(join(__dirname, '../..', file), 'utf8');
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Readonly<Record<string, string>> };
  const { 'd3-geo': geo, 'topojson-client': client, 'world-atlas': atlas } = devDependencies;
  const script = read('scripts/writeMap.mjs');
  const version = createHash('sha256').update(`${script}${geo}${client}${atlas}`).digest('hex').slice(0, 8);
  expect(shapesVersion).toBe(version);
});

test('the map has a link for each of the 55 member states, which the keyboard skips', async () => {
  const { container } = show({ KE: 3 }, ['KE']);
  const links = [...container.querySelectorAll('a')];
  expect(links).toHaveLength(55);
  expect(links.every((link) => link.getAttribute('tabindex') === '-1')).toBe(true);
  const kenya = links.find((link) => link.getAttribute('href') === '/events?country=KE');
  expect(kenya?.querySelector('title')?.textContent).toBe('KE: 3');
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['3']);
  expect(kenya?.hasAttribute('data-selected')).toBe(true);
  expect(await axeViolations(container)).toEqual([]);
});

test('on phones too, a country with items has a label, unless the label would cover that of a larger country', () => {
  const show = (counts: Readonly<Record<string, number>>) =>
    toLabels(counts).map(({ code, onlyWide }) => (onlyWide ? `${code} on wide maps` : code));
  expect(show({ EG: 1, KE: 12, SN: 1, GH: 3, RW: 1, MG: 0 })).toEqual(['EG', 'KE', 'GH', 'SN', 'RW']);
  expect(show({ GH: 12, TG: 1 })).toEqual(['GH', 'TG on wide maps']);
  expect(show({ SN: 1, GM: 1 })).toEqual(['SN']);
});

test('each island can be pressed within a circle of 24 px on a map of 250 px', () => {
  const { container } = show({});
  expect(Object.keys(islands).sort()).toEqual(['CV', 'KM', 'MU', 'SC', 'ST']);
  const radii = [...container.querySelectorAll('a > circle:first-of-type')].map((circle) =>
    Number(circle.getAttribute('r')),
  );
  expect(radii).toHaveLength(5);
  for (const radius of radii) expect((2 * radius * 250) / mapWidth).toBeGreaterThanOrEqual(24);
  for (const [x, y] of Object.values(islands)) {
    expect(Math.min(x, mapWidth - x, y, mapHeight - y)).toBeGreaterThanOrEqual(31);
  }
});

test('shapes, as HTML or as code, have at most 6 kB, so that HTML and code together have at most 12 kB', () => {
  const { container } = show({ KE: 3, NG: 12, ZA: 1 });
  expect(brotliCompressSync(container.innerHTML).length).toBeLessThan(6_000);
  expect(brotliCompressSync(JSON.stringify([paths, labels, islands])).length).toBeLessThan(6_000);
});

test('counts are divided into at most four shades, and the legend names their ranges', () => {
  expect(toShades([0, 0])).toEqual([]);
  expect(toShades([1, 1])).toEqual([{ from: 1, to: 1 }]);
  const shades = toShades([1, 4, 10]);
  expect(shades.map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [4, 6],
    [7, 9],
    [10, 10],
  ]);
  expect([0, 1, 5, 10].map((count) => getShade(shades, count))).toEqual([0, 1, 2, 4]);
  const { container } = show({ KE: 10, NG: 1 });
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '0',
    '1–3',
    '4–6',
    '7–9',
    '10',
  ]);
});
