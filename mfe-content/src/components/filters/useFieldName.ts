import { isMessageId, useText } from '../../text';

export function useFieldName(name: string): string {
  const text = useText();
  const id = `filter.${name}`;
  return isMessageId(id) ? text(id) : name;
}
