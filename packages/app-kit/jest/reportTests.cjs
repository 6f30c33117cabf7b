const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Writes the results of a package's tests to its `.reports/unit.json`: counts and slowest files, which the root command sums up. Nx stores
 * the file with the task's result, so cached runs count, too.
 */
module.exports = class ReportTests {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(contexts, results) {
    // Runs without tests say nothing about the package.
    if (results.numTotalTests === 0 && results.numTotalTestSuites === 0) return;
    const slowest = results.testResults
      .map(({ testFilePath, perfStats }) => ({ file: testFilePath, seconds: perfStats.runtime / 1_000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 10);
    const report = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      slowest,
    };
    mkdirSync(join(this.rootDir, '.reports'), { recursive: true });
    writeFileSync(join(this.rootDir, '.reports', 'unit.json'), JSON.stringify(report));
  }
};
