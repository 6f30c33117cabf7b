const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/**
 * Jest reporter that writes counts, failed tests and the slowest files to `.reports/unit.json`. Nx caches the file, so
 * cached runs are counted too.
 */
module.exports = class ReportTests {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(contexts, results) {
    if (results.numTotalTests === 0 && results.numTotalTestSuites === 0) return;
    const slowest = results.testResults
      .map(({ testFilePath, perfStats }) => ({ file: testFilePath, seconds: perfStats.runtime / 1_000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 10);
    const failures = results.testResults.flatMap(({ testFilePath, testResults, failureMessage, numFailingTests }) => {
      if (numFailingTests === 0 && failureMessage) return [{ file: testFilePath, name: 'the file could not run' }];
      return testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ file: testFilePath, name: fullName }));
    });
    const report = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      failures,
      slowest,
    };
    mkdirSync(join(this.rootDir, '.reports'), { recursive: true });
    writeFileSync(join(this.rootDir, '.reports', 'unit.json'), JSON.stringify(report));
  }
};
