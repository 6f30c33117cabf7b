import type { Calendar } from '../calendar';
import type { PlacedDocument } from './itemDocuments';
/** For each member the private document and the profile that the rules demand beside it. */
export declare function memberDocuments(calendar: Calendar): PlacedDocument[];
