import { findChainError, LOG_PATH, parseLog, type LogEntry } from '@adp/app-contract/log';
import { useLoaded } from '@adp/shared-ui';
import { useText } from '../../text';
import styles from './DeveloperPage.module.css';
import { formatInstant } from './formats';

/** Timeout for fetching the log, in milliseconds. */
const TIMEOUT = 10_000;
/** Number of entries on the page. All entries are checked, and the file contains all of them. */
const MAX_SHOWN = 20;
/** Number of letters of a commit that are shown. */
const COMMIT_LENGTH = 9;

interface CheckedLog {
  readonly entries: readonly LogEntry[];
  readonly problem: string | undefined;
}

/** The latest entries of the site's log of publications (decision 169), and whether an entry was changed or removed. */
export function Publications() {
  const text = useText();
  const { part: log } = useLoaded(readLog);
  if (!log) return null;
  const { entries, problem } = log;
  const last = entries.at(-1)?.number ?? 0;
  return (
    <section className={styles['app']} aria-label={text('developer.log')}>
      <h2>{text('developer.log')}</h2>
      <p>
        {problem !== undefined
          ? text('developer.log.broken', { reason: problem })
          : text(last === 0 ? 'developer.log.none' : 'developer.log.intact', { number: last })}
      </p>
      <ul>
        {entries
          .slice(-MAX_SHOWN)
          .reverse()
          .map((entry) => (
            <li key={entry.number}>{describe(entry)}</li>
          ))}
      </ul>
    </section>
  );
}

/** Describes an entry with the values in the log, which need no translation. */
function describe({ at, source, action, app, build, by, commit, reason }: LogEntry): string {
  const facts = [formatInstant(source?.at ?? at), action, app, build, by, commit?.slice(0, COMMIT_LENGTH), reason];
  return facts.filter((fact) => fact !== undefined).join(' · ');
}

async function readLog(): Promise<CheckedLog> {
  try {
    const response = await fetch(LOG_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT) });
    if (response.status === 404) return { entries: [], problem: undefined };
    const entries = parseLog(await response.text());
    return { entries, problem: await findChainError(entries) };
  } catch (error) {
    return { entries: [], problem: error instanceof Error ? error.message : String(error) };
  }
}
