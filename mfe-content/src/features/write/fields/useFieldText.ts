import type { Field } from '../../../lib/forms/Field';
import type { WrittenKind } from '../../../lib/kinds';
import { isMessageId, useText } from '../../../text';
import { useFieldLabel } from './useFieldLabel';

interface FieldText {
  /** The field's name alone, as a sentence says it. */
  readonly nameOf: (field: Field) => string;
  /** Its name, as the label says it: with a word where it may be left out. */
  readonly labelOf: (field: Field) => string;
  readonly hintOf: (field: Field) => string | undefined;
  /** The name of one of its lines. */
  readonly entryOf: (field: Field, place: number) => string;
}

/** The words around the fields of a form; a kind's own win. */
export function useFieldText(kind: WrittenKind): FieldText {
  const text = useText();
  const nameOf = useFieldLabel(kind);
  const find = (part: string, name: string) => [`${part}.${kind}.${name}`, `${part}.${name}`].find(isMessageId);
  return {
    nameOf,
    labelOf: (field) => (field.optional ? text('write.optional', { label: nameOf(field) }) : nameOf(field)),
    hintOf: ({ name, min = 0, max = 0, eachMax = 0 }) => {
      const id = find('write.hint', name);
      return id && text(id, { min, max, each: eachMax });
    },
    entryOf: (field, place) => {
      const id = find('write.entry', field.name);
      return id ? text(id, { place: place + 1 }) : nameOf(field);
    },
  };
}
