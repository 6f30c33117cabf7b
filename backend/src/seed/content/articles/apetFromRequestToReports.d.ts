import type { SeedArticle } from './seedArticle';
export declare const apetFromRequestToReports: SeedArticle;
