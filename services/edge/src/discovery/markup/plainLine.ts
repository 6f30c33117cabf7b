import { stripDirectionMarks } from '@adp/shared-ui/format';

/** Returns a text as one line of at most `limit` characters, without control and direction marks. */
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
