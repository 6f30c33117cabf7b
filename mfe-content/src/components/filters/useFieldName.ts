import { isMessageId, useText } from '../../text';

/** Returns the name of a filter for readers. */
export function useFieldName(name: string): string {
  const text = useText();
  const id = `filter.${name}`;
  return isMessageId(id) ? text(id) : name;
}
