import { availableParallelism, cpus } from 'node:os';
import { profiles } from '../measure/profiles';
import type { Tour } from '../measure/visit';
import type { Summary } from './summarize';
import { figuresTable, ratiosTable } from './tables';

interface RunDescription {
  readonly reports: readonly string[];
  readonly runs: number;
  readonly chromium: string;
}

/** The report of a run in markdown. */
export function describeRun({ reports, runs, chromium }: RunDescription): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown model'}), Chromium ${chromium}, Node ${process.version}`;
  return `# Benchmark: the federated site beside one plain bundle

Measured on ${date}: ${machine}. Median of ${runs}, the two sites in turns, in brackets
the least and the most. Rerun with \`npm run bench -- --write\` (\`--quick\` for one run, \`--tour list\` for one tour). What is
measured and how: bench/README.md. Times depend on the machine, ratios less so; no test asserts either.

Profiles: ${profiles.map(({ name, description }) => `**${name}**: ${description}`).join('; ')}. Times under "rounds" are
counts of sequential network rounds. Phone viewport, HTTP/2 with TLS, brotli; data from the local platform, as the seed has it.

${reports.join('\n')}`;
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
export function describeTour({
  name,
  tour,
  summaries,
  problems: problems,
  visitsUnderLoad: visitsUnderLoad,
}: TourDescription): string {
  const { start, sameApp: sameApp, other } = tour;
  return `## ${name}: first view of ${start.path}

Within the app: ${sameApp.path}. To another page: ${other.path}. Visits that began on a busy machine: ${visitsUnderLoad}.

${figuresTable(summaries)}

### Federated / plain

${ratiosTable(summaries)}

### What the pages complained of

${describeProblems(problems)}
`;
}

function describeProblems(problems: ReadonlyMap<string, number>): string {
  if (problems.size === 0) return 'Nothing: no console error or warning, no file asked for twice or in vain.';
  return [...problems].map(([text, count]) => `- ${count} ×: ${text}`).join('\n');
}
