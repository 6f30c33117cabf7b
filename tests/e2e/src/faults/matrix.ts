import { isFull } from '../full';
import { answers, slowAnswers } from './answers';
import type { BuildFault } from './FaultHost';

/** What the manifest of a build says, by column. */
const manifestFaults: Readonly<Record<string, BuildFault>> = {
  'contract N-1': { manifest: { contract: 0 } },
  'contract N-2': { manifest: { contract: -1 } },
  'contract N+1': { manifest: { contract: 2 } },
  'older shared package': { manifest: { requires: { react: '19.0.0' } } },
  'newer shared package': { manifest: { requires: { react: '20.0.0' } } },
};

const [atLoad, inRender, inLoader] = ['throws at load', 'throws in render', 'throws in a loader'] as const;

const answerNames = [...Object.keys(answers), ...Object.keys(slowAnswers)];

/** The faults: the columns of the matrix. */
export const columns: readonly string[] = [...answerNames, atLoad, inRender, inLoader, ...Object.keys(manifestFaults)];

/** The files of an app, or its data, that a fault meets. */
export interface Row {
  readonly name: string;
  readonly files: RegExp;
  /** Where a build throws, by column. */
  readonly throws?: Readonly<Record<string, string>>;
  /** Why cells are left out, by column, where `getReason` does not know it. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** The browser has been at the page before. */
  readonly warm?: true;
  /** It is the part of the page that is loaded when it is opened. */
  readonly part?: true;
  /** Skips the slow responses, which take some 20 s of real time on a rendered page. Only `npm run test:full` tries them. */
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
    // The page that stays is of the broken build.
    reasons: { ...noLoader, [atLoad]: 'next visit' },
    part: true,
  },
  { name: 'origin, cold', files: /./ },
  { name: 'origin, warm', files: /./, warm: true },
];

/** What documents are read with, in the apps of this site. */
export const dataRow: Row = {
  name: 'data',
  files: /\/documents\//,
  reasons: {
    '404': 'is an answer',
    'altered by one byte': 'has no hash',
    'without CORS': 'same origin',
  },
};

/** Rows of the second table: the page is server-rendered, and one of its files fails in the browser. */
export const renderedRows: readonly Row[] = [
  { name: 'manifest', files: /^\/manifest/, isFast: true },
  { ...getRow('entry'), isFast: true },
  { ...getRow('exposed chunk'), reasons: noLoader, isFast: true },
  { ...getRow('page chunk') },
  { ...getRow('catalog') },
  { ...getRow('origin, cold'), name: 'origin' },
];

/** The last rows of the second table: files of the shell, on the page's own origin. */
export const shellRows: readonly (Row & { readonly path: string; readonly title: string })[] = [
  { name: 'script of the shell', files: /\/shell\.js/, path: '/apet', title: 'APET' },
  { name: 'that which hydrates', files: /\/hydrate\.js/, path: '/apet', title: 'APET', isFast: true },
  { name: 'script, no content', files: /\/shell\.js/, path: '/login', title: 'Sign in', isFast: true },
];

function getRow(name: string): Row {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`There is no row "${name}".`);
  return row;
}

/** Why a cell is left out; undefined where it is tried. */
export function getReason({ name, reasons, throws }: Row, column: string): string | undefined {
  if (column in manifestFaults) return name.startsWith('manifest') ? undefined : 'manifest says it';
  const isCode = column === atLoad || column === inRender || column === inLoader;
  return reasons?.[column] ?? (isCode && !throws ? 'is no code' : undefined);
}

/** `npm test` tries this part of the answers of hosts in each row: one in so many. An odd number, so that a row both retries and leaves. */
const SHARE = 5;

/**
 * Whether the cell is tried now. `npm run test:full` tries all of them. `npm test` tries every fault of the code and of manifests, and each
 * answer of a host in every fifth row, beginning with another row for each, so that no fault and no row is left out.
 */
export function isTried(row: Row, column: string): boolean {
  if (isFull) return true;
  if (row.isFast && column in slowAnswers) return false;
  const answer = answerNames.indexOf(column);
  return answer < 0 || (answer + getRowNumber(row)) % SHARE === 0;
}

const tables: readonly (readonly Row[])[] = [
  [...rows, dataRow],
  [...renderedRows, ...shellRows],
];

function getRowNumber(row: Row): number {
  return Math.max(...tables.map((table) => table.indexOf(row)));
}

/** What is wrong with the build in a cell; undefined where the build is sound. */
export function getBuildFault({ throws }: Row, column: string): BuildFault | undefined {
  const place = throws?.[column];
  return place === undefined ? manifestFaults[column] : { throws: place };
}
