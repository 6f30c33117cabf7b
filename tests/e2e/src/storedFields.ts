import type { TestSite } from './startSite';

/**
 * Returns the fields of a published document in wire format, in which a test can store them again with changes.
 */
export async function storedFields(site: TestSite, path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${site.origin}/v1/projects/demo-adp/databases/(default)/documents/${path}`);
  const json: unknown = await answer.json();
  if (typeof json === 'object' && json !== null && 'fields' in json) return { ...(json.fields as object) };
  throw new Error(`There is no document ${path}.`);
}
