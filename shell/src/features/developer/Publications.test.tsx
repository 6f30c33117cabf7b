import { appendEntry, writeLog, type LogEntry, type LogEvent } from '@adp/app-contract/log';
import { render, screen } from '@testing-library/react';
import developerTexts from '../../messages/developer-en.json';
import { answerFetch } from '../../testing/network';
import { addTexts, TextProvider } from '../../text';
import { Publications } from './Publications';

const events: readonly LogEvent[] = [
  { action: 'publish', app: 'shell', by: 'amina', build: 'b-1111111111', commit: '0123456789abcdef' },
  { action: 'rollback', app: 'mfe_tiny', by: 'kofi', build: 'b-2222222222' },
];

beforeAll(() => addTexts(developerTexts));

async function createLog(): Promise<readonly LogEntry[]> {
  let entries: readonly LogEntry[] = [];
  for (const event of events) entries = await appendEntry(entries, event, Date.UTC(2026, 10, 28, 12));
  return entries;
}

async function show(response: Response) {
  answerFetch(() => response);
  render(
    <TextProvider>
      <Publications />
    </TextProvider>,
  );
  await screen.findByRole('region', { name: 'Publications' });
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

test('shows the latest entries first, with the state of the log', async () => {
  expect(await show(new Response(writeLog(await createLog())))).toEqual([
    expect.stringMatching(/^.*2026.* · rollback · mfe_tiny · b-2222222222 · kofi$/),
    expect.stringMatching(/^.*2026.* · publish · shell · b-1111111111 · amina · 012345678$/),
  ]);
  expect(screen.getByText('No entry was changed or removed. Latest entry: 2.')).toBeTruthy();
});

test('shows that an entry was changed', async () => {
  const log = writeLog(await createLog()).replace('amina', 'kofi');
  await show(new Response(log));
  expect(screen.getByText('The log was altered: entry 2 does not follow the entry before it')).toBeTruthy();
});

test('shows that the site has no log, or an unreadable one', async () => {
  await show(new Response('', { status: 404 }));
  expect(screen.getByText('This site has no log of publications yet.')).toBeTruthy();
  await show(new Response('[{}]'));
  expect(await screen.findByText(/^The log was altered: it is invalid: 0\.number/)).toBeTruthy();
});
