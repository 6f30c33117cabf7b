/** Controlled lists of members alone. */
export const memberChoices = {
  visibility: ['public', 'members', 'hidden'],
  imageType: ['image/webp', 'image/jpeg'],
} as const;
