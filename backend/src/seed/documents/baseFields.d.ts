import type { Article } from '@adp/shared-data';
import type { Calendar } from '../calendar';
import type { SeedItem } from '../content/seedItem';
import { type SourceId } from '../content/sources';
/** What the seed needs to know of the platform it fills. */
export interface Surroundings {
    readonly calendar: Calendar;
    /** The address under which the platform serves an object of Storage. */
    readonly imageUrl: (name: string) => string;
}
/** The fields that items of every kind have, apart from their text. */
export declare function baseFields(item: SeedItem & {
    readonly sources?: readonly SourceId[];
}, { calendar, imageUrl }: Surroundings): Omit<Article, 'body' | 'series'>;
/** Where the cover of an item lies in Storage: in its author's folder, as if the author had uploaded it. */
export declare function coverPath({ author, cover }: SeedItem): string;
