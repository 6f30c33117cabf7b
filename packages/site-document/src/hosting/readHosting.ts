import { readJsonFile } from '../readJsonFile';

/** One hosting site of firebase.json: its target, its folder, and how it is served. */
export interface HostingEntry {
  readonly target: string;
  readonly public: string;
}

/**
 * The hosting entries of a firebase.json.
 * @throws Error with one sentence that names the fault
 */
export function readHosting(file: string): readonly HostingEntry[] {
  const json = readJsonFile(file);
  const hosting: unknown = typeof json === 'object' && json !== null && 'hosting' in json ? json.hosting : undefined;
  if (!Array.isArray(hosting)) throw new Error(`${file} has no hosting entries.`);
  return hosting.map((entry: unknown, index) => {
    if (isEntry(entry)) return entry;
    throw new Error(`${file}: hosting entry ${index + 1} has no "target" or no "public".`);
  });
}

function isEntry(entry: unknown): entry is HostingEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'target' in entry &&
    typeof entry.target === 'string' &&
    'public' in entry &&
    typeof entry.public === 'string'
  );
}
