/** Every path of this app. All are under the prefixes that the registry assigns to it. */
export const paths = {
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  audaNepad: '/auda-nepad',
  audaNepadObjectives: '/auda-nepad/objectives',
  apet: '/apet',
  apetAreasOfFocus: '/apet/areas-of-focus',
  cjed: '/cjed',
  auAi: '/au-ai',
  auAiObjectives: '/au-ai/objectives',
  ivm: '/ivm',
} as const;
