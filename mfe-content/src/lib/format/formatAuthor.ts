import { formerMemberName } from '@adp/shared-data/member';
import { isolate } from '@adp/shared-ui/format';
import type { useText } from '../../text';

/** An author's name for use in a message; of one who has left, the words for that in the reader's language. */
export function formatAuthor(name: string, text: ReturnType<typeof useText>): string {
  return isolate(name === formerMemberName ? text('author.former') : name);
}
