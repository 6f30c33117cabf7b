import type { RowResult, SourcePart, SourceRows } from '@adp/transfer';
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
  /** The same for all parts of one import. */
  run: v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/)),
  kind: v.picklist(['knowledgeProduct', 'opportunity']),
  isDryRun: v.boolean(),
  /** The file's name, or the address. */
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
  /** Rows that are not imported: those that the dry run has found twice. */
  skip: v.pipe(v.array(count), v.maxLength(1_000)),
});

type Input = v.InferOutput<typeof importInput>;

export interface ImportAnswer {
  readonly results: readonly RowResult[];
  /** For the next page of an address. */
  readonly next: string | null;
  /** Sentences about the source as a whole. */
  readonly notes: readonly string[];
  /** Why the source cannot be read: a sentence. What is in `results` is done. */
  readonly problem: string | null;
}

/** A source that asks to wait for longer is asked again by the page, not by a function that is paid for waiting. */
const longestPause = 8_000;

/**
 * `import`: one part of a source becomes items of the administrator who calls, by the importer of the command line. Each part may be sent
 * again: what is there is `same` (docs/decisions/097).
 */
export async function importItems(input: Input, caller: Account, options: ActionOptions): Promise<ImportAnswer> {
  const { administrator, site, fetchPublic = createPublicFetch() } = options;
  // With its parsers: nothing else that starts this function needs them.
  const { importRows, readDefaults, readPart } = await import('@adp/transfer');
  const author = input.isDryRun ? undefined : await readAuthor(caller.uid, options);
  const results: RowResult[] = [];
  const notes: string[] = [];
  let next: string | undefined;
  const answer = (problem: string | null = null): ImportAnswer => ({ results, next: next ?? null, notes, problem });
  const network = { fetch: fetchPublic, pause };
  try {
    const defaults = readDefaults(input.defaults);
    const part = await readPart(input.part satisfies SourcePart, { network, onStatus: (one) => notes.push(one) });
    ({ next } = part);
    if (author) await log(input, { uid: caller.uid, ...options });
    await importRows(without(part.rows, input.skip), {
      kind: input.kind,
      administrator,
      site,
      defaults,
      ...(author && { author }),
      onResult: (result) => void results.push(result),
    });
    return answer();
  } catch (error) {
    // The site's own errors have a code; a sentence is about the source.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    return answer(error.message);
  }
}

async function* without(rows: SourceRows, skipped: readonly number[]) {
  for await (const one of rows) if (!skipped.includes(one.row)) yield one;
}

async function readAuthor(uid: string, { administrator }: ActionOptions) {
  const path = `users/${uid}`;
  const user = (await administrator.read([path])).get(path)?.fields ?? {};
  const [username, name] = [getText(user, 'username'), getText(user, 'name')];
  if (username === '' || name === '') throw new ActionError(409, 'no-profile', 'The administrator has no profile yet.');
  return { uid, username, name };
}

/** One entry for each import that writes: who, when, from where and why. What it wrote has its own versions. */
async function log(
  { run, kind, name, reason, part }: Input,
  { uid, administrator, now = Date.now }: ActionOptions & { readonly uid: string },
): Promise<void> {
  const path = `audit/import_${run}`;
  if ((await administrator.read([path])).has(path)) return;
  const to = kind === 'opportunity' ? 'opportunities' : 'knowledge_products';
  const from = 'address' in part ? 'address' : part.format;
  const entry = { by: uid, at: new Date(now()), collection: 'imports', item: run, title: name, from, to };
  await commitOnce(
    { path, fields: { ...entry, ...(reason && { reason }) }, precondition: { exists: false } },
    administrator,
  );
}

function pause(milliseconds: number): Promise<void> {
  if (milliseconds > longestPause)
    throw new Error(`The source asks to wait for ${Math.ceil(milliseconds / 1000)} seconds: import it again later.`);
  return new Promise((done) => setTimeout(done, milliseconds));
}
