export const opportunityLimits = {
  provider: { min: 1, max: 150 },
  deadlineNote: { min: 1, max: 300 },
  amount: { min: 0, max: 1_000_000_000 },
  howToApply: { min: 1, max: 5000 },
  email: { max: 254 },
} as const;

export const opportunityChoices = {
  deadlineKind: ['fixed', 'rolling', 'none'],
  careerStage: ['student', 'early', 'mid', 'senior'],
} as const;
