import { table } from '../report/tables';
import { assumptions } from './assumptions';
import { formatCount } from './format';
import type { Part } from './Part';
import type { SearchFigures } from './rehearseSearch';

/** Time between two builds of a large index, in minutes (docs/decisions/187). The first build of a day reads all items. */
const BUILD_INTERVAL = 10;
const MINUTES_PER_DAY = 24 * 60;
const GIB = 1024 ** 3;

const formatSize = (bytes: number) =>
  bytes < 1e6 ? `${formatCount(bytes / 1e3)} kB` : `${formatCount(bytes / 1e6)} MB`;
const formatTime = (milliseconds: number) =>
  milliseconds < 1_000 ? `${formatCount(milliseconds)} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;

/** Describes the search on servers and devices, and when it finds newer items. */
export function describeSearch(figures: SearchFigures): Part {
  const { items, build, instance, deviceBytes, created, changed, imported, documentsReadPerSearch } = figures;
  const searches = assumptions.visits * assumptions.search.perVisit;
  const builds = MINUTES_PER_DAY / BUILD_INTERVAL;
  const buildReads = build.documentsRead + (builds - 1) * (build.documentsReadAgain / build.kindShare);
  const { oldest, newest, last, rows } = imported;
  return {
    section: `## Search

Background work builds the index of ${formatCount(items)} items. A server instance in a process of its own opens it and responds to ${formatCount(instance.searches)}
searches, one after another. Their words come from the items in five languages. ${assumptions.search.typos * 100} % of the searches have a typing error, and
${assumptions.search.withKind * 100} % are limited to one kind.

${table(
  ['', 'measured'],
  [
    ['build of the index', formatTime(build.seconds * 1_000)],
    ['compressed size of the index for servers', formatSize(build.packedBytes)],
    ['start of an instance until its first response', formatTime(instance.firstSearch)],
    ['largest memory of the instance', formatSize(instance.memory)],
    ['search: median', formatTime(instance.median)],
    ['search: 95th percentile', formatTime(instance.percentile95)],
    ['search: slowest', formatTime(instance.slowest)],
    ['shards for devices', formatSize(build.shardBytes)],
    ['largest download of a device', formatSize(deviceBytes)],
    ['documents read by the first build', formatCount(build.documentsRead)],
    [
      'documents read by a later build after changes of every kind',
      formatCount(build.documentsReadAgain / build.kindShare),
    ],
    ['documents read by a search', documentsReadPerSearch.toFixed(1)],
  ],
)}

An instance that has just checked for changes finds a new item after ${formatCount(created)} s, and a changed item after ${formatCount(changed)} s. After an
import of ${formatCount(rows)} rows, with one search per second and before the next build of the index:

${table(
  ['', 'searches of the instance', 'seconds after the import'],
  [
    ['the oldest row is found', ...toCells(oldest)],
    ['the newest row is found', ...toCells(newest)],
    ['all rows are found', ...toCells(last)],
  ],
)}

The slowest of these searches took ${formatTime(imported.slowest * 1_000)}. The cost assumes a search in ${assumptions.search.perVisit * 100} % of the visits, and a build every ${BUILD_INTERVAL} minutes
after changes of every kind.`,
    charges: [
      { name: 'documents read for builds of the search index', quantity: buildReads, price: 'firestoreReads' },
      {
        name: 'documents read for searches',
        quantity: searches * documentsReadPerSearch,
        price: 'firestoreReads',
      },
    ],
    uses: [
      { name: 'memory of an instance that only searches', quantity: instance.memory / GIB, quota: 'serverMemory' },
      { name: 'build of the search index', quantity: build.seconds, quota: 'scheduledTime' },
      { name: 'documents read for builds of the search index', quantity: buildReads, quota: 'freeReads' },
    ],
    limits: {
      'search on the server': `${formatCount(items)} items: start ${formatTime(instance.firstSearch)}, ${formatSize(instance.memory)}, 95 % of searches within ${formatTime(instance.percentile95)}`,
      'new items in the search': `new and changed items within ${formatCount(Math.max(created, changed))} s; all of ${formatCount(rows)} imported rows after ${formatCount(last.searches)} searches`,
      'search on the device': `${formatSize(deviceBytes)} of ${formatSize(build.shardBytes)}, the newest items first`,
    },
  };
}

const toCells = ({ searches, seconds }: SearchFigures['imported']['last']) => [
  formatCount(searches),
  formatCount(seconds),
];
