/** The sections of the page in their order; their ids are parts of its address. */
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

/** The address of a section within the page. */
export function toSection(id: SectionId): string {
  return `#${id}`;
}
