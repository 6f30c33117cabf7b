import { readFileSync } from 'node:fs';
import { createHandler } from '@adp/edge';
import { dataConfig } from './dataConfig';
import type { InstanceFigures } from './measureInstance';
import { openFolder } from './openFolder';

// A server instance that searches an index without newer items. Prints InstanceFigures as JSON.

const [folder = '', searchFile = ''] = process.argv.slice(2);
const paths = JSON.parse(readFileSync(searchFile, 'utf8')) as readonly string[];
const site = 'https://site.example';
const noDocuments = JSON.stringify([{ readTime: new Date().toISOString() }]);

const startedAt = performance.now();
const handle = createHandler({
  site,
  data: dataConfig,
  searchIndex: `${site}/search/`,
  fetch: openFolder(folder).toFetch(() => Promise.resolve(new Response(noDocuments))),
});

async function search(path: string): Promise<number> {
  const before = performance.now();
  const response = await handle(new Request(site + path));
  if (response.status !== 200) throw new Error(`${path} has status ${response.status}.`);
  await response.text();
  return performance.now() - before;
}

const [first = '', ...others] = paths;
await search(first);
const firstSearch = performance.now() - startedAt;
const times: number[] = [];
for (const path of others) times.push(await search(path));
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
const figures: InstanceFigures = {
  firstSearch,
  searches: times.length,
  median: at(0.5),
  percentile95: at(0.95),
  slowest: at(1),
  memory: process.resourceUsage().maxRSS * 1024,
};
console.log(JSON.stringify(figures));
