import type { StatusData, StatusCheck, StatusText } from '../status/renderStatusPage';

// Checks the parts of the site from the reader's browser, and shows the results (decision 173). The page is on a host of its
// own, so nothing here may depend on the site's host.

/** Timeout of each request, and the duration from which a part is slow, in milliseconds. */
const TIMEOUT = 15_000;
const SLOW = 4_000;
/** Interval between checks while the page is visible, in milliseconds. */
const CHECK_EVERY = 60_000;
/** Age of the last background work from which it is late, in milliseconds. It runs every ten minutes. */
const LATE = 30 * 60_000;

type State = 'ok' | 'slow' | 'failed' | 'late' | 'unknown' | 'checking';

const find = (id: string) => document.getElementById(id) ?? document.body;
const { checks, languages } = JSON.parse(find('status-data').textContent) as StatusData;
const requested = new URLSearchParams(location.search).get('lang');
const language =
  [requested, ...navigator.languages].map((tag) => tag?.split('-')[0] ?? '').find((code) => code in languages) ?? 'en';
const { texts, direction, formatLocale } = languages[language] ?? { texts: {}, direction: 'ltr', formatLocale: 'en' };
const text = (key: StatusText, values: Readonly<Record<string, string | number>> = {}) =>
  Object.entries(values).reduce((words, [name, value]) => words.replace(`{${name}}`, String(value)), texts[key] ?? key);

/** Returns the state of a part, from a response that has arrived after `duration` milliseconds. */
async function readState({ kind }: StatusCheck, response: Response, duration: number): Promise<State> {
  if (!response.ok) return 'failed';
  const body = (await response.json()) as { readonly apps?: readonly { readonly updatedAt: string }[] };
  if (kind === 'background') {
    const times = (body.apps ?? []).map(({ updatedAt }) => Date.parse(updatedAt));
    if (times.length === 0) return 'unknown';
    return Date.now() - Math.max(...times) > LATE ? 'late' : 'ok';
  }
  return duration > SLOW ? 'slow' : 'ok';
}

async function check(part: StatusCheck): Promise<State> {
  const startedAt = performance.now();
  try {
    const response = await fetch(part.url, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return await readState(part, response, performance.now() - startedAt);
  } catch {
    // Browsers do not reveal why a request failed.
    return 'failed';
  }
}

const rows = checks.map((part) => {
  const row = document.createElement('li');
  const name = document.createElement('span');
  const state = document.createElement('span');
  const time = document.createElement('time');
  name.textContent = part.kind === 'app' ? text('part.app', { name: part.name }) : text(`part.${part.kind}`);
  row.append(name, state, time);
  find('parts').append(row);
  const show = (next: State) => {
    row.dataset['state'] = next;
    state.textContent = text(`state.${next}`);
    if (next === 'checking') return;
    const now = new Date();
    time.dateTime = now.toISOString();
    time.textContent = now.toLocaleTimeString(formatLocale);
  };
  return { part, show };
});

let isChecking = false;

async function checkAll(): Promise<void> {
  if (isChecking) return;
  const summary = find('summary');
  if (!navigator.onLine) {
    summary.textContent = text('offline');
    return;
  }
  isChecking = true;
  for (const { show } of rows) show('checking');
  summary.textContent = text('state.checking');
  const states = await Promise.all(
    rows.map(async ({ part, show }) => {
      const state = await check(part);
      show(state);
      return state;
    }),
  );
  isChecking = false;
  const count = states.filter((state) => state === 'failed' || state === 'late').length;
  summary.dataset['state'] = count > 0 ? 'failed' : 'ok';
  summary.textContent = count > 0 ? text('summary.failed', { count, all: states.length }) : text('summary.ok');
}

document.documentElement.lang = language;
document.documentElement.dir = direction;
document.title = text('title');
for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
  element.textContent = text(element.dataset['text'] as StatusText);
for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a'))
  if (link.lang === language) link.setAttribute('aria-current', 'true');
find('again').onclick = () => void checkAll();
addEventListener('online', () => void checkAll());
setInterval(() => document.visibilityState === 'visible' && void checkAll(), CHECK_EVERY);
void checkAll();
