import type { Field } from '../../../lib/forms/Field';
import type { WrittenKind } from '../../../lib/kinds';
import { isMessageId, useText } from '../../../text';

/** Gives the name of a field in a form of this kind, which has a word of its own for some. */
export function useFieldLabel(kind: WrittenKind): (field: Field) => string {
  const text = useText();
  return ({ name }) => {
    const id = [`write.field.${kind}.${name}`, `write.field.${name}`].find(isMessageId);
    return id ? text(id) : name;
  };
}
