import { contentKinds, type ImportedKind, importedKinds } from '@adp/shared-data/content';
import { readSource } from '../formats/readSource';
import type { Network } from '../formats/request';
import type { OpenedSite } from '../OpenedSite';
import { createReport } from './createReport';
import { importRows, type RowResult } from './importRows';
import { readDefaults } from './readDefaults';

export interface ImportCommand {
  readonly source: string | undefined;
  /** Kind of content, named as in the site's URLs. */
  readonly kind?: string | undefined;
  /** Username of the author of the items. */
  readonly author?: string | undefined;
  readonly isDryRun: boolean;
  readonly defaults: readonly string[];
  readonly report?: string | undefined;
  readonly openSite: () => Pick<OpenedSite, 'origin' | 'project' | 'administrator'>;
  readonly onStatus: (sentence: string) => void;
  readonly network?: Network;
}

const shownRefusals = 20;

/** Imports a source and returns the number of rows by outcome. Rejects with one sentence if it fails. */
export async function runImport(command: ImportCommand) {
  const { source, isDryRun, onStatus } = command;
  if (source === undefined) throw new Error('Name a file, a list of /api/v1/, or the URL of an OAI-PMH repository.');
  const kind = readKind(command.kind);
  const defaults = readDefaults(command.defaults);
  const network = command.network ?? {
    fetch: globalThis.fetch,
    pause: (time: number) => new Promise<void>((done) => setTimeout(done, time)),
  };
  const rows = readSource(source, { network, onStatus });
  const { administrator, origin } = command.openSite();
  const author = isDryRun ? undefined : await readAuthor(command.author, administrator);
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  const report = command.report === undefined ? undefined : createReport(command.report);
  const onResult = async (result: RowResult) => {
    counts[result.outcome] += 1;
    await report?.add(result);
    if (result.outcome === 'refused' && counts.refused <= shownRefusals)
      onStatus(`Row ${result.row} is refused: ${result.reason?.replace(/[.]$/, '') ?? ''}. ${result.title}`);
    const done = Object.values(counts).reduce((sum, count) => sum + count);
    if (done % 1_000 === 0) onStatus(`${done} rows …`);
  };
  try {
    await importRows(rows, {
      kind,
      administrator,
      author,
      site: origin,
      defaults,
      onResult,
      pause: network.pause,
    });
  } finally {
    await report?.end();
    const { added, changed, same, refused } = counts;
    onStatus(
      `${isDryRun ? 'Would be added' : 'Added'}: ${added}. Changed: ${changed}. The same: ${same}. Refused: ${refused}.`,
    );
    if (isDryRun) onStatus('Nothing was written: this was a dry run.');
  }
  return counts;
}

function readKind(text: string | undefined): ImportedKind {
  const kind = importedKinds.find((importedKind) => contentKinds[importedKind].segment === text);
  if (kind) return kind;
  const names = importedKinds.map((importedKind) => `--kind ${contentKinds[importedKind].segment}`);
  throw new Error(`Name the kind of the rows: ${names.join(' or ')}.`);
}

async function readAuthor(username: string | undefined, { read }: Pick<OpenedSite['administrator'], 'read'>) {
  if (username === undefined)
    throw new Error('Name the author of the items: --author with a username. A dry run does not need one.');
  const holder = (await read([`usernames/${username}`])).get(`usernames/${username}`);
  const uid = holder?.fields.uid;
  if (typeof uid !== 'string') throw new Error(`The site has no member with the username ${username}.`);
  const name = (await read([`users/${uid}`])).get(`users/${uid}`)?.fields.name;
  if (typeof name !== 'string') throw new Error(`The member ${username} has no name.`);
  return { uid, username, name };
}
