import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { root, run } from './run.mjs';

/** @typedef {{passed: number, failed: number}} Outcome */

const results = join(root, '.tmp', 'results');

/** The steps of a check, by name: what each says while it works, and what came of it. */
const steps = {
  types: { says: 'Types', work: types },
  lint: { says: 'Lint, format, unused code', work: lint },
  unit: { says: 'Unit tests', work: unit },
  parity: { says: 'Parity with the official emulator', work: parity },
  build: { says: 'Builds', work: build },
  browser: { says: 'Byte budgets and browser journeys', work: browser },
};

/** @typedef {keyof typeof steps} Step */

/**
 * Runs the named steps in their order, those of a list side by side, all of
 * them whatever fails (but no browser without a build), and ends the process
 * with one line of counts.
 * @param {(Step | Step[])[]} groups
 */
export async function runSteps(groups) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0 };
  const table = [];
  const runStep = async (name) => {
    const { says, work } = steps[name];
    console.log(`\n── ${says} …`);
    const began = Date.now();
    const { passed, failed } = await work();
    total.passed += passed;
    total.failed += failed;
    table.push(`${says}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`);
    return { name, failed };
  };
  for (const group of groups) {
    const outcomes = await Promise.all([group].flat().map(runStep));
    if (outcomes.some(({ name, failed }) => name === 'build' && failed > 0)) break;
  }
  console.log(`\n${table.join('\n')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

/** @param {[string, string[]][]} commands @returns {Promise<Outcome>} one count per command */
async function all(commands) {
  const outcome = { passed: 0, failed: 0 };
  for (const [command, args] of commands) {
    if ((await run(command, args)) === 0) outcome.passed += 1;
    else outcome.failed += 1;
  }
  return outcome;
}

function types() {
  return all([
    ['nx', ['run-many', '-t', 'typecheck', '--outputStyle=stream-without-prefixes']],
    ['tsc', ['-p', 'tools/tsconfig.json']],
  ]);
}

function lint() {
  return all([
    ['eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.nx/eslintcache']],
    ['prettier', ['--check', '--log-level=warn', '--cache', '--cache-location', '.nx/prettiercache', '.']],
    ['knip', ['--no-progress']],
  ]);
}

async function unit() {
  const file = join(results, 'unit.json');
  const projects = readdirSync(root).filter((name) => existsSync(join(root, name, 'jest.config.cjs')));
  const code = await run('jest', ['--projects', ...projects, '--json', `--outputFile=${file}`]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function parity() {
  const file = join(results, 'parity.json');
  const code = await run('tsx', ['local/parity/main.ts', file]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function build() {
  return all([['nx', ['run-many', '-t', 'build', '--outputStyle=stream-without-prefixes']]]);
}

async function browser() {
  const chromium = await findChromium();
  if (!chromium) return { passed: 0, failed: 1 };
  const file = join(results, 'browser.json');
  const env = { ADP_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], { env });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}
