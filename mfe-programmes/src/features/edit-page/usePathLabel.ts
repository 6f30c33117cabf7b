import type { ProgrammePageId } from '@adp/shared-data/programme-page';
import { joinPlace } from '@adp/shared-ui/format';
import { useText } from '../../text';
import { listFields, type ContentField } from './contentFields';

/** Labels a form field, such as "Milestone 1, Sources". The label of the whole form is empty. */
export function usePathLabel(page: ProgrammePageId): (field: string) => string {
  const text = useText();
  const getLabel = useFieldLabel();
  const toParts = (fields: readonly ContentField[], [name, ...rest]: readonly string[]): readonly string[] => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [];
    if (field.type === 'group') return [getLabel(field), ...toParts(field.fields, rest)];
    const [index, ...names] = rest;
    // Without an index, the error is about the list itself: too few or too many entries.
    if (field.type !== 'list' || index === undefined) return [getLabel(field)];
    const number = String(Number(index) + 1);
    return [text(`edit.entry.${field.name}`, { number }), ...toParts(field.fields, names)];
  };
  return (at) => joinPlace(toParts(listFields(page), at.split('.')));
}

export function useFieldLabel(): (field: ContentField) => string {
  const text = useText();
  return (field) => {
    if (field.type === 'list') return text(`edit.list.${field.name}`);
    return field.type === 'group' ? text(`edit.group.${field.name}`) : text(`edit.field.${field.name}`);
  };
}
