import { getComparedCanary, parseDraw, storeDraw } from './canaryDraw';

const stable = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0000000001',
  container: 'mfe_tiny_b_0000000001',
  entry: 'b-0000000001/entry.js',
  requires: {},
  integrity: {},
};
const canary = { ...stable, build: 'b-0000000002', share: 0.1 };
const key = 'adp.shell.canary.mfe_tiny';

beforeEach(() => localStorage.clear());

test('a visit is evidence about a canary if an earlier visit has drawn its build', () => {
  expect(getComparedCanary(stable)).toBeUndefined();
  localStorage.setItem(key, `beside ${canary.build}`);
  expect(getComparedCanary(stable)).toBe(canary.build);
  expect(getComparedCanary(canary)).toBeUndefined();
  localStorage.setItem(key, canary.build);
  expect(getComparedCanary(canary)).toBe(canary.build);
  expect(getComparedCanary(stable)).toBeUndefined();
});

test('a visit that draws a build is no evidence, and a later visit with the same draw is', async () => {
  storeDraw('mfe_tiny', { canary: canary.build, isDrawn: true });
  expect([getComparedCanary(canary), getComparedCanary(stable)]).toEqual([undefined, undefined]);
  jest.resetModules();
  const later = await import('./canaryDraw');
  later.storeDraw('mfe_tiny', { canary: canary.build, isDrawn: true });
  expect(later.getComparedCanary(canary)).toBe(canary.build);
});

test.each<[string | null, ReturnType<typeof parseDraw>]>([
  [null, undefined],
  ['beside b-0000000002', undefined],
  ['b-0000000002', { build: 'b-0000000002' }],
  ['b-0000000002 Error: no page', { build: 'b-0000000002', reason: 'Error: no page' }],
])('the stored value %j means %j', (value, draw) => {
  expect(parseDraw(value)).toEqual(draw);
});
