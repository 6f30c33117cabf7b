/**
 * Reads the JSON at `url`, bypassing the HTTP cache. Returns undefined if there is no such file; a host with pages may answer with HTML
 * instead of 404.
 * @throws Error if the host fails
 */
export async function readJson<Json>(url: string, fetch = globalThis.fetch): Promise<Json | undefined> {
  const answer = await fetch(url, { cache: 'no-store' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  try {
    // Builds and publishing write every file that is read here.
    return JSON.parse(await answer.text()) as Json;
  } catch {
    return undefined;
  }
}
