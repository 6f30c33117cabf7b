import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import writeFileAtomic from 'write-file-atomic';
import type { RulesModel } from '../rules/syntax';

/** Where parsed rules are kept, and what they were parsed by: with another parser they are parsed anew. */
export interface RulesCache {
  readonly folder: string;
  readonly parser: string;
}

/**
 * Parses rules, or takes what an earlier start made of the same text: Google's grammar needs a second and 30 MB.
 * @throws RulesSyntaxError
 */
export async function parseCached(source: string, cache: RulesCache | undefined): Promise<RulesModel> {
  if (!cache) return (await import('../rules/parseRules')).parseRules(source);
  const key = createHash('sha256').update(cache.parser).update('\0').update(source).digest('hex').slice(0, 20);
  const file = join(cache.folder, `rules-${key}.bin`);
  const kept = readKept(file);
  if (kept) return kept;
  const model = (await import('../rules/parseRules')).parseRules(source);
  keep(model, file, cache.folder);
  return model;
}

function keep(model: RulesModel, file: string, folder: string): void {
  const bytes = serialize(model);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileAtomic.sync(file, Buffer.concat([digestOf(bytes), bytes]));
  } catch {
    // On a full disk the next start takes a second more: no reason to stop this one.
  }
}

/** Nothing for a file that is missing or damaged. */
function readKept(file: string): RulesModel | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const content = bytes.subarray(32);
  if (!digestOf(content).equals(bytes.subarray(0, 32))) return undefined;
  // Written by this module alone, which the digest and the parser's name in the key vouch for.
  return deserialize(content) as RulesModel;
}

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
