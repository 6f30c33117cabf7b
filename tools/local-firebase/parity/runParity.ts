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
  /** Suites beside those of the engine, by the name to print. */
  readonly suites?: Readonly<Record<string, Suite>>;
  /** Hash of all that the comparison depends on; without it, the suites always run. */
  readonly inputs?: string;
  /** Where the inputs and suites that the official emulator has confirmed are stored; without it, it is asked them all. */
  readonly confirmedFile?: string;
  /** Of the command: `--full`, `--force`, and the file that receives the counts. */
  readonly args: readonly string[];
}

/** A case counts once, on however many platforms it ran; a fuzzed request is no test, so these are counted apart. */
interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly fuzzed: number;
}

const FIRST_SEED = 1;
const defaultSequences = 60;
const allSequences = 260;

/**
 * Compares ours with the official Firestore emulator, wherever `findOracle` finds one; without it the tables and their
 * recorded answers stand in, and the fuzz checks what needs no oracle. Sets the exit code of the process.
 *
 * The default runs every table on ours and 60 sequences of the fuzz on both; the emulator is asked the tables that it has
 * not confirmed before. Nothing runs while the inputs are those that it has confirmed. `--force` runs everything on both;
 * `--full` so, with all 260 sequences.
 * ADP_PARITY_SEED=177 begins the fuzz at that seed; ADP_PARITY_RECORD=1 records data/answers.json from the emulator.
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
      `Parity: not run, because no input has changed since the emulator confirmed ${confirmedCases} cases (--force).`,
    );
    writeCounts({ passed: 0, failed: 0, confirmed: confirmedCases });
    return;
  }
  const found = findOracle(process.env);
  const result = await compare();
  const { passed, failed, fuzzed } = result;
  print(`Parity: ${passed} cases passed, ${failed} failed; beside them ${fuzzed} fuzzed requests, ${describe(found)}.`);
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
    const started = found.kind === 'jar' ? startOracleProcess(found) : undefined;
    const confirmed = readConfirmedSuites(confirmedFile, {
      sources: [...expectations(), getEmulator(found)],
      askAll: isForced,
    });
    try {
      const recorded = recordPlatform(ours);
      const ourRun = createRun([{ name: 'ours', platform: recorded.platform }], print, recorded.addCase);
      const digests: Record<string, string> = {};
      await runTables('ours', ourRun, tables, (table) => {
        digests[table] = recorded.takeDigest();
      });
      const host = found.kind === 'running' ? found.host : (await started)?.host;
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

/** What cases expect beside their names. */
function expectations(): readonly string[] {
  return ['knownDifferences.ts', 'data/answers.json'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
}

function getEmulator(found: FoundOracle): string {
  return found.kind === 'jar' ? found.version : found.kind;
}

function describe(found: FoundOracle): string {
  return found.kind === 'none'
    ? `NOTHING of it compared with the official Firestore emulator, as ${found.reason}: the recorded answers stood in for it`
    : 'each on ours and on the official Firestore emulator, now or when it confirmed the same cases';
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
