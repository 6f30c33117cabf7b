import type { Text } from '@adp/shared-ui';
import { isMessageId, type MessageId } from '../text';

interface Heading {
  readonly title: string;
  /** It is as written, in the language of the copy. */
  readonly isCopy?: true;
}

/** A heading of the copy: in the page's language where it is one that the site came with, else as editors wrote it. */
export function toHeading(title: string, text: Text<MessageId>): Heading {
  const id = `heading.${title}`;
  return isMessageId(id) ? { title: text(id) } : { title, isCopy: true };
}
