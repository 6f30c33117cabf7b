const excluded = String.raw`\s<>"'` + '`';
const character = String.raw`[^${excluded}()[\]]`;
const parentheses = String.raw`\((?:[^${excluded}()]|\([^${excluded}()]*\))*\)`;
// A caret starts a footnote reference, which is not part of a URL.
const brackets = String.raw`\[[^${excluded}()[\]^]*\]`;
const punctuation = '.,:;!?*_…،؛؟。»”’(}';

/**
 * Matches the URLs in a text or in Markdown. A URL contains only the closing brackets that it opened, such as
 * `https://en.wikipedia.org/wiki/Agenda_(policy)`, and does not end with punctuation.
 */
export const bareUrl = new RegExp(
  String.raw`(?<![a-z\d])https?://(?:${character}|${parentheses}|${brackets}|\()+(?<![${punctuation}])`,
  'giu',
);
