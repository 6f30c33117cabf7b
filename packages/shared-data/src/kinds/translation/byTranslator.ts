import type { Ownership } from '../kind';

/** Lists a member's own translations, most recently changed first. */
export const byTranslator: Ownership<never> = {
  owner: 'translator_uid',
  order: { field: 'updated_at', direction: 'DESCENDING' },
};
