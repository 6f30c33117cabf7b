import { createRetryScheduler, type PassResult } from './createRetryScheduler';

const nothing: PassResult = { hasWaiting: false, hasSent: false };
const waiting: PassResult = { hasWaiting: true, hasSent: false };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function begin(result: () => PassResult | Promise<PassResult>) {
  const runPass = jest.fn(() => Promise.resolve().then(result));
  const scheduler = createRetryScheduler(runPass);
  return { runPass, scheduler, stop: scheduler.start() };
}

test('starting runs one pass at once, and no further pass if nothing is waiting', async () => {
  const { runPass, stop } = begin(() => nothing);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(runPass).toHaveBeenCalledTimes(1);
  stop();
});

test('the back-off grows to one minute while something is waiting, and resets after a successful send', async () => {
  const times: number[] = [];
  const start = Date.now();
  const { stop } = begin(() => {
    times.push((Date.now() - start) / 1_000);
    return times.length === 7 ? { hasWaiting: true, hasSent: true } : waiting;
  });
  await jest.advanceTimersByTimeAsync(205_000);
  expect(times).toEqual([0, 5, 15, 35, 75, 135, 195, 200]);
  stop();
});

test.each([
  [0, 3_750],
  [0.999, 6_248],
])('the back-off has jitter (%s)', async (chance, pause) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const { runPass, stop } = begin(() => waiting);
  await jest.advanceTimersByTimeAsync(pause - 2);
  expect(runPass).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3);
  expect(runPass).toHaveBeenCalledTimes(2);
  stop();
});

test('a pass starts when the network returns and when the page becomes visible', async () => {
  const { runPass, stop } = begin(() => nothing);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(runPass).toHaveBeenCalledTimes(2);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(runPass).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(runPass).toHaveBeenCalledTimes(3);
});

test('a pass that is requested during another pass runs once afterwards', async () => {
  let end: (result: PassResult) => void = () => undefined;
  const { runPass, scheduler, stop } = begin(() => new Promise((resolve) => (end = resolve)));
  await jest.advanceTimersByTimeAsync(0);
  scheduler.runNow();
  scheduler.runNow();
  scheduler.runLater();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runPass).toHaveBeenCalledTimes(1);
  end(waiting);
  await jest.advanceTimersByTimeAsync(0);
  expect(runPass).toHaveBeenCalledTimes(2);
  end(nothing);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(runPass).toHaveBeenCalledTimes(2);
  stop();
});

test('each start runs a pass, and passes continue until every start has been stopped', async () => {
  const { runPass, scheduler, stop } = begin(() => waiting);
  const second = scheduler.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(runPass).toHaveBeenCalledTimes(2);
  stop();
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(runPass).toHaveBeenCalledTimes(3);
  second();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(runPass).toHaveBeenCalledTimes(3);
  expect(scheduler.isStarted()).toBe(false);
});

test('no pass runs before the start or after the stop', async () => {
  const runPass = jest.fn(() => Promise.resolve(waiting));
  const scheduler = createRetryScheduler(runPass);
  scheduler.runNow();
  scheduler.runLater();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(runPass).not.toHaveBeenCalled();
  const stop = scheduler.start();
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(runPass).toHaveBeenCalledTimes(1);
});

test('a requested delay is respected, and a failed pass is retried', async () => {
  let failures = 1;
  const { runPass, scheduler, stop } = begin(() =>
    failures-- > 0 ? Promise.reject(new Error('No storage.')) : nothing,
  );
  await jest.advanceTimersByTimeAsync(5_000);
  expect(runPass).toHaveBeenCalledTimes(2);
  scheduler.runLater();
  scheduler.runLater();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(runPass).toHaveBeenCalledTimes(3);
  stop();
});
