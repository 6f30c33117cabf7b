/** @jest-environment node */
import { createTurns } from './createTurns';

test('what comes beyond the limit waits, and costs nothing where it is given up', async () => {
  const takeTurn = createTurns(1);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, signal = new AbortController().signal) =>
    takeTurn(() => {
      begun.push(name);
      return new Promise<string>((done) => ends.set(name, () => done(name)));
    }, signal);
  const impatient = new AbortController();
  const first = ask('first');
  const second = ask('second', impatient.signal);
  const third = ask('third');
  impatient.abort();
  await expect(second).rejects.toThrow('too many pages');
  ends.get('first')?.();
  await expect(first).resolves.toBe('first');
  await new Promise(setImmediate);
  ends.get('third')?.();
  await expect(third).resolves.toBe('third');
  expect(begun).toEqual(['first', 'third']);
});

test('work that fails makes room for the next', async () => {
  const takeTurn = createTurns(1);
  const { signal } = new AbortController();
  const failing = takeTurn(() => Promise.reject(new Error('broken')), signal);
  const next = takeTurn(() => Promise.resolve('whole'), signal);
  await expect(failing).rejects.toThrow('broken');
  await expect(next).resolves.toBe('whole');
});
