import { DraftSession, type TypedForm } from './DraftSession';

interface Draft {
  readonly values: object;
}

/** Creates a form whose values a test can change. */
function createForm() {
  let values = { title: '' };
  const callbacks = new Set<() => void>();
  const form: TypedForm = {
    getValues: () => values,
    subscribe: ({ callback }) => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
  const type = (title: string) => {
    values = { title };
    for (const callback of callbacks) callback();
  };
  return { form, type };
}

function open(save: (draft: Draft) => Promise<{ draft: Draft }> = (draft) => Promise.resolve({ draft })) {
  const saved: object[] = [];
  const synchronously: object[] = [];
  const device = {
    delay: 800,
    save: (draft: Draft) => {
      saved.push(draft.values);
      return save(draft);
    },
    saveSync: (draft: Draft) => void synchronously.push(draft.values),
  };
  const session = new DraftSession<Draft, string, { draft: Draft }>(device, {
    status: 'editing',
    draft: { values: { title: '' } },
  });
  const { form, type } = createForm();
  return { session, type, saved, synchronously, detach: session.attach(form) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('typed text is saved after the delay, including keys typed in the meantime', async () => {
  const { type, saved, session } = open();
  type('A');
  await jest.advanceTimersByTimeAsync(500);
  type('AB');
  expect(saved).toEqual([]);
  await jest.advanceTimersByTimeAsync(300);
  expect(saved).toEqual([{ title: 'AB' }]);
  expect(session.getState()).toMatchObject({ status: 'editing', draft: { values: { title: 'AB' } } });
});

test.each([
  ['the page is hidden', () => window.dispatchEvent(new Event('pagehide'))],
  ['the form is left', (detach: () => void) => detach()],
])('unsaved text is saved synchronously when %s', (_, leave) => {
  const untouched = open();
  leave(untouched.detach);
  expect(untouched.synchronously).toEqual([]);
  const { type, synchronously, detach } = open();
  type('A');
  leave(detach);
  expect(synchronously).toEqual([{ title: 'A' }]);
});

test('a slow save is accompanied by a synchronous save', async () => {
  const { type, synchronously } = open(() => new Promise(() => undefined));
  type('A');
  await jest.advanceTimersByTimeAsync(800);
  expect(synchronously).toEqual([]);
  await jest.advanceTimersByTimeAsync(800);
  expect(synchronously).toEqual([{ title: 'A' }]);
});

test('requests run one after the other, and the status follows each request', async () => {
  const { session } = open();
  const statuses: string[] = [];
  session.subscribe(() => statuses.push(session.getState().status));
  await Promise.all([
    session.send('draft', () => Promise.resolve({ status: 'sent' })),
    session.send('published', () => Promise.resolve({ status: 'editing', error: 'denied' })),
  ]);
  expect(statuses).toEqual(['saving', 'sent', 'saving', 'editing']);
  expect(session.getState()).toMatchObject({ target: 'published', error: 'denied' });
});

test('after a conflict, nothing is sent, but typed text is still saved on the device', async () => {
  const { session, type, saved } = open();
  const request = jest.fn(() => Promise.resolve({ status: 'conflict', newer: 'theirs' } as const));
  await session.send('draft', request);
  await session.send('draft', request);
  expect(request).toHaveBeenCalledTimes(1);
  type('mine');
  await jest.advanceTimersByTimeAsync(800);
  expect(saved).toEqual([{ title: 'mine' }]);
  expect(session.getState()).toMatchObject({ status: 'conflict', newer: 'theirs' });
});
