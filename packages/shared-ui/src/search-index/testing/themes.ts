import type { SearchEntry } from '../searchEntry';

/** Themes of the sample documents by topic. */
const themes: Readonly<Record<string, readonly string[]>> = {
  'data-strategy': ['data-governance'],
  'ai-strategies': ['artificial-intelligence'],
  identity: ['digital-identity'],
  protection: ['governance'],
  payments: ['innovation'],
  drones: ['health'],
  genes: ['health'],
  grids: ['energy'],
  networks: ['connectivity'],
  schools: ['skills', 'education'],
  hospitals: ['cybersecurity'],
  guide: ['governance'],
};

/** Adds the themes of the document's topic to a sample document. */
export function withThemes(entry: SearchEntry): SearchEntry {
  const topicThemes = themes[entry.id.slice(0, entry.id.lastIndexOf('-'))];
  return topicThemes ? { ...entry, themes: topicThemes } : entry;
}

/** Rows of a typed theme name, and the ids of documents with that theme that do not contain the words. */
export const themeQueries: readonly (readonly [query: string, ...ids: string[]])[] = [
  ['health', 'genes-en', 'drones-en', 'drones-fr'],
  ['governance', 'guide-en', 'protection-fr'],
  ['gouvernance', 'guide-en', 'guide-fr'],
  ['goverance', 'guide-en'],
  ['santé', 'genes-en', 'drones-en', 'drones-fr'],
  ['sante', 'drones-en'],
  ['gouvernance des données', 'data-strategy-en', 'data-strategy-fr'],
  ['governança', 'guide-en', 'guide-pt'],
  ['saúde', 'genes-en', 'drones-pt'],
  ['الصحة', 'genes-en'],
  ['حوكمة', 'guide-en'],
  ['afya', 'genes-en', 'drones-fr'],
  ['utawala', 'guide-en'],
];
