import { createRequire } from 'node:module';

const { compileMessageOrThrow } = createRequire(import.meta.url)('@lingui/message-utils/compileMessage');

/**
 * Returns one sentence for each error. `same` are messages that are correct unchanged, `plain` those without plurals.
 * @param {Record<string, string>} english
 * @param {Record<string, string>} translated
 * @param {string} language
 * @param {readonly string[]} same
 * @param {readonly string[]} plain
 * @returns {string[]}
 */
export function compareCatalogs(english, translated, language, same = [], plain = []) {
  const errors = Object.entries(english).flatMap(([id, source]) =>
    Object.hasOwn(translated, id)
      ? compareMessages(source, translated[id], { language, same, isPlain: plain.includes(id) }).map(
          (fault) => `"${id}" ${fault}`,
        )
      : [`"${id}" is missing`],
  );
  const unknown = Object.keys(translated).filter((id) => !Object.hasOwn(english, id));
  return [...errors, ...unknown.map((id) => `"${id}" is not an English message`)];
}

const neverFound = /(?!)/;

/** Incorrect punctuation by language. In French: spaces that allow line breaks, and too narrow ones before a colon. */
const wrongPunctuation = {
  fr: /([“”"]| [:;!?»]|\u202f:|«[^\u202f])/,
  pt: /([“”"]|\s[:;?])/,
  ar: /([“”"])/,
  sw: /([«»"]|\s[:;?])/,
};

function compareMessages(source, translation, { language, same, isPlain }) {
  if (typeof translation !== 'string' || translation.trim() === '') return ['is empty'];
  let messageArguments;
  try {
    messageArguments = readArguments(translation);
  } catch (error) {
    return [`is not valid ICU: ${error.message}`];
  }
  const errors = [];
  const sourceArguments = readArguments(source);
  const plurals = sourceArguments.filter(({ type }) => type === 'plural').map(({ name }) => name);
  const standsForPlural = ({ name, type }) => isPlain && type === 'number' && plurals.includes(name);
  const expected = describe(sourceArguments);
  const actual = describe(
    messageArguments.map((argument) => (standsForPlural(argument) ? { ...argument, type: 'plural' } : argument)),
  );
  if (expected !== actual) errors.push(`has the placeholders ${actual || 'none'}, English has ${expected || 'none'}`);
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const { name, type, choices } of messageArguments.filter(({ type }) => type === 'plural')) {
    const lacking = categories.filter((category) => !choices.includes(category));
    if (lacking.length > 0) errors.push(`lacks the ${type} forms ${lacking.join(', ')} of {${name}}`);
  }
  const [, match] = (wrongPunctuation[language] ?? neverFound).exec(translation) ?? [];
  if (match !== undefined) errors.push(`has "${match}", which is wrong in this language`);
  if (isCopy(source, translation) && !same.includes(source)) errors.push('equals the English text');
  return errors;
}

function readArguments(message) {
  const compiled = compileMessageOrThrow(message);
  return typeof compiled === 'string' ? [] : compiled.flatMap(readToken);
}

function readToken(token) {
  if (typeof token === 'string') return [];
  const [name, type, choices] = token;
  // `#` is the number of the surrounding plural. A translation may write the number as a word.
  if (name === '#') return [];
  if (choices === null || typeof choices !== 'object') return [{ name, type: type ?? 'text', choices: [] }];
  const inside = Object.values(choices).flatMap((value) => (Array.isArray(value) ? value.flatMap(readToken) : []));
  return [{ name, type, choices: Object.keys(choices).filter((key) => key !== 'offset') }, ...inside];
}

/** Describes the name and type of each argument once. Includes the keys of a select, because code defines them. */
function describe(messageArguments) {
  const names = messageArguments.map(({ name, type, choices }) =>
    type === 'select' ? `{${name}, ${type}: ${[...choices].sort().join(' ')}}` : `{${name}, ${type}}`,
  );
  return [...new Set(names)].sort().join(' ');
}

/** Returns true if all words of a message equal the words of the English message, in any plural form. */
function isCopy(source, translation) {
  const words = readWords(compileMessageOrThrow(translation));
  const english = readWords(compileMessageOrThrow(source));
  return words.length > 0 && words.every((text) => english.includes(text));
}

function readWords(compiled) {
  const texts = typeof compiled === 'string' ? [compiled] : compiled.flatMap(readTexts);
  return texts.filter((text) => /\p{L}{2}/u.test(text)).map((text) => text.trim().toLowerCase());
}

function readTexts(token) {
  if (typeof token === 'string') return [token];
  const [, , choices] = token;
  if (choices === null || typeof choices !== 'object') return [];
  return Object.values(choices).flatMap((value) => (Array.isArray(value) ? value.flatMap(readTexts) : []));
}
