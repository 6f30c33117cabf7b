/**
 * Reads JSON, bypassing the HTTP cache. Resolves to undefined for a missing file or an HTML page in its place. Throws
 * an Error if the host fails.
 */
export async function readJson<Json>(url: string, fetch = globalThis.fetch): Promise<Json | undefined> {
  const response = await fetch(url, { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  try {
    // The cast is safe because builds and publishing write all files that are read here.
    return JSON.parse(await response.text()) as Json;
  } catch {
    return undefined;
  }
}
