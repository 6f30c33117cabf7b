import { profiles as allProfiles, type Profile } from '../measure/profiles';
import type { Tour } from '../measure/visit';
import { describeMachine } from './describeMachine';
import { goalsTable } from './goals';
import type { Summary } from './summarize';
import { figuresTable, ratiosTable } from './tables';

interface RunDescription {
  readonly reports: readonly string[];
  readonly tours: ReadonlyMap<string, readonly Summary[]>;
  readonly profiles: readonly Profile[];
  readonly runs: number;
  readonly chromium: string;
  /** One-minute load average at the start of the run. */
  readonly loadBefore: number;
}

/** Returns the report of a run in Markdown. */
export function describeRun({ reports, tours, profiles, runs, chromium, loadBefore }: RunDescription): string {
  const isWhole = profiles.length === allProfiles.length;
  return `# Benchmark: the federated site and one plain bundle

Measured on ${describeMachine(loadBefore)}; Chromium ${chromium}. Runs: ${runs},
alternating between the sites. Values are medians, with minimum and maximum in brackets. Repeat the measurement with \`npm run bench -- --write\` (\`--quick\` for one run, \`--tour list\` for one tour).
tests/bench/README.md describes the measurements. Times depend on the machine, ratios less so; no test asserts either.

- **rendered**: the federated site, with pages rendered on a server
- **federated**: the federated site without a renderer
- **plain**: the same screens as one Vite bundle
- **prerendered**: the plain bundle, with pages rendered in advance

Profiles: ${profiles.map(({ name, description }) => `**${name}**: ${description}`).join('; ')}. Times in the profile "rounds" are
numbers of sequential round trips. _Blocking_ is the time above 50 ms of each task after the first paint. The viewport is a phone's, the
connection HTTP/2 with TLS and brotli, and the data is the local platform's seed.

${isWhole ? `## Goals\n\n${goalsTable(tours)}\n\n` : ''}${reports.join('\n')}`;
}

interface TourDescription {
  readonly name: string;
  readonly tour: Tour;
  readonly summaries: readonly Summary[];
  /** Number of times that each problem occurred, by its text. */
  readonly problems: ReadonlyMap<string, number>;
  /** Number of visits that started while the machine was busy. */
  readonly visitsUnderLoad: number;
}

/** Returns the part of the report about one tour. */
export function describeTour({ name, tour, summaries, problems, visitsUnderLoad }: TourDescription): string {
  const { start, sameApp, otherPage } = tour;
  return `## ${name}: first view of ${start.path}

Within the app: ${sameApp.path}. To another page: ${otherPage.path}. Visits that began on a busy machine: ${visitsUnderLoad}.

${figuresTable(summaries)}

### Ratios

${ratiosTable(summaries)}

### Problems reported by the pages

${describeProblems(problems)}
`;
}

function describeProblems(problems: ReadonlyMap<string, number>): string {
  if (problems.size === 0) return 'None: no console error or warning, no file sent twice, no missing file.';
  return [...problems].map(([text, count]) => `- ${count} ×: ${text}`).join('\n');
}
