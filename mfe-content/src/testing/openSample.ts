import { collections } from '@adp/shared-data/content';
import type { Kind } from '../lib/kinds';
import { itemPath } from '../paths';
import { renderPage } from './renderPage';
import { samples, storedSample } from './samples';

/** Returns the document of a kind's sample, with changes. */
export function sampleDocument(kind: Kind, changes: object = {}) {
  return { [`${collections[kind]}/${samples[kind].id}`]: { ...storedSample(kind), ...changes } };
}

/** Opens the page of a kind's sample. */
export function openSample(kind: Kind, changes: object = {}) {
  return renderPage(itemPath(kind, samples[kind].id), { documents: sampleDocument(kind, changes) });
}
