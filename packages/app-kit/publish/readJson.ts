/**
 * Reads the JSON at `url`, bypassing the HTTP cache. Returns undefined if there is no such file. A host with pages may respond with HTML
 * instead of 404.
 * @throws Error if the host fails
 */
export async function readJson<Json>(url: string, fetch = globalThis.fetch): Promise<Json | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  try {
    // Builds and publishing write all files that are read here.
    return JSON.parse(await response.text()) as Json;
  } catch {
    return undefined;
  }
}
