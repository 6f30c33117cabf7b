import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBrowsers } from './findChromium.mjs';
import { findOtherBrowsers } from './findOtherBrowsers.mjs';
import { isFull } from './isFull.mjs';
import { run } from './run.mjs';
import { root, workspaces } from './workspaces.mjs';

/** @typedef {{passed: number, failed: number, failures?: string[], note?: string}} Outcome */

const results = join(root, '.tmp', 'results');

const steps = {
  types: { says: 'Types', work: types },
  lint: { says: 'Lint, format, unused code', work: lint },
  unit: { says: 'Unit tests', work: unit },
  parity: { says: 'Parity with the official emulator', work: parity },
  build: { says: 'Builds', work: build },
  browser: { says: 'Byte budgets and browser journeys', work: browser },
};

const testFiles = [];
/** Names of what failed, for the end of the output. */
const failures = [];
/** Journeys that failed at first and passed when repeated. */
const flaky = [];
/** Maximum number of journeys that may pass only when repeated, as a busy machine can cause (decision 087). */
const MOST_FLAKY = 2;
/** Maximum duration of the unit tests, in minutes: several times their usual duration, for slow machines. */
const UNIT_TIME_LIMIT = 30;
let findingBrowsers;

/** @typedef {keyof typeof steps} Step */

/**
 * Runs groups in order, their steps in parallel, and lists within a group in order. Ends the process.
 * @param {(Step | (Step | Step[])[])[]} groups
 */
export async function runSteps(groups) {
  // Collecting young garbage less often saves a tenth of the processor time of unit tests and builds (decision 205).
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`;
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const table = [];
  // Install browsers, if necessary, while the first steps run.
  if (groups.flat(2).includes('browser')) findingBrowsers = findAllBrowsers();
  const runStep = async (name) => {
    const { says, work } = steps[name];
    console.log(`\n── ${says} …`);
    const began = Date.now();
    const outcome = await work();
    const { passed, failed, note = `${passed} passed, ${failed} failed` } = outcome;
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(...(outcome.failures ?? [`${says}: see the output of this step`]));
    table.push(`${says}: ${note} (${Math.round((Date.now() - began) / 1000)} s)`);
    return failed;
  };
  let isBuilt = true;
  const runLane = async (lane) => {
    for (const name of [lane].flat()) {
      if (name === 'browser' && !isBuilt) continue;
      const failed = await runStep(name);
      if (name === 'build' && failed > 0) isBuilt = false;
    }
  };
  for (const group of groups) await Promise.all([group].flat().map(runLane));
  printSlowest();
  printList(`Passed only when repeated (the run fails if there are more than ${MOST_FLAKY}):`, flaky);
  printList('Failed:', failures);
  console.log(`\n${table.join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

/**
 * Runs commands, up to `lanes` of them concurrently.
 * @param {[string, string[], { env: Record<string, string> }?][]} commands
 * @returns {Promise<Outcome>} one count per command
 */
async function all(commands, lanes = 1) {
  const outcome = { passed: 0, failed: 0, failures: [] };
  const queue = [...commands];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if ((await run(...next)) === 0) {
        outcome.passed += 1;
      } else {
        outcome.failed += 1;
        outcome.failures.push([next[0], ...next[1]].join(' '));
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return outcome;
}

function everyPackage(target, parallel = 2) {
  return ['nx', ['run-many', '-t', target, `--parallel=${parallel}`, '--outputStyle=stream-without-prefixes']];
}

/** Checks types in one process, because one process per package would read common types repeatedly. */
function types() {
  return all([['node', ['node_modules/typescript-native/bin/tsc', '-b']]]);
}

function lint() {
  return all(
    [
      ['eslint', ['.', '--max-warnings=0']],
      // Rules that need types (decision 204).
      ['oxlint', []],
      ['oxfmt', ['--list-different']],
      ['knip', ['--config', 'config/knip.json', '--no-progress']],
      ['npm', ['run', '--silent', 'lint:copies']],
      ['npm', ['run', '--silent', 'lint:imports']],
      ['npm', ['run', '--silent', 'lint:texts']],
      ['npm', ['run', '--silent', 'lint:docs']],
    ],
    2,
  );
}

async function unit() {
  const projects = workspaces.filter((folder) => existsSync(join(root, folder, 'jest.config.cjs')));
  for (const name of projects) rmSync(join(root, name, '.reports'), { recursive: true, force: true });
  const code = await run(...everyPackage('test', 3), { timeLimit: UNIT_TIME_LIMIT });
  const outcome = { passed: 0, failed: 0, failures: [] };
  for (const name of projects) {
    const file = join(root, name, '.reports', 'unit.json');
    if (!existsSync(file)) continue;
    const report = JSON.parse(readFileSync(file, 'utf8'));
    outcome.passed += report.passed;
    outcome.failed += report.failed;
    testFiles.push(...report.slowest.map(({ file, seconds }) => ({ file: relative(root, file), seconds })));
    outcome.failures.push(...report.failures.map(({ file, name }) => `${relative(root, file)}: ${name}`));
  }
  if (code !== 0 && outcome.failed === 0) {
    outcome.failed = 1;
    outcome.failures.push('Unit tests: a command failed, although no test did. See the output of this step');
  }
  return outcome;
}

async function parity() {
  const confirmedFile = 'services/firebase/parity/confirmed.json';
  const readConfirmed = () => readFileSync(join(root, confirmedFile), 'utf8');
  const before = readConfirmed();
  const file = join(results, 'parity.json');
  const code = await run('tsx', ['services/firebase/parity/main.ts', file, ...(isFull ? ['--full'] : [])]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed, confirmed } = JSON.parse(readFileSync(file, 'utf8'));
  let note;
  if (confirmed !== undefined) note = `${confirmed} cases confirmed before, and no input changed since`;
  else if (readConfirmed() !== before)
    note = `${passed} passed, ${failed} failed; commit ${confirmedFile}, so that the next run skips the comparison`;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, note };
}

function build() {
  return all([everyPackage('build')]);
}

async function browser() {
  const { chromium, shell, firefox, w3m } = await findingBrowsers;
  if (!chromium) return { passed: 0, failed: 1 };
  const file = join(results, 'browser.json');
  const env = {
    ADP_CHROMIUM: shell,
    ADP_DESKTOP_CHROMIUM: chromium,
    ADP_FIREFOX: firefox,
    ADP_W3M: w3m,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const code = await run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', '--retries=1'], { env });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap(browserTests);
  testFiles.push(...sumByFile(tests));
  const namesOf = (status) =>
    tests.filter((test) => test.statuses.includes(status)).map(({ file, name }) => `${file}: ${name}`);
  flaky.push(...namesOf('flaky'));
  const isTolerable = stats.flaky <= MOST_FLAKY;
  const failed = stats.unexpected + errors.length + (isTolerable ? 0 : stats.flaky);
  return {
    passed: stats.expected + (isTolerable ? stats.flaky : 0),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    failures: stats.unexpected > 0 ? namesOf('unexpected') : undefined,
  };
}

/** Finds one browser after the other, because two installations at the same time would fail. */
async function findAllBrowsers() {
  const chromium = await findBrowsers();
  return { ...chromium, ...(await findOtherBrowsers()) };
}

function browserTests({ file, specs = [], suites = [] }) {
  return [
    ...specs.map(({ title, tests }) => ({
      file: join('tests/e2e', file),
      name: title,
      statuses: tests.map(({ status }) => status),
      seconds: tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
    ...suites.flatMap(browserTests),
  ];
}

function sumByFile(tests) {
  const sums = new Map();
  for (const { file, seconds } of tests) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

function printSlowest() {
  const rows = testFiles.sort((a, b) => b.seconds - a.seconds).slice(0, 10);
  if (rows.length === 0) return;
  console.log('\nThe slowest test files (several run at a time):');
  for (const { file, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

function printList(title, lines) {
  if (lines.length === 0) return;
  console.log(`\n${title}`);
  for (const line of lines) console.log(`          ${line}`);
}
