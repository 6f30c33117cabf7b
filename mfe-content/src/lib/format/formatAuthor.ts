import { formerMemberName } from '@adp/shared-data/member';
import { isolate } from '@adp/shared-ui/format';
import type { useText } from '../../text';

export function formatAuthor(name: string, text: ReturnType<typeof useText>): string {
  return isolate(name === formerMemberName ? text('author.former') : name);
}
