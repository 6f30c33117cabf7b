import { format } from 'oxfmt';
import options from '../../.oxfmtrc.json' with { type: 'json' };

/**
 * Formats the text of a file as `npm run format` would. The extension of the file decides the language.
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatText(file, text) {
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}
