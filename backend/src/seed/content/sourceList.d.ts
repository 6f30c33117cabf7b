import { type SourceId } from './sources';
export type SeedLanguage = 'en' | 'fr' | 'pt' | 'ar' | 'sw';
/**
 * The last section of an article: its sources in Markdown, and the day they were checked on.
 * The titles describe the pages in English, so texts in other languages show the addresses alone.
 */
export declare function sourceList(lang: SeedLanguage, ids: readonly SourceId[]): string;
