import type { SeedArticle } from './seedArticle';
export declare const geneDriveKnownAndUnknown: SeedArticle;
