import { createDraftStore } from './createDraftStore';
import { emptyDevice, newDraft, titled } from './testing/device';

/** A fake BroadcastChannel. A message reaches every other channel with the same name. */
class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: (() => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  postMessage(): void {
    for (const channel of FakeChannel.open) {
      if (channel !== this && channel.name === this.name) queueMicrotask(() => channel.onmessage?.());
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}

beforeEach(() => {
  emptyDevice();
  Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  FakeChannel.open.clear();
});

test('notifies listeners in this tab and in other tabs of every change', async () => {
  const [firstTab, secondTab] = [createDraftStore(), createDraftStore()];
  const [here, there] = [jest.fn(), jest.fn()];
  firstTab.subscribe(here);
  secondTab.subscribe(there);
  const heard = () => {
    const calls = [here.mock.calls.length, there.mock.calls.length];
    here.mockClear();
    there.mockClear();
    return calls;
  };
  const { draft } = await firstTab.save(newDraft());
  expect(heard()).toEqual([1, 1]);
  await firstTab.change('a1', (standing) => titled(standing, 'Two'));
  expect(heard()).toEqual([1, 1]);
  await firstTab.change('a1', () => undefined);
  await firstTab.get('a1');
  await firstTab.list();
  expect(heard()).toEqual([0, 0]);
  firstTab.saveSync(draft);
  for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
  expect(heard()).toEqual([1, 1]);
  await firstTab.remove('a1');
  expect(heard()).toEqual([1, 1]);
});

test('a store without listeners notifies other tabs and leaves no channel open', async () => {
  const listener = jest.fn();
  const end = createDraftStore().subscribe(listener);
  await createDraftStore().save(newDraft());
  expect([listener.mock.calls.length, FakeChannel.open.size]).toEqual([1, 1]);
  end();
  expect(FakeChannel.open.size).toBe(0);
  await createDraftStore().save(newDraft({ key: 'b' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('unsubscribing ends only one of two subscriptions of the same listener', async () => {
  const store = createDraftStore();
  const listener = jest.fn();
  const ends = [store.subscribe(listener), store.subscribe(listener)];
  ends[0]?.();
  await store.save(newDraft());
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['missing', undefined],
  [
    'refused',
    function refuse() {
      throw new DOMException('no', 'SecurityError');
    },
  ],
])('if BroadcastChannel is %s, listeners in the same tab are still notified', async (_, channel) => {
  Reflect.set(globalThis, 'BroadcastChannel', channel);
  const store = createDraftStore();
  const listener = jest.fn();
  const end = store.subscribe(listener);
  expect((await store.save(newDraft())).where).toBe('device');
  expect(listener).toHaveBeenCalledTimes(1);
  end();
});
