import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Fetch = (url: string | URL, init: RequestInit) => Promise<Response>;

/** Stores the objects of a bucket in a folder. */
export function openFolder(folder: string) {
  const toFile = (name: string) => join(folder, name);
  const read = (name: string): Buffer | undefined =>
    existsSync(toFile(name)) ? readFileSync(toFile(name)) : undefined;
  let writes = 0;
  return {
    read,
    /** Number of files that have been written. */
    countWrites: () => writes,
    write: (name: string, content: Uint8Array) => {
      writes += 1;
      mkdirSync(dirname(toFile(name)), { recursive: true });
      writeFileSync(toFile(name), content);
    },
    remove: (name: string) => rmSync(toFile(name), { force: true }),
    /** Responds to requests for stored files, like Cloud Storage. Other requests are sent to `otherwise`. */
    toFetch:
      (otherwise: Fetch): Fetch =>
      (url, init) => {
        const name = /\/o\/([^?]+)\?alt=media$/.exec(String(url))?.[1];
        if (name === undefined) return otherwise(url, init);
        const content = read(decodeURIComponent(name));
        return Promise.resolve(content ? new Response(new Uint8Array(content)) : new Response(null, { status: 404 }));
      },
  };
}
