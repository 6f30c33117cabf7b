import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';

/**
 * The probe as the page runs it. Compiled here and not by tsx, whose helper
 * functions the page would not find.
 */
export function probeScript(expectedHeading: string, selector: string): string {
  const source = readFileSync(join(import.meta.dirname, 'pageProbe.ts'), 'utf8');
  const script = transpile(source, { target: ScriptTarget.ES2022, module: ModuleKind.ESNext });
  // The mark of a module, all that is left of the types' import, is no part of a classic script.
  const classic = script.replace(/^export \{\};$/m, '');
  const expected = `const EXPECTED_HEADING = ${JSON.stringify(expectedHeading)}, EXPECTED_SELECTOR = ${JSON.stringify(selector)};`;
  return `${expected}\n${classic}`;
}
