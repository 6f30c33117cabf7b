/** @jest-environment node */
import { Line } from './Line';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const body = (segments: number) => Buffer.alloc(segments * 1_400);

/** Sends a body and records the times at which its pieces arrive. */
function record(line: Line, segments: number): readonly number[] {
  const times: number[] = [];
  void line.transfer(body(segments), () => times.push(Math.round(performance.now())));
  return times;
}

test('a response waits for the latency since its request, not since the wait began', async () => {
  const line = new Line({ latency: 150 });
  let isOver = false;
  const arrival = performance.now();
  await jest.advanceTimersByTimeAsync(100);
  void line.waitForLatency(arrival).then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(49);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});

test('a body passes at the bandwidth of the line', async () => {
  const times = record(new Line({ latency: 0, throughput: 14_000 }), 3);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(times).toEqual([100, 200, 300]);
});

test('simultaneous responses share the bandwidth evenly', async () => {
  const line = new Line({ latency: 0, throughput: 14_000 });
  const first = record(line, 2);
  const second = record(line, 2);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(first).toEqual([100, 300]);
  expect(second).toEqual([200, 400]);
});

test('headers delay the bodies that follow', async () => {
  const line = new Line({ latency: 0, throughput: 14_000 });
  line.reserve(700);
  const times = record(line, 1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(times).toEqual([150]);
});

test('unused bandwidth is lost', async () => {
  const line = new Line({ latency: 0, throughput: 14_000 });
  await jest.advanceTimersByTimeAsync(5_000);
  const times = record(line, 1);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(times).toEqual([5_100]);
});

test('without a limit, a body passes immediately and in one piece', () => {
  expect(record(new Line({ latency: 150 }), 3)).toEqual([0]);
});
