import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../persistence/writeWhole';
import { grammar } from './grammar';
import type { RulesModel } from './syntax';

export interface RulesCacheOptions {
  /** Where parsed rules are stored between processes; without it they last as long as this one. */
  readonly folder?: string | undefined;
  readonly grammar?: string;
  /** What this process has parsed, by key. */
  readonly parsed?: Map<string, RulesModel>;
}

const parsedHere = new Map<string, RulesModel>();

/**
 * Parses rules, or returns the stored model of the same text: Google's grammar needs a second and 30 MB.
 * @throws RulesSyntaxError
 */
export async function parseCached(source: string, options: RulesCacheOptions = {}): Promise<RulesModel> {
  const { folder, parsed = parsedHere } = options;
  const name = options.grammar ?? grammar;
  const key = createHash('sha256').update(name).update('\0').update(source).digest('hex').slice(0, 20);
  const file = folder === undefined ? undefined : join(folder, `rules-${key}.bin`);
  const known = parsed.get(key) ?? (file === undefined ? undefined : readStored(file));
  const model = known ?? (await import('./parseRules')).parseRules(source);
  parsed.set(key, model);
  if (!known && file !== undefined && folder !== undefined) store(model, file, folder);
  return model;
}

function store(model: RulesModel, file: string, folder: string): void {
  const bytes = serialize(model);
  try {
    mkdirSync(folder, { recursive: true });
    writeWhole(file, Buffer.concat([digest(bytes), bytes]));
  } catch {
    // On a full disk the next start takes a second more: no reason to stop this one.
  }
}

/** Undefined for a file that is missing or damaged. */
function readStored(file: string): RulesModel | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const content = bytes.subarray(32);
  if (!digest(content).equals(bytes.subarray(0, 32))) return undefined;
  // Written by this module alone, which the digest and the grammar's name in the key vouch for.
  return deserialize(content) as RulesModel;
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
