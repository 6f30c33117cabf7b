import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';

/**
 * Compiles the probe (pageProbe.ts) to a script for the page. The probe cannot be passed as a function, because tsx
 * adds calls of helper functions that the page lacks.
 */
export function probeScript(expectedHeading: string, selector: string): string {
  const source = readFileSync(join(import.meta.dirname, 'pageProbe.ts'), 'utf8');
  const script = transpile(source, { target: ScriptTarget.ES2022, module: ModuleKind.ESNext });
  // Removes the `export {}` that TypeScript leaves after removing type imports. A classic script must not contain it.
  const classic = script.replace(/^export \{\};$/m, '');
  const expected = `const EXPECTED_HEADING = ${JSON.stringify(expectedHeading)}, EXPECTED_SELECTOR = ${JSON.stringify(selector)};`;
  return `${expected}\n${classic}`;
}
