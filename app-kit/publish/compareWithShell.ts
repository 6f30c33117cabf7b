import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, findIncompatibility, type AppManifest } from '@adp/app-contract';

/** What a shell's build brings: its `provided.json`, which `SharedNamesPlugin` writes. */
export interface Provided {
  readonly contracts: readonly number[];
  /** Package -> version. */
  readonly versions: Readonly<Record<string, string>>;
  /** Package, or a module of one -> its names; one whose names webpack does not know is not there. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/**
 * Why an app's build does not fit a shell, a sentence each: the contract, the versions of shared packages, and names that
 * the app takes and the shell does not bring, which would be undefined in the page.
 */
export function compareWithShell(dist: string, manifest: AppManifest, provided: Provided): readonly string[] {
  const errors: string[] = [];
  if (!provided.contracts.includes(manifest.contract))
    errors.push(`it needs contract ${manifest.contract}; the live shell keeps ${provided.contracts.join(', ')}`);
  const reason = findIncompatibility({ ...manifest, contract: CONTRACT_VERSION }, provided.versions);
  if (reason) errors.push(reason);
  for (const [module, used] of Object.entries(readUses(join(dist, manifest.build, 'uses.json')))) {
    const missing = used.filter((name) => provided.names[module]?.includes(name) === false);
    if (missing.length > 0)
      errors.push(`it takes ${missing.join(', ')} of ${module}, which the live shell does not bring`);
  }
  return errors;
}

/** The names that a build takes of each shared package; nothing of a build that another bundler made. */
function readUses(file: string): Readonly<Record<string, readonly string[]>> {
  // Written by our own build.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
}

/** What the live shell brings; undefined where it is not published yet, or older than this file. @throws Error where its host fails */
export async function readProvided(origin: string, fetch = globalThis.fetch): Promise<Provided | undefined> {
  const read = async <Json>(path: string) => {
    const answer = await fetch(`${origin}/${path}`, { cache: 'no-store' });
    if (answer.status >= 500)
      throw new Error(`${answer.url} answers ${answer.status}: the live shell cannot be compared.`);
    const isJson = answer.ok && answer.headers.get('content-type')?.includes('json');
    return isJson ? ((await answer.json()) as Json) : undefined;
  };
  const manifest = await read<{ readonly build: string }>('manifest.json');
  return manifest && read<Provided>(`${manifest.build}/provided.json`);
}
