import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAnswers } from './data/answers';
import { dataSuite } from './data/dataSuite';
import { expressionsSuite } from './expressions/expressionsSuite';
import { fuzzSuite } from './fuzz/fuzzSuite';
import { findOracle } from './oracle/findOracle';
import { type OracleProcess, startOracleProcess } from './oracle/oracleProcess';
import { official } from './platforms/official';
import { ours } from './platforms/ours';
import { listProbesSuite } from './rules/listProbesSuite';
import { makeRun, type Run, type Suite } from './runner';

interface ParityOptions {
  /** Suites beside those of the engine, by the name to print. */
  readonly suites?: Readonly<Record<string, Suite>>;
  /** Receives the counts as JSON. */
  readonly countsFile?: string | undefined;
}

/**
 * Compares ours with the official Firestore emulator, wherever `findOracle` finds one; without it the tables and their
 * recorded answers stand in, and the fuzz keeps to what needs no oracle. Sets the exit code of the process.
 * ADP_PARITY_SEED=177 begins the fuzz at that seed; ADP_PARITY_RECORD=1 records data/answers.json from the emulator.
 */
export async function runParity({ suites = {}, countsFile }: ParityOptions): Promise<void> {
  const answers = readAnswers(
    fileURLToPath(new URL('data/answers.json', import.meta.url)),
    process.env.ADP_PARITY_RECORD === '1',
  );
  const all: Readonly<Record<string, Suite>> = {
    'Expressions of the rules language': expressionsSuite,
    'List queries under rules': listProbesSuite,
    ...suites,
    Data: dataSuite(answers),
    Fuzz: fuzzSuite(Number(process.env.ADP_PARITY_SEED ?? 1)),
  };
  const found = findOracle(process.env);
  const started: OracleProcess | undefined = found.kind === 'jar' ? await startOracleProcess(found) : undefined;
  const host = found.kind === 'running' ? found.host : started?.host;
  try {
    const platforms: Run['platforms'][number][] = [{ name: 'ours', platform: ours }];
    if (host) platforms.push({ name: 'official', platform: official(host) });
    const run = makeRun(platforms, print);
    for (const [name, suite] of Object.entries(all)) {
      const [before, began] = [{ ...run.counts.passed }, Date.now()];
      await suite(run);
      const { passed } = run.counts;
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      print(
        `${name}: ${passed.ours - before.ours} on ours, ${passed.official - before.official} on the official emulator (${seconds} s)`,
      );
    }
    answers.save();
    const { passed, failures } = run.counts;
    print(
      found.kind === 'none'
        ? `NOTHING was compared with the official Firestore emulator, as ${found.reason}; the recorded answers stood in for it.`
        : `${passed.official} cases and requests ran against the official Firestore emulator at ${host}.`,
    );
    print(`${passed.ours + passed.official} passed, ${failures.length} failed`);
    if (countsFile)
      writeFileSync(countsFile, JSON.stringify({ passed: passed.ours + passed.official, failed: failures.length }));
    process.exitCode = failures.length > 0 ? 1 : 0;
  } finally {
    await started?.stop();
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
