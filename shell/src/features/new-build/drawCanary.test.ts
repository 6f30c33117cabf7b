import { drawCanary } from './drawCanary';

const stable = {
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0000000001',
  container: 'mfe_tiny_b_0000000001',
  entry: 'b-0000000001/entry.js',
  requires: {},
  integrity: {},
};
const withCanary = (share: number, build = 'b-8000000000') => ({ ...stable, canary: { ...stable, build, share } });
const key = 'adp.shell.canary.mfe_tiny';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  [0, stable.build, 'beside b-8000000000'],
  [1, 'b-8000000000', 'b-8000000000'],
])('a canary with the share %d gives every browser %s', (share, build, stored) => {
  expect(drawCanary(withCanary(share)).build).toBe(build);
  expect(localStorage.getItem(key)).toBe(stored);
});

test("the build's id shifts the browser's number, so that each canary is tested in different browsers", () => {
  localStorage.setItem('adp.shell.number', '0.55');
  // The sum 0.55 + 0x80/0x100 is 1.05, which wraps around to 0.05.
  for (const visit of [1, 2, 3]) expect([visit, drawCanary(withCanary(0.1)).build]).toEqual([visit, 'b-8000000000']);
  expect(drawCanary(withCanary(0.1, 'b-1000000000')).build).toBe(stable.build);
  expect(drawCanary(withCanary(0.7, 'b-1000000000')).build).toBe('b-1000000000');
});

test("the share of browsers is close to the canary's share", () => {
  let number = 0;
  jest.spyOn(Math, 'random').mockImplementation(() => (number += 0.01) - 0.005);
  const drawn = Array.from({ length: 100 }, () => {
    localStorage.clear();
    return drawCanary(withCanary(0.1)).build;
  });
  expect(drawn.filter((build) => build !== stable.build)).toHaveLength(10);
});

test('a canary that has failed in this browser is not drawn again, but the next canary may be', () => {
  localStorage.setItem(key, 'b-8000000000 Error: boom');
  expect(drawCanary(withCanary(1)).build).toBe(stable.build);
  expect(localStorage.getItem(key)).toBe('b-8000000000 Error: boom');
  expect(drawCanary(withCanary(1, 'b-1000000000')).build).toBe('b-1000000000');
});

test('a canary that has ended is no longer used', () => {
  drawCanary(withCanary(1));
  expect(drawCanary(stable)).toBe(stable);
  expect(localStorage.getItem(key)).toBeNull();
});

test('a canary that the site has stopped is not drawn, and browsers that use it return to the stable build', () => {
  const stopped = [
    { app: 'mfe_tiny', build: 'b-8000000000' },
    { app: 'mfe_other', build: 'b-7000000000' },
  ];
  localStorage.setItem('adp.shell.canary.mfe_other', 'b-7000000000');
  expect(drawCanary(withCanary(1), stopped).build).toBe(stable.build);
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem('adp.shell.canary.mfe_other')).toBe('b-7000000000 stopped by its verdict');
  drawCanary(withCanary(1));
  expect(drawCanary(withCanary(1), stopped).build).toBe(stable.build);
  expect(localStorage.getItem(key)).toBe('b-8000000000 stopped by its verdict');
  expect(drawCanary(withCanary(1, 'b-1000000000'), stopped).build).toBe('b-1000000000');
});

test('a canary that an administrator has resumed is drawn again, but not while the list of stops is unknown', () => {
  drawCanary(withCanary(1));
  drawCanary(withCanary(1), [{ app: 'mfe_tiny', build: 'b-8000000000' }]);
  expect(drawCanary(withCanary(1)).build).toBe(stable.build);
  expect(drawCanary(withCanary(1), []).build).toBe('b-8000000000');
  expect(localStorage.getItem(key)).toBe('b-8000000000');
});

test('no canary is drawn if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(drawCanary(withCanary(1)).build).toBe(stable.build);
});
