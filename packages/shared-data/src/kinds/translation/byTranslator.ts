import type { Ownership } from '../kind';

/** Those that a member has written, last changed first. */
export const byTranslator: Ownership<never> = {
  owner: 'translator_uid',
  order: { field: 'updated_at', direction: 'DESCENDING' },
};
