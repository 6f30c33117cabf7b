/** @jest-environment node */
import { sumTraffic, TrafficMeter } from './traffic';

test('responses are summed by type, and only a document counts as HTML', () => {
  const meter = new TrafficMeter();
  meter.start('https://site.example/page', 'document').bytes = 1_000;
  meter.start('https://site.example/builds/offline-en', 'empty').bytes = 200;
  meter.start('https://app.example/b-1/a.js', 'empty').bytes = 30;
  meter.start('https://app.example/b-1/b.js', 'script').bytes = 4;
  expect(sumTraffic(meter.take())).toEqual({
    bytes: { html: 1_000, js: 34, css: 0, font: 0, other: 200 },
    requests: 4,
  });
});

test('a request belongs to the view in which it arrived', () => {
  const meter = new TrafficMeter();
  const exchange = meter.start('https://site.example/a.js', 'script');
  expect(meter.take()).toEqual([exchange]);
  meter.end(exchange);
  expect(meter.take()).toEqual([]);
});

describe('waiting until the network is idle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('includes requests that are sent while it waits', async () => {
    const meter = new TrafficMeter();
    let isIdle = false;
    const idle = meter.waitUntilIdle(1_000).then((unfinished) => {
      isIdle = true;
      return unfinished;
    });
    await jest.advanceTimersByTimeAsync(900);
    const exchange = meter.start('https://site.example/a.js', 'script');
    await jest.advanceTimersByTimeAsync(5_000);
    meter.end(exchange);
    await jest.advanceTimersByTimeAsync(900);
    expect(isIdle).toBe(false);
    await jest.advanceTimersByTimeAsync(150);
    await expect(idle).resolves.toEqual([]);
  });

  test('returns requests without a response after 30 seconds', async () => {
    const meter = new TrafficMeter();
    meter.start('https://site.example/a.js', 'script');
    const idle = meter.waitUntilIdle(1_000);
    await jest.advanceTimersByTimeAsync(30_200);
    await expect(idle).resolves.toEqual(['https://site.example/a.js']);
  });
});
