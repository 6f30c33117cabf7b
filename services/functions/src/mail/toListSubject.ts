import { parseTopic } from '@adp/shared-data/alerts';
import { listChoices } from '@adp/shared-data/fields';
import { isolate } from '@adp/shared-ui/format';
import type { MailTexts } from './mailTexts';

const types = [...listChoices.opportunityType, ...listChoices.knowledgeType];

/** Returns the subject of an email with new items of one topic: "3 new grants for Kenya", "Health · Kenya: 1 new article". */
export function toListSubject(
  topic: string,
  count: string,
  { text, describe }: Pick<MailTexts, 'text' | 'describe'>,
): string {
  const { kind, filters, q } = parseTopic(topic) ?? { filters: {} };
  const { type: chosen = [], ...others } = filters;
  const type = chosen.length === 1 ? types.find((each) => each === chosen[0]) : undefined;
  const rest = type ? others : filters;
  const isPlace = !q && rest['country']?.length === 1 && Object.keys(rest).length === 1;
  const filter = isolate(describe({ filters: rest, ...(q && { q }) }));
  const items = text(`digest.new.${type ?? kind ?? 'all'}`, {
    count,
    scope: isPlace ? 'place' : 'other',
    place: filter,
  });
  const isFiltered = q !== undefined || Object.keys(rest).length > 0;
  return isFiltered && !isPlace ? text('digest.subject.filtered', { filter, items }) : items;
}
