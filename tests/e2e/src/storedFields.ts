import type { TestSite } from './startSite';

/** A published document's fields as they go over the wire, to be changed and stored again by an administrator. */
export async function storedFields(site: TestSite, path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${path}`);
  const json: unknown = await answer.json();
  if (typeof json === 'object' && json !== null && 'fields' in json) return { ...(json.fields as object) };
  throw new Error(`There is no document ${path}.`);
}
