import type { Text } from '@adp/shared-ui';
import { isMessageId, type MessageId } from '../text';

interface Heading {
  readonly title: string;
  readonly isCopy?: true;
}

export function toHeading(title: string, text: Text<MessageId>): Heading {
  const id = `heading.${title}`;
  return isMessageId(id) ? { title: text(id) } : { title, isCopy: true };
}
