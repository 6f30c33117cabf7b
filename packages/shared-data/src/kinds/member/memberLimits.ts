export const memberLimits = {
  pictureBytes: { min: 1, max: 100 * 1024 },
  description: { min: 1, max: 1000 },
  company: { min: 1, max: 120 },
  position: { min: 1, max: 120 },
  interests: { max: 10 },
  expertise: { max: 10, each: { min: 1, max: 50 } },
  links: { max: 6 },
} as const;

export const memberChoices = {
  visibility: ['public', 'members', 'hidden'],
  imageType: ['image/webp', 'image/jpeg'],
} as const;
