const LOAD_TEST = '\n## Load test\n';

/** The document with another load test, which comes last. */
export function replaceLoadTest(document: string, section: string): string {
  const [benchmark = ''] = document.split(LOAD_TEST);
  return `${benchmark.trimEnd()}\n\n${section}`;
}

/** The document with another benchmark, and the load test that it had. */
export function replaceBenchmark(document: string, benchmark: string): string {
  const [, loadTest] = document.split(LOAD_TEST);
  return loadTest === undefined ? benchmark : `${benchmark.trimEnd()}\n${LOAD_TEST}${loadTest}`;
}
