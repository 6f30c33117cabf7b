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
  /** The load of the machine, over a minute, when the run began. */
  readonly loadBefore: number;
}

/** The report of a run in markdown. */
export function describeRun({ reports, tours, profiles, runs, chromium, loadBefore }: RunDescription): string {
  const isWhole = profiles.length === allProfiles.length;
  return `# Benchmark: the federated site beside one plain bundle

Measured on ${describeMachine(loadBefore)}; Chromium ${chromium}. Median of ${runs}, the sites in turns, in brackets
the least and the most. Rerun with \`npm run bench -- --write\` (\`--quick\` for one run, \`--tour list\` for one tour). What is
measured and how: tests/bench/README.md. Times depend on the machine, ratios less so; no test asserts either.

Sites: **rendered**: the federated site, its pages rendered on a server; **federated**: the same without a renderer; **plain**: the same
screens as one Vite bundle; **prerendered**: that bundle with pages that were rendered beforehand.

Profiles: ${profiles.map(({ name, description }) => `**${name}**: ${description}`).join('; ')}. Times under "rounds" are
counts of sequential network rounds; _blocking_ is what tasks after the first paint take above 50 ms each. Phone viewport, HTTP/2 with TLS,
brotli; data from the local platform, as the seed has it.

${isWhole ? `## Goals\n\n${goalsTable(tours)}\n\n` : ''}${reports.join('\n')}`;
}

interface TourDescription {
  readonly name: string;
  readonly tour: Tour;
  readonly summaries: readonly Summary[];
  /** What the pages complained of, and how often. */
  readonly problems: ReadonlyMap<string, number>;
  /** How many visits began while something else kept the machine busy. */
  readonly visitsUnderLoad: number;
}

/** The part of the report about one tour. */
export function describeTour({ name, tour, summaries, problems, visitsUnderLoad }: TourDescription): string {
  const { start, sameApp, other } = tour;
  return `## ${name}: first view of ${start.path}

Within the app: ${sameApp.path}. To another page: ${other.path}. Visits that began on a busy machine: ${visitsUnderLoad}.

${figuresTable(summaries)}

### Ratios

${ratiosTable(summaries)}

### What the pages complained of

${describeProblems(problems)}
`;
}

function describeProblems(problems: ReadonlyMap<string, number>): string {
  if (problems.size === 0) return 'Nothing: no console error or warning, no file asked for twice or in vain.';
  return [...problems].map(([text, count]) => `- ${count} ×: ${text}`).join('\n');
}
