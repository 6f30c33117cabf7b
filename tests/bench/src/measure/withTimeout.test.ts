/** @jest-environment node */
import { withTimeout } from './withTimeout';

test('returns what comes in time', async () => {
  await expect(withTimeout(Promise.resolve('page'), 'a page', 10)).resolves.toBe('page');
});

test('names what it waited for when nothing comes', async () => {
  await expect(withTimeout(new Promise(() => undefined), 'the first paint of /apet', 10)).rejects.toThrow(
    'Waited 0.01 s in vain for the first paint of /apet.',
  );
});

test('passes on what fails', async () => {
  await expect(withTimeout(Promise.reject(new Error('no page')), 'a page', 10)).rejects.toThrow('no page');
});
