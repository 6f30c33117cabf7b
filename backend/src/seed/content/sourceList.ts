import { type Source, type SourceId, sources, sourcesCheckedOn } from './sources';

export type SeedLanguage = 'en' | 'fr' | 'pt' | 'ar' | 'sw';

const headings: Readonly<Record<SeedLanguage, readonly [title: string, checked: string]>> = {
  en: ['Sources', 'Each page was checked on'],
  fr: ['Sources', 'Chaque page a été consultée le'],
  pt: ['Fontes', 'Cada página foi consultada em'],
  ar: ['المصادر', 'جرى الاطلاع على كل صفحة في'],
  sw: ['Vyanzo', 'Kila ukurasa ulikaguliwa tarehe'],
};

/**
 * The last section of an article: its sources in Markdown, and the day they were checked on.
 * The titles describe the pages in English, so texts in other languages show the addresses, whole.
 */
export function sourceList(lang: SeedLanguage, ids: readonly SourceId[]): string {
  const [title, checked] = headings[lang];
  const day = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(sourcesCheckedOn),
  );
  const lines = ids.map((id) => `- ${line(sources[id], lang)}`);
  return [`## ${title}`, lines.join('\n'), `${checked} ${day}.`].join('\n\n');
}

function line(source: Source, lang: SeedLanguage): string {
  if ('home' in source) return `${source.title}: [${new URL(source.home).hostname}](${source.home})`;
  const words = lang === 'en' ? source.title : source.url.replace('https://', '');
  return `[${words}](${source.url})`;
}
