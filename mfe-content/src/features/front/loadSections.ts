import { type Collection, readCollection } from './collection';
import { loadNewest, type Newest } from './newest';

/** The data of the sections below the list. Absent in a browser, which reads it itself. */
export interface Sections {
  readonly newest?: Newest;
  readonly collection?: Collection | undefined;
}

/** Loads the data of the sections for the server's HTML. Omits those that cannot be read. */
export async function loadSections(): Promise<Sections> {
  const [newest, collection] = await Promise.all([loadNewest(), readCollection()]);
  return { newest, collection };
}
