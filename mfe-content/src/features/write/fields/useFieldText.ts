import type { Field } from '../../../lib/forms/Field';
import type { Kind } from '../../../lib/kinds';
import { isMessageId, useText } from '../../../text';

interface FieldText {
  readonly getName: (field: Field) => string;
  /** Returns the label: the name, with a suffix if the field is optional. */
  readonly getLabel: (field: Field) => string;
  readonly getHint: (field: Field) => string | undefined;
  readonly getEntryName: (field: Field, index: number) => string;
}

/** Returns the texts of a form's fields. Texts of the kind override the common texts. */
export function useFieldText(kind: Kind): FieldText {
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
    getEntryName: (field, index) => {
      const id = find('write.entry', field.name);
      return id ? text(id, { place: index + 1 }) : getName(field);
    },
  };
}

export function useFieldLabel(kind: Kind): (field: Field) => string {
  const text = useText();
  return ({ name }) => {
    const id = [`write.field.${kind}.${name}`, `write.field.${name}`].find(isMessageId);
    return id ? text(id) : name;
  };
}
