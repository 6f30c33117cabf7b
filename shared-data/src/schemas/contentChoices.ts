/** Controlled lists of every content kind that no list filters by. */
export const contentChoices = {
  status: ['draft', 'published', 'archived'],
  licence: ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC0-1.0', 'all-rights-reserved'],
} as const;
