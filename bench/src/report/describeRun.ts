import { availableParallelism, cpus } from 'node:os';
import { profiles } from '../measure/profiles';
import type { Summary } from './summarize';
import { figuresTable, ratiosTable } from './tables';

interface RunDescription {
  readonly summaries: readonly Summary[];
  readonly runs: number;
  /** What the pages complained of, and how often. */
  readonly complaints: ReadonlyMap<string, number>;
  readonly chromium: string;
  /** How many visits began while something else kept the machine busy. */
  readonly busyVisits: number;
}

/** The report of a run in markdown. */
export function describeRun({ summaries, runs, complaints, chromium, busyVisits }: RunDescription): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown model'}), Chromium ${chromium}, Node ${process.version}`;
  return `# Benchmark: the federated site beside one plain bundle

Measured on ${date}: ${machine}. Median of ${runs}, the two sites in turns, in brackets
the least and the most; visits that began on a busy machine: ${busyVisits}. Rerun with \`npm run bench -- --write\` (\`--quick\` for one
run). What is measured and how: bench/README.md. Times depend on the machine, ratios less so; no test asserts either.

Profiles: ${profiles.map(({ name, description }) => `**${name}**: ${description}`).join('; ')}. Times under "rounds" are
counts of sequential network rounds. Phone viewport, HTTP/2 with TLS, brotli. First view: /apet. Within the app: its
sub-page, whose copy is the same chunk. There is one app so far, so the last navigation goes "to another page" of it
(/cjed, whose chunk is not loaded yet) and not to another app.

${figuresTable(summaries)}

## Federated / plain

${ratiosTable(summaries)}

## What the pages complained of

${describeComplaints(complaints)}
`;
}

function describeComplaints(complaints: ReadonlyMap<string, number>): string {
  if (complaints.size === 0) return 'Nothing: no console error or warning, no file asked for twice or in vain.';
  return [...complaints].map(([text, count]) => `- ${count} ×: ${text}`).join('\n');
}
