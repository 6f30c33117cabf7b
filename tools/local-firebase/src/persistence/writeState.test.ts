/** @jest-environment node */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discardState } from './discardState';
import { writeState } from './writeState';
import type { Persistence } from './persistence';
import { loadState } from './loadState';
import { lockFolder } from './lockFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

function createPart(value = 0): Persistence & { value: number } {
  const part = {
    value,
    save: () => part.value,
    load: (saved: unknown) => {
      if (typeof saved !== 'number') throw new Error('The saved value is not a number.');
      part.value = saved;
    },
  };
  return part;
}

const now = () => Date.UTC(2026, 10, 21, 7);

test('saved state is loaded again, from files that only their owner can read', async () => {
  const writer = writeState({ folder, parts: { auth: createPart(1), firestore: createPart(2) } });
  writer.changed();
  await writer.stop();
  const [auth, firestore, storage] = [createPart(), createPart(), createPart()];
  expect(await loadState({ folder, parts: { auth, firestore, storage } })).toEqual(new Set(['auth', 'firestore']));
  expect([auth.value, firestore.value]).toEqual([1, 2]);
  expect(statSync(join(folder, 'auth.json')).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('the delay starts with the first change, and only changed parts are written', async () => {
  jest.useFakeTimers();
  const written: string[] = [];
  const write = (file: string) => {
    written.push(file);
    return Promise.resolve();
  };
  const writer = writeState({ folder, parts: { auth: createPart(), firestore: createPart() }, write });
  writer.changed('firestore');
  await jest.advanceTimersByTimeAsync(900);
  writer.changed('firestore');
  expect(written).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(written).toEqual([join(folder, 'firestore.json')]);
  await jest.advanceTimersByTimeAsync(5000);
  expect(written).toHaveLength(1);
  jest.useRealTimers();
});

test('writes never overlap, and changes during a write are part of the next write', async () => {
  const part = createPart(1);
  const written: number[] = [];
  let running = 0;
  let max = 0;
  const writer = writeState({
    folder,
    parts: { part },
    write: async (_, text) => {
      max = Math.max(max, (running += 1));
      written.push((JSON.parse(text) as { state: number }).state);
      if (part.value === 1) {
        part.value = 2;
        writer.changed();
        void writer.flush();
      }
      await Promise.resolve();
      running -= 1;
    },
  });
  writer.changed();
  await writer.flush();
  await writer.stop();
  expect(written).toEqual([1, 2]);
  expect(max).toBe(1);
});

test('if the disk is full during the stop, the error names the parts whose changes are lost', async () => {
  const onStatus = jest.fn();
  const write = (file: string) => {
    if (file.includes('firestore')) throw new Error('ENOSPC: no space left on device.');
  };
  const writer = writeState({ folder, parts: { auth: createPart(1), firestore: createPart(2) }, write, onStatus });
  writer.changed();
  await expect(writer.stop()).rejects.toThrow(
    'The last changes of firestore are lost: they could not be saved (ENOSPC: no space left on device).',
  );
  expect(onStatus).toHaveBeenCalledTimes(1);
});

test('a full disk is reported once, leaves the old snapshot intact, and the next change causes a retry', async () => {
  const part = createPart(1);
  const statuses: string[] = [];
  let full = false;
  const writer = writeState({
    folder,
    parts: { part },
    onStatus: (sentence) => statuses.push(sentence),
    write: (file, text) => {
      if (full) return Promise.reject(new Error('ENOSPC: no space left on device, write'));
      writeFileSync(file, text);
      return Promise.resolve();
    },
  });
  const change = async (value: number) => {
    part.value = value;
    writer.changed();
    await writer.flush();
    const again = createPart();
    await loadState({ folder, parts: { part: again } });
    return again.value;
  };
  expect(await change(1)).toBe(1);
  full = true;
  expect(await change(2)).toBe(1);
  expect(await change(3)).toBe(1);
  full = false;
  expect(await change(4)).toBe(4);
  expect(statuses).toEqual([
    'The state could not be saved (ENOSPC: no space left on device, write). The last saved state is intact, and the next change tries again.',
    'The state is saved again.',
  ]);
});

test.each([
  ['half a file', '{"format":"local st', 'it is not JSON'],
  ['a foreign file', '{"documents":[]}', 'it was not written by the local platform'],
  ['another version', '{"format":"local state","version":2}', 'it does not have version 1'],
  ['another part', '{"format":"local state","version":1,"part":"auth","state":1}', 'it contains no state of part'],
  [
    'a state that the part rejects',
    '{"format":"local state","version":1,"part":"part","state":"x"}',
    'The saved value is not a number',
  ],
])('%s is moved aside and reported, and the part does not change', async (_, text, why) => {
  writeFileSync(join(folder, 'part.json'), text);
  const part = createPart(7);
  const statuses: string[] = [];
  const loaded = await loadState({
    folder,
    parts: { part },
    onStatus: (sentence) => statuses.push(sentence),
    now,
  });
  const aside = 'part.json.broken-2026-11-21T07-00-00-000Z';
  expect(loaded.size).toBe(0);
  expect(part.value).toBe(7);
  expect(readdirSync(folder)).toEqual([aside]);
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
  expect(statuses).toEqual([
    `The saved state of part cannot be used (${why}), so it was moved to ${join(folder, aside)}.`,
  ]);
});

test('the previous snapshot is loaded if the latest one is damaged, or after a crash between the renames', async () => {
  const part = createPart(1);
  const writer = writeState({ folder, parts: { part } });
  for (const value of [1, 2]) {
    part.value = value;
    writer.changed();
    await writer.flush();
  }
  const load = async () => {
    const again = createPart();
    const statuses: string[] = [];
    const loaded = await loadState({ folder, parts: { part: again }, onStatus: (text) => statuses.push(text), now });
    return { value: again.value, loaded: [...loaded], statuses };
  };
  const file = join(folder, 'part.json');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  const broken = `The saved state of part cannot be used (it is not JSON), so it was moved to ${file}.broken-2026-11-21T07-00-00-000Z.`;
  expect(await load()).toEqual({
    value: 1,
    loaded: ['part'],
    statuses: [`${broken} Loading the previous one instead.`],
  });
  expect(await load()).toEqual({ value: 1, loaded: ['part'], statuses: [] });
});

test("a fresh start deletes only the platform's snapshots", () => {
  for (const file of [
    'part.json',
    'part.previous.json',
    'part.json.123',
    'part.json.broken-x',
    'notes.txt',
    'other.json',
  ])
    writeFileSync(join(folder, file), '');
  discardState(folder, ['part']);
  expect(readdirSync(folder)).toEqual(['notes.txt', 'other.json', 'part.json.broken-x']);
});

test('only one process can use a folder, and the lock of an ended process is replaced', () => {
  writeFileSync(join(folder, 'lock'), String(process.ppid));
  expect(() => lockFolder(folder)).toThrow(
    `Process ${process.ppid} already stores its state in ${folder}. Stop it, or delete ${join(folder, 'lock')} if it is a different program.`,
  );
  writeFileSync(join(folder, 'lock'), '4194999');
  const release = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that is killed during a write leaves a complete snapshot from its last second', async () => {
  for (const changes of [30, 37, 44, 51, 58, 65, 72, 79]) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(__dirname, 'testing/writeForever.ts'), folder, '10'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise<void>((resolve) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.split('\n').length > changes) resolve();
      });
    });
    const killed = Date.now();
    const gone = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await gone;
    let saved: unknown;
    const counter = { save: () => undefined, load: (state: unknown) => void (saved = state) };
    expect(await loadState({ folder, parts: { counter } })).toEqual(new Set(['counter']));
    expect(readdirSync(folder).filter((file) => !/^counter(\.previous)?\.json$/.test(file))).toEqual([]);
    expect(saved).toMatchObject({ count: expect.any(Number) });
    expect(killed - (saved as { at: number }).at).toBeLessThan(1000);
  }
});
