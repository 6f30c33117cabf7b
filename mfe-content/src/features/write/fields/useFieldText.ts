import type { Field } from '../../../lib/forms/Field';
import type { WrittenKind } from '../../../lib/kinds';
import { isMessageId, useText } from '../../../text';
import { useFieldLabel } from './useFieldLabel';

interface FieldText {
  /** The field's name alone, as a sentence says it. */
  readonly getName: (field: Field) => string;
  /** Its name, as the label says it: with a word where it may be left out. */
  readonly getLabel: (field: Field) => string;
  readonly getHint: (field: Field) => string | undefined;
  /** The name of one of its lines. */
  readonly getEntryName: (field: Field, place: number) => string;
}

/** The words around the fields of a form; a kind's own win. */
export function useFieldText(kind: WrittenKind): FieldText {
  const text = useText();
  const getName = useFieldLabel(kind);
  const find = (part: string, name: string) => [`${part}.${kind}.${name}`, `${part}.${name}`].find(isMessageId);
  return {
    getName,
    getLabel: (field) => (field.optional ? text('write.optional', { label: getName(field) }) : getName(field)),
    getHint: ({ name, min = 0, max = 0, eachMax = 0 }) => {
      const id = find('write.hint', name);
      return id && text(id, { min, max, each: eachMax });
    },
    getEntryName: (field, place) => {
      const id = find('write.entry', field.name);
      return id ? text(id, { place: place + 1 }) : getName(field);
    },
  };
}
