import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parsePasswordPolicy, type PasswordPolicy } from '../auth/policy/passwordPolicy';
import { RulesSyntaxError, type RulesModel } from '../rules/syntax';
import { parseCached } from './rulesCache';

/**
 * The rules of a firestore.rules or storage.rules.
 * @throws Error with one sentence that names the file, and the line where it is faulty
 */
export async function readRulesFile(file: string, cacheFolder?: string): Promise<RulesModel> {
  try {
    return await parseCached(read(file), { folder: cacheFolder });
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw new Error(`${basename(file)} is broken. ${error.message}`, { cause: error });
  }
}

/**
 * The policy that passwords are held to.
 * @throws Error with one sentence that names the file and the fault
 */
export function readPasswordPolicyFile(file: string): PasswordPolicy {
  return parsePasswordPolicy(read(file));
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read.`, { cause });
  }
}
