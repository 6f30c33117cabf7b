import { stripDirectionMarks } from '@adp/shared-ui/format';

/**
 * Returns a member's text as a single line of plain text, without control characters and direction marks. The text has
 * at most `limit` characters.
 */
export function plainLine(text: string, limit = 300): string {
  const line = stripDirectionMarks(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length <= limit
    ? line
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
