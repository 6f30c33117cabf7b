import type { SeedArticle } from '../seedItem';
import { aiStrategyPt } from './aiStrategyPt';
import { apetFromRequestToReports } from './apetFromRequestToReports';
import { apetInBriefAr } from './apetInBriefAr';
import { audaNepadSw } from './audaNepadSw';
import { cjedSessionBySession } from './cjedSessionBySession';
import { fromOauToAudaNepadFr } from './fromOauToAudaNepadFr';
import { geneDriveKnownAndUnknown } from './geneDriveKnownAndUnknown';
import { leavingGapsAsGaps } from './leavingGapsAsGaps';
import { readingTheAiPhases } from './readingTheAiPhases';
import { threeAiTexts } from './threeAiTexts';

/** Articles in our own words. Each article is based on public pages and names them. */
export const articles: readonly SeedArticle[] = [
  apetFromRequestToReports,
  threeAiTexts,
  readingTheAiPhases,
  cjedSessionBySession,
  geneDriveKnownAndUnknown,
  leavingGapsAsGaps,
  fromOauToAudaNepadFr,
  apetInBriefAr,
  aiStrategyPt,
  audaNepadSw,
];
