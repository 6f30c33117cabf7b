import { type ListedReport, type ReportDecision, toReviewedKind } from '@adp/shared-data/review';
import type { ChoiceOption } from '@adp/shared-ui/forms';
import type { useText } from '../../text';

interface VerdictTexts {
  readonly options: readonly ChoiceOption[];
  readonly reasonHint: string;
}

export function verdictTexts(text: ReturnType<typeof useText>, reports: readonly ListedReport[]): VerdictTexts {
  const removals = new Set(reports.map(toRemoval));
  const [removal] = removals.size === 1 ? removals : [];
  const part = removal === 'hide' ? '.profile' : '';
  const toOption = (value: 'uphold' | 'dismiss') => ({
    value,
    label: text(`reports.${value}`),
    hint: text(`reports.${value}${part}.hint`),
  });
  return {
    options: [
      ...(removal
        ? [{ value: removal, label: text(`reports.${removal}`), hint: text(`reports.${removal}.hint`) }]
        : []),
      ...(['uphold', 'dismiss'] as const).map(toOption),
    ],
    reasonHint: text(`reports.reason${part}.hint`),
  };
}

function toRemoval({ collection }: ListedReport): 'remove' | 'hide' | undefined {
  if (collection === 'profiles') return 'hide';
  return toReviewedKind(collection) && 'remove';
}

export function toVerdict(choice: string): Pick<ReportDecision, 'to' | 'removesItem'> {
  return { to: choice === 'dismiss' ? 'dismissed' : 'upheld', removesItem: choice === 'remove' || choice === 'hide' };
}
