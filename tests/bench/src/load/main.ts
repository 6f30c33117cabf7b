import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { projectId, startBackend } from '@adp/local-site';
import { readSiteHosting } from '@adp/cli';
import { contentKinds, findKind } from '@adp/shared-data/content';
import { languages, toBase } from '@adp/shared-ui/languages';
import { appFolder } from '@adp/site-document/siteFile';
import { describeMachine } from '../report/describeMachine';
import { table } from '../report/tables';
import { replaceLoadTest } from '../report/sections';
import { buildFederated } from '../sites/buildFederated';
import { countRenderings } from './countRenderings';
import { PAGES_PER_CORE } from './goals';
import { measureCapacity, SLICES } from './measureCapacity';
import { measureCrawl } from './measureCrawl';
import { send, sendAtRate, type Outcome } from './send';
import { startRenderer } from './startRenderer';

const workspace = resolve(import.meta.dirname, '../../../..');
const log = (text: string) => console.error(text);

/** Typical pages of visitors: unfiltered lists, items and programme pages. Each request has a different URL. */
const manyPaths = [
  '/articles',
  '/events',
  '/opportunities',
  '/products',
  '/knowledge-products',
  '/apet',
  '/au-ai',
  '/knowledge-products/continental-ai-strategy',
];
const LIST = '/articles';
const AT_ONCE = 50;
/** Pages per second at which the response times of visitors are measured. */
const VISITOR_RATE = 100;
/** Number of generated items whose pages a crawler requests. */
const CRAWLED_ITEMS = 2_000;

const count = (value: number) => Math.round(value).toLocaleString('en');
const ms = (value: number) => `${count(value)} ms`;
const describeTimes = ({ p95, median }: Pick<Outcome, 'p95' | 'median'>) => `${ms(p95)}, ${ms(median)}`;

/**
 * Starts a site and its renderer, sends the requests of many visitors, prints a report, and stops the site and the
 * renderer.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      pages: { type: 'string', default: '20000' },
      port: { type: 'string', default: '4450' },
      crawl: { type: 'boolean', default: false },
    },
  });
  const pages = Number(values.pages);
  let next = Number(values.port);
  const [loadBefore = 0] = loadavg();
  const folder = join(workspace, '.tmp/load');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const renderingsOfHost = countRenderings();
  const { file } = await buildFederated({
    workspace,
    out: join(folder, '.site'),
    edge: 'function',
    nextOrigin: () => `http://127.0.0.1:${next++}`,
  });
  const apps = file.registry.apps.flatMap(({ name, origin }) => (origin === null ? [] : [[appFolder(name), origin]]));
  const platform = await startBackend({
    hosting: readSiteHosting(join(workspace, 'firebase.json'), file),
    origins: { shell: file.origin, ...(Object.fromEntries(apps) as Record<string, string>) },
    cwd: folder,
    workspace,
    items: values.crawl ? CRAWLED_ITEMS : 200,
    rendering: { site: file },
    cdn: true,
  });
  const config = {
    site: file,
    data: { projectId, apiKey: 'local', origin: file.origin },
    headers: {},
  };
  const renderer = await startRenderer(config, join(folder, 'renderer'));
  try {
    // Requests each URL only once, so that no cache can answer.
    let visitor = 0;
    const another = (path: string) => `${path}?visitor=${(visitor += 1)}`;
    const cards = await countCards(() => renderer.origin + another(LIST));
    log(`${LIST} has ${cards} items; warming up`);
    await send({ origin: renderer.origin, toPath: () => another(LIST), amount: 500, connections: 10 });

    if (values.crawl) {
      const row = await measureCrawl({
        origin: renderer.origin,
        toVisitorPath: () => another(manyPaths[visitor % manyPaths.length] ?? LIST),
        paths: [...platform.firestore.documents()].flatMap(({ path }) => toPagePaths(path)),
        slices: 20,
      });
      const head = [
        '',
        '95th percentile and median alone, with a crawler',
        'median ratios of pairs of slices',
        'crawler',
        'failed',
      ];
      console.log(table(head, [row]));
      return;
    }

    log(`${AT_ONCE} connections that always wait`);
    const unrendered = renderer.countUnrendered();
    const capacity = await measureCapacity({ renderer, toPath: () => another(LIST), connections: AT_ONCE });

    // Requests 80 % of one core's capacity, because the generator of the requests needs the other core.
    const oneCore = Math.max(10, Math.round(capacity.perCore * 0.8));
    const fixedRates = await measureRates(oneCore, { origin: renderer.origin, toPath: () => another(LIST) });

    log('simultaneous requests for an uncached URL');
    const cold = another(LIST);
    const renderingsAtFirst = renderingsOfHost();
    await send({ origin: file.origin, toPath: () => cold, amount: 200, connections: 200 });
    const stampede = renderingsOfHost() - renderingsAtFirst;

    log(`${count(pages)} pages in all`);
    const memories: string[] = [];
    let failed = capacity.failed + fixedRates.failed;
    const sizes = [0.75, 0.875, 1].map((share) => Math.round(pages * share));
    for (const size of sizes) {
      const { renderings } = await renderer.readUsage();
      const toPath = (number: number) => another(manyPaths[number % manyPaths.length] ?? LIST);
      const amount = Math.max(20, size - renderings);
      failed += (await send({ origin: renderer.origin, toPath, amount, connections: 20 })).failed;
      const { memory } = await renderer.readUsage();
      const settled = await renderer.readUsage('settled');
      memories.push(`${count(memory)} MB after ${count(settled.renderings)} (${count(settled.memory)} at rest)`);
      log(memories.at(-1) ?? '');
    }

    log('cached by the host');
    await fetch(file.origin + LIST);
    const renderingsBefore = renderingsOfHost();
    const stored = await send({ origin: file.origin, toPath: () => LIST, amount: 5_000, connections: AT_ONCE });
    const renderedByHost = renderingsOfHost() - renderingsBefore;

    const rows = [
      [
        `pages per second per core, a list of ${cards}, nothing cached (median of ${SLICES})`,
        `at least ${PAGES_PER_CORE}`,
        count(capacity.perCore),
      ],
      [
        `95th percentile, median: ${AT_ONCE} connections that always wait for a response (${count(capacity.perSecond)} per second)`,
        '–',
        describeTimes(capacity),
      ],
      [
        'processor time per page: renderer, load generator',
        '–',
        `${(1_000 / capacity.perCore).toFixed(1)} ms, ${capacity.generator.toFixed(1)} ms`,
      ],
      ...fixedRates.rows,
      [`memory of the whole renderer, ${count(pages)} pages`, 'less than 300 MB', memories.join(', ')],
      ['renderings for 200 simultaneous requests of one uncached URL', '1', count(stampede)],
      [
        `renderings for 5,000 requests of a cached URL (${count(5_000 / stored.duration)} per second)`,
        '0',
        count(renderedByHost),
      ],
      [
        'failed requests, pages that were not rendered',
        '0, 0',
        `${count(failed + stored.failed)}, ${count(renderer.countUnrendered() - unrendered)}`,
      ],
    ];
    const report = `## Load test

Measured on ${describeMachine(loadBefore)}. The renderer (\`createFunction\`) reads 200 generated items from the local platform. Processor time and
memory include all of its processes. The load generator and the data service run on the same cores. Repeat the measurement with \`npm run load -- --write\`.

${table(['load', 'goal', 'measured'], rows)}

1,000 visits of 20 lists and 20 items within a minute read 311 documents (goal: at most 400), and 100,000 visits read no more. If nothing has changed, a repeated request reads one
document per collection. \`tools/local-site/src/publicData.test.ts\` checks this on the local platform, which counts reads as Firestore charges them.
`;
    console.log(report);
    if (values.write) {
      const document = join(workspace, 'docs/benchmark.md');
      writeFileSync(document, replaceLoadTest(readFileSync(document, 'utf8'), report));
    }
  } finally {
    renderer.stop();
    await platform.stop();
  }
}

/** Returns report rows for fixed request rates: `VISITOR_RATE` and 80 % of the capacity of one core. */
async function measureRates(
  oneCore: number,
  to: { readonly origin: string; readonly toPath: () => string },
): Promise<{ readonly rows: readonly string[][]; readonly failed: number }> {
  const rows: string[][] = [];
  let failed = 0;
  for (const { rate, arrivals, text } of [
    { rate: VISITOR_RATE, arrivals: 'even', text: 'at equal intervals' },
    { rate: VISITOR_RATE, arrivals: 'random', text: 'at random times' },
    { rate: oneCore, arrivals: 'even', text: 'at equal intervals (0.8 of one core)' },
  ] as const) {
    const load = `${AT_ONCE} connections, ${count(rate)} pages per second, ${text}`;
    log(load);
    const outcome = await sendAtRate({ ...to, connections: AT_ONCE, amount: rate * 15, rate, arrivals });
    failed += outcome.failed;
    rows.push([`95th percentile, median: ${load}`, 'less than 150 ms', describeTimes(outcome)]);
  }
  return { rows, failed };
}

/** Returns the paths of an item's page in all languages. Other documents have no page. */
function toPagePaths(document: string): readonly string[] {
  const [collection, id] = document.split('/');
  const kind = findKind(collection);
  return kind ? languages.map((language) => `${toBase(language)}/${contentKinds[kind].segment}/${id}`) : [];
}

/** Requests the list until the server renders it, and returns its number of items. The first responses lack items. */
async function countCards(toAddress: () => string): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const list = await (await fetch(toAddress())).text();
    const cards = list.split('<article').length - 1;
    if (cards > 0) return cards;
    await wait(500);
  }
  throw new Error(`${LIST} was not rendered with its items.`);
}

try {
  await run();
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
