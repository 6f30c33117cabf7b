export { approvals, publishingSettings } from './review/publishing';
export { programmeSets } from './review/programmeSets';
export { type Review, toReviews, toSchedules } from './review/reviews';
export { reviewLimits } from './review/reviewLimits';
export { type Appeal, appeals, type Report, reports } from './report/reports';
export {
  appealChoices,
  reportChoices,
  type Reported,
  reportLimits,
  toAppealId,
  toReportId,
} from './report/reportLimits';
