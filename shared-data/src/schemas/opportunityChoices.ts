/** Controlled lists of opportunities that no list filters by. */
export const opportunityChoices = {
  deadlineKind: ['fixed', 'rolling', 'none'],
  careerStage: ['student', 'early', 'mid', 'senior'],
} as const;
