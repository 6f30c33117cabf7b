import { stripDirectionMarks } from '@adp/shared-ui/format';

/** A member's text on one line, for places without markup: no control characters or direction marks, at most `limit` characters. */
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
