/** @jest-environment node */
import { createUsageCounter, type SaveUsage, type UsageCount } from './createUsageCounter';

function start(save: SaveUsage) {
  let now = Date.parse('2026-11-30T23:59:30Z');
  const counter = createUsageCounter(save, () => now);
  const visit = (path: string, headers: Record<string, string> = {}, { status = 200, method = 'GET' } = {}) =>
    counter.count(new Request(`https://site.example${path}`, { method, headers }), status);
  return { ...counter, visit, pass: (milliseconds: number) => (now += milliseconds) };
}

test('counts page views by programme, country and month, and saves them once a minute', async () => {
  const saved: (readonly UsageCount[])[] = [];
  const { visit, pass, setProgramme } = start((counts) => Promise.resolve(void saved.push(counts)));
  setProgramme('/articles/one', 'cjed');
  void visit('/apet', { 'x-country-code': 'KE' });
  void visit('/fr/apet/areas-of-focus', { 'x-country-code': 'ke' });
  void visit('/articles/one?a=b', { 'x-country-code': 'unknown' });
  void visit('/articles/other');
  pass(31_000);
  void visit('/apet', { 'x-country-code': 'KE' });
  expect(saved).toEqual([]);
  pass(30_000);
  await visit('/apet', { 'x-country-code': 'KE' });
  const november = { month: '2026-11' };
  expect(saved).toEqual([
    [
      { ...november, programme: 'apet', country: 'KE', count: 2 },
      { ...november, programme: 'cjed', country: 'ZZ', count: 1 },
      { ...november, programme: 'other', country: 'ZZ', count: 1 },
      { month: '2026-12', programme: 'apet', country: 'KE', count: 2 },
    ],
  ]);
  expect(visit('/apet')).toBeUndefined();
});

test('does not count robots, prefetches, errors or other methods', async () => {
  const saved: (readonly UsageCount[])[] = [];
  const { visit, pass } = start((counts) => Promise.resolve(void saved.push(counts)));
  void visit('/apet', { 'user-agent': 'Examplebot/2.1' });
  void visit('/apet', { 'sec-purpose': 'prefetch' });
  void visit('/apet', {}, { status: 404 });
  void visit('/apet', {}, { method: 'HEAD' });
  pass(60_000);
  await visit('/cjed');
  expect(saved).toEqual([[expect.objectContaining({ programme: 'cjed', count: 1 })]]);
});

test('sends unsaved counts again under the same id, followed by later counts', async () => {
  const sent: (readonly [count: number, id: string])[] = [];
  let fails = true;
  const { visit, pass } = start((counts, id) => {
    sent.push([counts.reduce((sum, { count }) => sum + count, 0), id]);
    return fails ? Promise.reject(new Error('No answer')) : Promise.resolve();
  });
  for (const isFailing of [true, false, false]) {
    fails = isFailing;
    pass(60_000);
    await visit('/apet');
  }
  const [[, first] = [], [, again] = [], [, last] = []] = sent;
  expect(sent.map(([count]) => count)).toEqual([1, 1, 2]);
  expect(first).toMatch(/^2026-12-01_[\w-]{36}$/);
  expect([again === first, last === first]).toEqual([true, false]);
});
