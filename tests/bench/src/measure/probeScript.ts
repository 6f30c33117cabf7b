import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';

/**
 * Returns the script of the probe for the page. It is compiled here, because tsx would add helper functions that the
 * page lacks.
 */
export function probeScript(expectedHeading: string, selector: string): string {
  const source = readFileSync(join(import.meta.dirname, 'pageProbe.ts'), 'utf8');
  const script = transpile(source, { target: ScriptTarget.ES2022, module: ModuleKind.ESNext });
  // Removes the module marker that remains of the type imports, which a classic script must not contain.
  const classic = script.replace(/^export \{\};$/m, '');
  const expected = `const EXPECTED_HEADING = ${JSON.stringify(expectedHeading)}, EXPECTED_SELECTOR = ${JSON.stringify(selector)};`;
  return `${expected}\n${classic}`;
}
