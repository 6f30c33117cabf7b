/** The ids of the settings sections, in order. Each id is also the URL hash of its section. */
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
