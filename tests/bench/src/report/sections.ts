const LOAD_TEST = '\n## Load test\n';

/** Returns the document with its last section, the load test, replaced. */
export function replaceLoadTest(document: string, section: string): string {
  const [benchmark = ''] = document.split(LOAD_TEST);
  return `${benchmark.trimEnd()}\n\n${section}`;
}

/** Returns the document with everything before the load test replaced by the new benchmark. */
export function replaceBenchmark(document: string, benchmark: string): string {
  const [, loadTest] = document.split(LOAD_TEST);
  return loadTest === undefined ? benchmark : `${benchmark.trimEnd()}\n${LOAD_TEST}${loadTest}`;
}
