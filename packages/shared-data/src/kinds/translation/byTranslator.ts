import type { Ownership } from '../kind';

/** Lists a member's translations, the last changed first. */
export const byTranslator: Ownership<never> = {
  owner: 'translator_uid',
  order: { field: 'updated_at', direction: 'DESCENDING' },
};
