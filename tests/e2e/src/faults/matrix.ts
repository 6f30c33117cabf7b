import { isFull } from '../full';
import { answers, slowAnswers } from './answers';
import type { BuildFault } from './FaultHost';

/** Manifest values of a build, by column. N is any contract that the shell supports: they are below and above all of these. */
const manifestFaults: Readonly<Record<string, BuildFault>> = {
  'contract N-1': { manifest: { contract: 0 } },
  'contract N-2': { manifest: { contract: -1 } },
  'contract N+1': { manifest: { contract: 3 } },
  'older shared package': { manifest: { requires: { react: '19.0.0' } } },
  'newer shared package': { manifest: { requires: { react: '20.0.0' } } },
};

const [atLoad, inRender, inLoader] = ['throws at load', 'throws in render', 'throws in a loader'] as const;

const answerNames = [...Object.keys(answers), ...Object.keys(slowAnswers)];

/** Names of all faults. Each fault is a column of the matrix. */
export const columns: readonly string[] = [...answerNames, atLoad, inRender, inLoader, ...Object.keys(manifestFaults)];

/** Row of the matrix: files or data of an app that a fault affects. */
export interface Row {
  readonly name: string;
  readonly files: RegExp;
  /** Point at which the build throws, for columns whose fault is an error in the code. */
  readonly throws?: Readonly<Record<string, string>>;
  /** Reasons for omitting cells, by column. `getReason` adds general reasons. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** True if the browser has visited the page before. */
  readonly warm?: true;
  /** True if the files belong to the part of the page that loads on request. */
  readonly part?: true;
  /**
   * True to omit slow responses in `npm test`, because each takes about 20 s of real time on a rendered page.
   * `npm run test:full` tries them.
   */
  readonly isFast?: true;
}

const noPage = { [inRender]: 'shows nothing', [inLoader]: 'has no loader' };
const noLoader = { [inLoader]: 'has no loader' };

export const rows: readonly Row[] = [
  { name: 'manifest, cold', files: /^\/manifest/ },
  { name: 'manifest, warm', files: /^\/manifest/, warm: true },
  { name: 'entry', files: /\/entry\.js/, throws: { [atLoad]: 'entry' }, reasons: noPage },
  {
    name: 'exposed chunk',
    files: /\/routes\.js/,
    throws: { [atLoad]: 'at load', [inRender]: 'in render', [inLoader]: 'in a loader' },
  },
  {
    name: 'page chunk',
    files: /\/page\.js/,
    throws: { [atLoad]: 'at load of the page', [inRender]: 'in render of the page' },
    reasons: noLoader,
  },
  { name: 'app style', files: /\/routes\.css/ },
  { name: 'page style', files: /\/page\.css/ },
  {
    name: 'catalog',
    files: /\/catalog\.js(?!on)/,
    throws: { [atLoad]: 'at load of the catalog' },
    reasons: noPage,
  },
  {
    name: 'texts',
    files: /\/en\/catalog\.json/,
    reasons: { 'altered by one byte': 'has no hash' },
  },
  { name: 'list of hashes', files: /\/integrity\.json/ },
  {
    name: 'late part',
    files: /\/part\.(js|css)/,
    throws: { [inRender]: 'in render of the part' },
    // The page itself comes from the broken build, so only the next visit can use another build.
    reasons: { ...noLoader, [atLoad]: 'next visit' },
    part: true,
  },
  { name: 'origin, cold', files: /./ },
  { name: 'origin, warm', files: /./, warm: true },
];

/** Row for the requests with which the site's apps read documents. */
export const dataRow: Row = {
  name: 'data',
  files: /\/documents\//,
  reasons: {
    '404': 'valid response',
    'altered by one byte': 'has no hash',
    'without CORS': 'same origin',
  },
};

/** Rows of the second table: the page is server-rendered, and one of its files fails in the browser. */
export const renderedRows: readonly Row[] = [
  { name: 'manifest', files: /^\/manifest/ },
  { ...getRow('entry') },
  { ...getRow('exposed chunk'), reasons: noLoader, isFast: true },
  { ...getRow('page chunk') },
  { ...getRow('catalog') },
  { ...getRow('origin, cold'), name: 'origin' },
];

/** Last rows of the second table: files of the shell, which come from the page's own origin. */
export const shellRows: readonly (Row & { readonly path: string; readonly title: string })[] = [
  { name: 'script of the shell', files: /\/shell\.js/, path: '/apet', title: 'APET' },
  { name: 'hydration script', files: /\/hydrate\.js/, path: '/apet', title: 'APET', isFast: true },
  { name: 'script, no content', files: /\/shell\.js/, path: '/login', title: 'Sign in', isFast: true },
];

function getRow(name: string): Row {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`There is no row "${name}".`);
  return row;
}

/** Returns the reason for omitting a cell, or undefined for cells that are tried. */
export function getReason({ name, reasons, throws }: Row, column: string): string | undefined {
  if (column in manifestFaults) return name.startsWith('manifest') ? undefined : 'only in manifest';
  const isCode = column === atLoad || column === inRender || column === inLoader;
  return reasons?.[column] ?? (isCode && !throws ? 'not code' : undefined);
}

/**
 * The two tables, with the interval of the host responses that `npm test` tries in each row. Intervals are odd, so that
 * each row contains both cells with a retry and cells in which the visitor leaves the page. The second table has a
 * longer interval, because its pages start with the same code and each of its cells is a visit of its own.
 */
export const tables = {
  outcomes: { rows: [...rows, dataRow], interval: 7 },
  'outcomes where rendered': { rows: [...renderedRows, ...shellRows], interval: 13 },
} as const;

/**
 * Returns true for cells that this run tries. `npm run test:full` tries all cells.
 *
 * `npm test` tries every fault of code and manifests, and each host response in some rows. The first row differs from
 * response to response, so that every row of both tables and every fault of the first one is tried.
 */
export function isTried(row: Row, column: string): boolean {
  if (isFull) return true;
  if (row.isFast && column in slowAnswers) return false;
  const answer = answerNames.indexOf(column);
  return (
    answer < 0 ||
    Object.values(tables).some((table) => {
      const rowNumber = table.rows.indexOf(row);
      return rowNumber >= 0 && (answer + rowNumber) % table.interval === 0;
    })
  );
}

/** Returns the fault of the build in a cell, or undefined for a healthy build. */
export function getBuildFault({ throws }: Row, column: string): BuildFault | undefined {
  const throwsAt = throws?.[column];
  return throwsAt === undefined ? manifestFaults[column] : { throws: throwsAt };
}
