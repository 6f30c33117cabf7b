import { contentKinds, importedKinds } from '@adp/shared-data/content';
import type { RowResult, SourceRows } from '@adp/transfer';
import * as v from 'valibot';
import type { Account } from '../accounts/accounts';
import { getText } from '../background/events';
import { commitOnce } from '../background/notifications';
import { createPublicFetch } from '../network/fetchPublic';
import type { ActionOptions } from './ActionContext';
import { ActionError } from './ActionError';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const line = (max: number) => v.pipe(v.string(), v.maxLength(max));

export const importInput = v.strictObject({
  /** The id shared by all parts of an import. */
  run: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  kind: v.picklist(importedKinds),
  isDryRun: v.boolean(),
  name: v.pipe(line(300), v.minLength(1)),
  reason: line(1000),
  defaults: v.pipe(v.array(line(200)), v.maxLength(20)),
  part: v.union([
    v.strictObject({
      format: v.picklist(['csv', 'ris', 'bibtex', 'json', 'oai']),
      text: line(1_000_000),
      context: v.exactOptional(line(1_000_000)),
      rowsBefore: count,
      linesBefore: count,
    }),
    v.strictObject({
      address: v.pipe(line(2_000), v.url()),
      after: v.exactOptional(line(4_000)),
      rowsBefore: count,
    }),
  ]),
  skip: v.pipe(v.array(count), v.maxLength(1_000)),
});

type Input = v.InferOutput<typeof importInput>;

export interface ImportAnswer {
  readonly results: readonly RowResult[];
  /** The number of the last row that was read, including skipped rows. Without rows, the number of rows before the part. */
  readonly lastRow: number;
  /** The token of the next page of a URL. Null after the last page. */
  readonly next: string | null;
  readonly notes: readonly string[];
  /** A sentence that explains why the source cannot be read. The rows in `results` have been imported anyway. */
  readonly problem: string | null;
}

/** The longest pause for a source, in milliseconds. It is limited, because functions are billed while they wait. */
const longestPause = 8_000;

/** Runs `import`: imports a part of a source for an administrator. Repeated rows are `same` (docs/decisions/097). */
export async function importItems(input: Input, caller: Account, options: ActionOptions): Promise<ImportAnswer> {
  const { administrator, site, fetchPublic = createPublicFetch() } = options;
  // Load the importer and its parsers on demand, because other actions do not need them.
  const { importRows, readDefaults, readPart } = await import('@adp/transfer');
  const author = input.isDryRun ? undefined : await readAuthor(caller.uid, options);
  const results: RowResult[] = [];
  let lastRow = input.part.rowsBefore;
  const notes: string[] = [];
  let next: string | undefined;
  const answer = (problem: string | null = null): ImportAnswer => ({
    results,
    lastRow,
    next: next ?? null,
    notes,
    problem,
  });
  async function* withoutSkipped(rows: SourceRows) {
    for await (const row of rows) {
      lastRow = row.row;
      if (!input.skip.includes(row.row)) yield row;
    }
  }
  const network = { fetch: fetchPublic, pause };
  try {
    const defaults = readDefaults(input.defaults);
    const part = await readPart(input.part, { network, onStatus: (note) => notes.push(note) });
    ({ next } = part);
    if (author) await log(input, { uid: caller.uid, ...options });
    await importRows(withoutSkipped(part.rows), {
      kind: input.kind,
      administrator,
      site,
      defaults,
      ...(author && { author }),
      onResult: (result) => void results.push(result),
    });
    return answer();
  } catch (error) {
    // A plain Error contains a sentence about the source. The site's own errors are subclasses with a code.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return answer(error.message);
  }
}

async function readAuthor(uid: string, { administrator }: ActionOptions) {
  const path = `users/${uid}`;
  const user = (await administrator.read([path])).get(path)?.fields ?? {};
  const [username, name] = [getText(user, 'username'), getText(user, 'name')];
  if (username === '' || name === '') throw new ActionError(409, 'no-profile', 'The administrator has no profile yet.');
  return { uid, username, name };
}

/** Writes one audit entry per import. Versions of the imported items are saved separately. */
async function log(
  { run, kind, name, reason, part }: Input,
  { uid, administrator, now = Date.now }: ActionOptions & { readonly uid: string },
): Promise<void> {
  const path = `audit/import_${run}`;
  if ((await administrator.read([path])).has(path)) return;
  const to = contentKinds[kind].collection;
  const from = 'address' in part ? 'address' : part.format;
  const entry = { by: uid, at: new Date(now()), collection: 'imports', item: run, title: name, from, to };
  await commitOnce(
    { path, fields: { ...entry, ...(reason && { reason }) }, precondition: { exists: false } },
    administrator,
  );
}

function pause(milliseconds: number): Promise<void> {
  if (milliseconds > longestPause)
    throw new Error(`The source requires a pause of ${Math.ceil(milliseconds / 1000)} seconds. Import it again later.`);
  return new Promise((done) => setTimeout(done, milliseconds));
}
