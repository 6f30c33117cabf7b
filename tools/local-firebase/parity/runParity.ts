import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readAnswers } from './data/answers';
import { dataSuite } from './data/dataSuite';
import { expressionsSuite } from './expressions/expressionsSuite';
import { fuzzSuite, requestsEach } from './fuzz/fuzzSuite';
import { findOracle, type FoundOracle } from './oracle/findOracle';
import { startOracleProcess } from './oracle/oracleProcess';
import { official } from './platforms/official';
import { ours } from './platforms/ours';
import { countConfirmedCases, readConfirmedSuites, recordPlatform } from './confirmedSuites';
import { expressionCountsSuite } from './limits/expressionCountsSuite';
import { listProbesSuite } from './rules/listProbesSuite';
import { createRun, type PlatformName, type Run, type Suite } from './runner';

interface ParityOptions {
  /** Additional suites, by printed name. */
  readonly suites?: Readonly<Record<string, Suite>>;
  /** Hash of all inputs of the comparison. If omitted, the suites always run. */
  readonly inputs?: string;
  /**
   * File that lists the inputs and suites that passed on the official emulator. If omitted, the emulator runs all
   * suites.
   */
  readonly confirmedFile?: string;
  /** Command-line arguments: `--full`, `--force`, and the file to write the counts to. */
  readonly args: readonly string[];
}

/**
 * Counts of a run. Each case counts once, regardless of the number of platforms. Random requests are counted
 * separately.
 */
interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly fuzzed: number;
}

const FIRST_SEED = 1;
const defaultSequences = 60;
const allSequences = 260;

/**
 * Compares our Firestore with the official emulator that `findOracle` returns. Without an emulator, compares with the
 * tables and recorded responses, and the fuzz test checks only requirements that need no emulator. Sets the exit code
 * of the process.
 *
 * By default, runs every table on our Firestore, and 60 random sequences on both platforms. The emulator runs only
 * tables that have not passed before. If all inputs have passed before, nothing runs. `--force` runs everything on both
 * platforms. `--full` also runs all 260 sequences.
 *
 * ADP_PARITY_SEED=177 starts the random sequences at that seed. ADP_PARITY_RECORD=1 records the emulator's responses in
 * data/answers.json.
 */
export async function runParity({ suites = {}, inputs, confirmedFile, args }: ParityOptions): Promise<void> {
  const full = args.includes('--full');
  const countsFile = args.find((arg) => !arg.startsWith('--'));
  const recording = process.env.ADP_PARITY_RECORD === '1';
  const firstSeed = Number(process.env.ADP_PARITY_SEED ?? FIRST_SEED);
  const isForced = full || recording || args.includes('--force');
  const isUsual = !isForced && firstSeed === FIRST_SEED;
  const confirmedCases = isUsual && inputs && confirmedFile ? countConfirmedCases(confirmedFile, inputs) : undefined;
  const writeCounts = (counts: object) => {
    if (countsFile) writeFileSync(countsFile, JSON.stringify(counts));
  };
  if (confirmedCases !== undefined) {
    print(
      `Parity: skipped, because no input has changed since the emulator confirmed ${confirmedCases} cases (--force runs it).`,
    );
    writeCounts({ passed: 0, failed: 0, confirmed: confirmedCases });
    return;
  }
  const oracle = findOracle(process.env);
  const result = await compare();
  const { passed, failed, fuzzed } = result;
  print(
    `Parity: ${passed} cases passed, ${failed} failed; in addition ${fuzzed} random requests, ${describe(oracle)}.`,
  );
  writeCounts(result);
  process.exitCode = failed > 0 ? 1 : 0;

  async function compare(): Promise<Result> {
    const answers = readAnswers(fileURLToPath(new URL('data/answers.json', import.meta.url)), recording);
    const tables = {
      'Expressions of the rules language': expressionsSuite,
      'List queries under rules': listProbesSuite,
      'Counts of expressions': expressionCountsSuite,
      ...suites,
      Data: dataSuite(answers),
    };
    const started = oracle.kind === 'jar' ? startOracleProcess(oracle) : undefined;
    const confirmed = readConfirmedSuites(confirmedFile, {
      sources: [...expectations(), getEmulator(oracle)],
      askAll: isForced,
    });
    try {
      const recorded = recordPlatform(ours);
      const ourRun = createRun([{ name: 'ours', platform: recorded.platform }], print, recorded.addCase);
      const digests: Record<string, string> = {};
      await runTables('ours', ourRun, tables, (table) => {
        digests[table] = recorded.takeDigest();
      });
      const host = oracle.kind === 'running' ? oracle.host : (await started)?.host;
      const officialRun = createRun(host ? [{ name: 'official', platform: official(host) }] : [], print);
      const unconfirmed = Object.entries(tables).filter(([table]) => !confirmed.includes(table, digests[table] ?? ''));
      if (host) await runTables('official', officialRun, Object.fromEntries(unconfirmed));
      const fuzzRun = createRun([...ourRun.platforms, ...officialRun.platforms], print);
      await timed('Fuzz', () => fuzzSuite({ firstSeed, sequences: full ? allSequences : defaultSequences })(fuzzRun));
      answers.save();
      const failed = [ourRun, officialRun, fuzzRun].reduce((sum, { counts }) => sum + counts.failures.length, 0);
      if (host && failed === 0) {
        for (const [table] of unconfirmed) confirmed.confirm(table, digests[table] ?? '');
        confirmed.save({ inputs, cases: ourRun.counts.passed.ours });
      }
      return {
        passed: ourRun.counts.passed.ours,
        failed,
        fuzzed: fuzzRun.counts.passed.ours * requestsEach,
      };
    } finally {
      await (await started?.catch(() => undefined))?.stop();
    }
  }
}

async function runTables(
  name: PlatformName,
  run: Run & ReturnType<typeof createRun>,
  tables: Readonly<Record<string, Suite>>,
  onEnd: (table: string) => void = () => undefined,
): Promise<void> {
  for (const [table, suite] of Object.entries(tables)) {
    const before = run.counts.passed[name];
    await timed(
      `${table} on ${name}`,
      () => suite(run),
      () => `${run.counts.passed[name] - before} passed, `,
    );
    onEnd(table);
  }
}

async function timed(name: string, work: () => Promise<void>, count: () => string = () => ''): Promise<void> {
  const began = Date.now();
  await work();
  print(`${name}: ${count()}${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Returns the sources of expectations, except for the names of cases. */
function expectations(): readonly string[] {
  return ['knownDifferences.ts', 'data/answers.json'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
}

function getEmulator(oracle: FoundOracle): string {
  return oracle.kind === 'jar' ? oracle.version : oracle.kind;
}

function describe(oracle: FoundOracle): string {
  return oracle.kind === 'none'
    ? `NOTHING was compared with the official Firestore emulator, because ${oracle.reason}; the recorded responses replaced it`
    : 'each on our Firestore and the official emulator, now or when it confirmed the same cases';
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
