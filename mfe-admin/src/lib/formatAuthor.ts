import { formerMemberName } from '@adp/shared-data/member';
import { isolate } from '@adp/shared-ui/format';
import type { useText } from '../text';

/** Formats an author's name for a message. Former members are named in the reviewer's language. */
export function formatAuthor(name: string, text: ReturnType<typeof useText>): string {
  return isolate(name === formerMemberName ? text('author.former') : name);
}
