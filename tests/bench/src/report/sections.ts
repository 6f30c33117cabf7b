const LOAD_TEST = '\n## Load test\n';

/** Returns the document with a new load test, which is its last section. */
export function replaceLoadTest(document: string, section: string): string {
  const [benchmark = ''] = document.split(LOAD_TEST);
  return `${benchmark.trimEnd()}\n\n${section}`;
}

/** Returns the document with a new benchmark and its existing load test. */
export function replaceBenchmark(document: string, benchmark: string): string {
  const [, loadTest] = document.split(LOAD_TEST);
  return loadTest === undefined ? benchmark : `${benchmark.trimEnd()}\n${LOAD_TEST}${loadTest}`;
}
