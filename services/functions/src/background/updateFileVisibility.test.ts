import { startSite } from '../testing/startSite';
import type { DocumentEvent } from './events';
import { updateFileVisibility } from './updateFileVisibility';

const path = 'knowledge_products/one';
const files = [{ url: 'https://files.example/a.pdf' }, { url: 'https://files.example/b.pdf' }];

/** Creates a knowledge product that goes through the given states. Records which of its files are hidden. */
async function start(...states: readonly string[]) {
  const site = startSite();
  const { administrator } = site;
  const hidden = new Set<string>();
  const setFileHidden = (url: string, isHidden: boolean) => {
    hidden[isHidden ? 'add' : 'delete'](url);
    return Promise.resolve();
  };
  const write = (status: string) => administrator.commit([{ path, fields: { status, files } }]);
  for (const status of states) await write(status);
  const events = site.takeEvents().filter((event) => event.path === path);
  return {
    ...site,
    hidden,
    write,
    setFileHidden,
    events,
    update: (event: DocumentEvent) => updateFileVisibility(event, { ...administrator, setFileHidden }),
  };
}

test.each([
  ['was removed', ['published', 'removed'], 2],
  ['was removed and shown again', ['published', 'removed', 'published'], 0],
  ['was removed twice', ['published', 'removed', 'published', 'removed'], 2],
  ['was taken back by its author', ['published', 'archived'], 0],
])(
  'the files of an item that %s follow the last decision, regardless of the order and number of deliveries',
  async (_, states, count) => {
    const { events, hidden, update } = await start(...states);
    for (const event of [...events, ...[...events].reverse()]) await update(event);
    expect(hidden.size).toBe(count);
  },
);

test('a file that could not be hidden is hidden on the next delivery', async () => {
  const { administrator, events, hidden, setFileHidden } = await start('published', 'removed');
  let failures = 1;
  const failing: typeof setFileHidden = (url, isHidden) =>
    url.endsWith('b.pdf') && (failures -= 1) >= 0
      ? Promise.reject(new Error('No answer'))
      : setFileHidden(url, isHidden);
  const update = (event: DocumentEvent) => updateFileVisibility(event, { ...administrator, setFileHidden: failing });
  const [, event] = events;
  if (!event) throw new Error('There is no event.');
  await expect(update(event)).rejects.toThrow();
  await update(event);
  expect(hidden.size).toBe(2);
});

test('a decision made while files are being hidden takes effect', async () => {
  const { administrator, events, hidden, setFileHidden, write } = await start('published', 'removed');
  let isFirst = true;
  const setHidden: typeof setFileHidden = async (url, isHidden) => {
    await setFileHidden(url, isHidden);
    if (isFirst) await write('published');
    isFirst = false;
  };
  const [, event] = events;
  if (event) await updateFileVisibility(event, { ...administrator, setFileHidden: setHidden });
  expect(hidden.size).toBe(0);
});
