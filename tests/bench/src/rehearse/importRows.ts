import { randomSource } from '@adp/seed/random';
import { knowledgeProducts } from '@adp/shared-data/knowledge-product';
import { smallest } from '@adp/shared-data/testing';
import type { World } from './createWorld';
import type { Background } from './openBackground';

export interface ImportedRow {
  readonly id: string;
  /** Word in the title that no other item contains. */
  readonly word: string;
}

interface ImportOptions {
  readonly world: Pick<World, 'setTime' | 'now'>;
  readonly background: Pick<Background, 'administrator'>;
  readonly count: number;
  /** Start of the ids. */
  readonly prefix: string;
}

/** Rows in a commit, and the time between two commits in milliseconds: about 250 rows per second, like the import command. */
const batchSize = 50;
const interval = 200;
const author = { uid: 'importer', username: 'importer', name: 'Importer' };

/** Imports publications as the command of operators does, but without reading a file. Moves the clock. */
export async function importRows({ world, background, count, prefix }: ImportOptions): Promise<readonly ImportedRow[]> {
  const random = randomSource(4);
  const rows = Array.from({ length: count }, (_, number) => ({
    id: `${prefix}-${number}`,
    word: Array.from({ length: 12 }, () => random.pick([...'bcdfghjklmnpqrstvwxz'])).join(''),
  }));
  for (let first = 0; first < count; first += batchSize) {
    const items = rows.slice(first, first + batchSize).map(({ id, word }) => ({
      id,
      fields: { ...smallest.knowledgeProduct, title: `Imported row ${word}` },
    }));
    await background.administrator.writeItems(knowledgeProducts.collection, items, author);
    world.setTime(world.now() + interval);
  }
  return rows;
}
