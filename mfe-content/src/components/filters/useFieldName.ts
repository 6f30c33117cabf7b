import { isMessageId, useText } from '../../text';

/** The name of a filter for readers. */
export function useFieldName(name: string): string {
  const text = useText();
  const id = `filter.${name}`;
  return isMessageId(id) ? text(id) : name;
}
