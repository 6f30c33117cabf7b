/**
 * Reads the JSON at `url`, past the HTTP cache. Returns undefined where there is none: a host with pages may answer a path without
 * a file with HTML. @throws Error where the host fails
 */
export async function readJson<Json>(url: string, fetch = globalThis.fetch): Promise<Json | undefined> {
  const answer = await fetch(url, { cache: 'no-store' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  try {
    // Every file read this way was written by a build or by publishing.
    return JSON.parse(await answer.text()) as Json;
  } catch {
    return undefined;
  }
}
