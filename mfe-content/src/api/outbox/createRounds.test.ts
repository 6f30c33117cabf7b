import { createRounds, type RoundResult } from './createRounds';

const nothing: RoundResult = { waits: false, sent: false };
const waits: RoundResult = { waits: true, sent: false };

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function begin(result: () => RoundResult | Promise<RoundResult>) {
  const round = jest.fn(() => Promise.resolve().then(result));
  const rounds = createRounds(round);
  return { round, rounds, stop: rounds.start() };
}

test('a round begins at once; with nothing that waits it is the only one', async () => {
  const { round, stop } = begin(() => nothing);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(1);
  stop();
});

test('while something waits the pauses grow to a minute, and are short again once something is sent', async () => {
  const times: number[] = [];
  const start = Date.now();
  const { stop } = begin(() => {
    times.push((Date.now() - start) / 1_000);
    return times.length === 7 ? { waits: true, sent: true } : waits;
  });
  await jest.advanceTimersByTimeAsync(205_000);
  expect(times).toEqual([0, 5, 15, 35, 75, 135, 195, 200]);
  stop();
});

test.each([
  [0, 3_750],
  [0.999, 6_248],
])('there is some chance in a pause (%s)', async (chance, pause) => {
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  const { round, stop } = begin(() => waits);
  await jest.advanceTimersByTimeAsync(pause - 2);
  expect(round).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3);
  expect(round).toHaveBeenCalledTimes(2);
  stop();
});

test('the network and the sight of the page begin one at once', async () => {
  const { round, stop } = begin(() => nothing);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(3);
});

test('what is asked for during a round is done after it, once', async () => {
  let end: (result: RoundResult) => void = () => undefined;
  const { round, rounds, stop } = begin(() => new Promise((resolve) => (end = resolve)));
  await jest.advanceTimersByTimeAsync(0);
  rounds.now();
  rounds.now();
  rounds.later();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(round).toHaveBeenCalledTimes(1);
  end(waits);
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  end(nothing);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(round).toHaveBeenCalledTimes(2);
  stop();
});

test('each start looks at once what waits, and it goes on until all have stopped', async () => {
  const { round, rounds, stop } = begin(() => waits);
  const second = rounds.start();
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  stop();
  stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(3);
  second();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(3);
  expect(rounds.isStarted()).toBe(false);
});

test('before it is started, and once it is stopped, nothing goes on', async () => {
  const round = jest.fn(() => Promise.resolve(waits));
  const rounds = createRounds(round);
  rounds.now();
  rounds.later();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(round).not.toHaveBeenCalled();
  const stop = rounds.start();
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(1);
});

test('a pause that is asked for is one; a round that fails is tried again', async () => {
  let failures = 1;
  const { round, rounds, stop } = begin(() => (failures-- > 0 ? Promise.reject(new Error('No storage.')) : nothing));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(round).toHaveBeenCalledTimes(2);
  rounds.later();
  rounds.later();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(round).toHaveBeenCalledTimes(3);
  stop();
});
