/** The sections of the page in order. Their ids are hashes of the URL. */
export const sectionIds = [
  'account',
  'methods',
  'everywhere',
  'notifications',
  'privacy',
  'device',
  'export',
  'delete',
] as const;
export type SectionId = (typeof sectionIds)[number];

export function toSection(id: SectionId): string {
  return `#${id}`;
}
