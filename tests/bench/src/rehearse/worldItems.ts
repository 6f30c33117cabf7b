import { randomSource } from '@adp/seed/random';
import { createZipf } from '@adp/seed/zipf';
import { generateItems } from '@adp/seed/generator';
import { contentKinds } from '@adp/shared-data/content';

type GeneratedItem = ReturnType<typeof generateItems>[number];

/** Hosts of the links in items. A few hosts, such as those of large organisations, have most links. */
const hosts = 5_000;
const linksPerItem = 3;

/**
 * Generates the items of the rehearsal. Their texts have natural word frequencies, and they link to many hosts. They are
 * not marked as samples, because samples are hidden from search engines.
 */
export function generateWorldItems(options: { readonly count: number; readonly now: Date }): readonly GeneratedItem[] {
  const { next } = randomSource(3);
  const pickHost = createZipf({ count: hosts, exponent: 1 });
  const toUrl = (id: string, number = 0) => ({
    stringValue: `https://host-${pickHost(next)}.example/${id}/${number}`,
  });
  return generateItems({ ...options, texts: 'natural' }).map(({ path, fields }) => {
    const id = toItemId(path);
    if (id === undefined) return { path, fields };
    const isOpportunity = 'apply_url' in fields;
    const sources = Array.from({ length: linksPerItem - (isOpportunity ? 1 : 0) }, (_, at) => toUrl(id, at + 1));
    return {
      path,
      fields: {
        ...fields,
        sample: { booleanValue: false },
        sources: { arrayValue: { values: sources } },
        ...(isOpportunity && { apply_url: toUrl(id) }),
      },
    };
  });
}

/** Returns the id of an item. Returns undefined for the path of a document that belongs to an item. */
function toItemId(path: string): string | undefined {
  const [collection, id, ...others] = path.split('/');
  const isItem = Object.values(contentKinds).some((kind) => kind.collection === collection);
  return isItem && others.length === 0 ? id : undefined;
}
