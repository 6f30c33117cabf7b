import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWhole } from '../persistence/writeWhole';
import { grammar } from './grammar';
import type { RulesModel } from './syntax';

export interface RulesCacheOptions {
  /** Folder that caches parsed rules between processes. If undefined, rules are cached only in this process. */
  readonly folder?: string | undefined;
  readonly grammar?: string;
  /** Rules that this process has already parsed, by key. */
  readonly parsed?: Map<string, RulesModel>;
}

const parsedHere = new Map<string, RulesModel>();

/**
 * Parses rules, or returns the cached model of the same text. Parsing with Google's grammar takes a second and 30 MB.
 * @throws RulesSyntaxError
 */
export async function parseCached(source: string, options: RulesCacheOptions = {}): Promise<RulesModel> {
  const { folder, parsed = parsedHere } = options;
  const name = options.grammar ?? grammar;
  const key = createHash('sha256').update(name).update('\0').update(source).digest('hex').slice(0, 20);
  const file = folder === undefined ? undefined : join(folder, `rules-${key}.bin`);
  const cached = parsed.get(key) ?? (file === undefined ? undefined : readStored(file));
  const model = cached ?? (await import('./parseRules')).parseRules(source);
  parsed.set(key, model);
  if (!cached && file !== undefined && folder !== undefined) store(model, file, folder);
  return model;
}

function store(model: RulesModel, file: string, folder: string): void {
  const bytes = serialize(model);
  try {
    mkdirSync(folder, { recursive: true });
    writeWhole(file, Buffer.concat([digest(bytes), bytes]));
  } catch {
    // The cache is optional. A full disk only makes the next start a second slower.
  }
}

/** Reads a cached model. Returns undefined for a missing or damaged file. */
function readStored(file: string): RulesModel | undefined {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const content = bytes.subarray(32);
  if (!digest(content).equals(bytes.subarray(0, 32))) return undefined;
  // The cast is safe because the digest and the grammar name in the key prove that this module wrote the file.
  return deserialize(content) as RulesModel;
}

function digest(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
