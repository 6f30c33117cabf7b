/** @jest-environment node */
import type { RenderProcessTools } from './runRenderProcess';
import { startRenderProcess } from './startRenderProcess';

let mockProgram: (tools: RenderProcessTools) => void;
jest.mock('./runRenderProcess', () => ({
  get runRenderProcess() {
    return mockProgram;
  },
}));

const onLog = jest.fn();
const onUnhandled = jest.fn();
const handleRequest = jest.fn(() => Promise.resolve(new Response('found')));

/**
 * Starts a process that runs `program`, as if an app's code had taken over the whole process. Resolves after the
 * process has ended.
 */
async function runUntilEnd(program: typeof mockProgram): Promise<string> {
  mockProgram = program;
  const code = { shell: '', origin: 'https://site.example' };
  return new Promise((resolve) => {
    startRenderProcess({ code, handleRequest, onEnd: resolve, onUnhandled, onLog });
  });
}

// Each function is sent to the process as source text, so it may not use anything outside its body.
const programs: Readonly<Record<string, typeof mockProgram>> = {
  'messages without end': ({ encodeFrame }) => {
    const channel = new (process.getBuiltinModule('net').Socket)({ fd: 3 });
    const pongs = Buffer.concat(Array.from({ length: 1_000 }, () => encodeFrame({ type: 'pong' })));
    setInterval(() => channel.write(pongs), 1);
  },
  'bytes without end': ({ encodeFrame }) => {
    const channel = new (process.getBuiltinModule('net').Socket)({ fd: 3 });
    const page = encodeFrame(
      { type: 'page', id: 1, page: { status: 200, head: '', htmlLength: 0 } },
      Buffer.alloc(3e6),
    );
    page.write('{}', page.length - 2);
    setInterval(() => channel.write(page), 1);
  },
  'a message that never ends': () => {
    const channel = new (process.getBuiltinModule('net').Socket)({ fd: 3 });
    channel.write(Buffer.alloc(8, 255));
    setInterval(() => undefined, 1_000);
  },
  'no JSON': () => {
    const channel = new (process.getBuiltinModule('net').Socket)({ fd: 3 });
    channel.write(Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, 120]));
    setInterval(() => undefined, 1_000);
  },
  'a message of an unknown type': ({ encodeFrame }) => {
    new (process.getBuiltinModule('net').Socket)({ fd: 3 }).write(encodeFrame({ cmd: 'NODE_HANDLE_ACK' }));
    setInterval(() => undefined, 1_000);
  },
  'a page with an impossible status': ({ encodeFrame }) => {
    const page = { type: 'page', id: 1, page: { status: 1_000, location: '/' } };
    new (process.getBuiltinModule('net').Socket)({ fd: 3 }).write(encodeFrame(page));
    setInterval(() => undefined, 1_000);
  },
  'a text that is too long': ({ encodeFrame }) => {
    const log = { type: 'log', text: 'a'.repeat(2_000) };
    new (process.getBuiltinModule('net').Socket)({ fd: 3 }).write(encodeFrame(log));
    setInterval(() => undefined, 1_000);
  },
};

test.each(Object.keys(programs))('a process that sends %s is ended', async (name) => {
  const program = programs[name] ?? (() => undefined);
  await expect(runUntilEnd(program)).resolves.toMatch(/^its process sent an invalid message/);
});

test('a process that exits or is killed is reported', async () => {
  await expect(runUntilEnd(() => process.exit(3))).resolves.toBe('its process has ended (3)');
  await expect(runUntilEnd(() => process.kill(process.pid, 'SIGKILL'))).resolves.toBe(
    'its process has ended (SIGKILL)',
  );
});

test("a process cannot make the renderer fetch from other origins, and can only add lines to the renderer's log", async () => {
  handleRequest.mockClear();
  await runUntilEnd(({ encodeFrame }) => {
    const channel = new (process.getBuiltinModule('net').Socket)({ fd: 3 });
    for (const path of ['//evil.example/api/', '/\\evil.example/api/', '/other', '/api/v1/articles'])
      channel.write(encodeFrame({ type: 'fetch', id: 1, path }));
    channel.write(encodeFrame({ type: 'log', text: 'one\n\u001b[31mtwo' }));
    channel.write(encodeFrame({ type: 'unhandled', reason: 'three\r\nfour' }));
    // Messages arrive in order, but the end of the process may be noticed before its last messages are read.
    channel.write(encodeFrame({ type: 'exit', reason: 'done' }));
    setInterval(() => undefined, 1_000);
  });
  expect(handleRequest.mock.calls.map(([request]: readonly Request[]) => request?.url)).toEqual([
    'https://site.example/api/v1/articles',
  ]);
  expect(onLog).toHaveBeenCalledWith('one [31mtwo');
  expect(onUnhandled).toHaveBeenCalledWith('three four');
});

test('a process that does not respond to a ping is ended', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    mockProgram = () => setInterval(() => undefined, 1_000);
    const code = { shell: '', origin: 'https://site.example' };
    const reason = new Promise((resolve) => {
      startRenderProcess({ code, handleRequest, onEnd: resolve, onUnhandled, onLog });
    });
    jest.advanceTimersByTime(36_000);
    await expect(reason).resolves.toBe('it stopped responding');
  } finally {
    jest.useRealTimers();
  }
});
