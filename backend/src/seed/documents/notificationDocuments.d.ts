import type { Calendar } from '../calendar';
import type { SeedContent } from '../content/seedContent';
import type { PlacedDocument } from './itemDocuments';
/** What every member would have been told of the account and of the items that members write. */
export declare function notificationDocuments(content: SeedContent, calendar: Calendar): PlacedDocument[];
