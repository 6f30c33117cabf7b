import { EvaluationError } from '../evaluationError';

const cache = new Map<string, RegExp>();
const cacheLimit = 500;

const posix: Readonly<Record<string, string>> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: '\\t\\n\\v\\f\\r ',
  punct: '!-\\/:-@\\[-`\\{-~',
  xdigit: '0-9A-Fa-f',
  word: '0-9A-Za-z_',
  blank: '\\t ',
  cntrl: '\\x00-\\x1f\\x7f',
  print: ' -~',
  graph: '!-~',
};

/**
 * The JavaScript expression for a pattern of RE2's syntax; anchored for `matches`.
 * @throws EvaluationError for a pattern that RE2 refuses or that has no equal here.
 */
export function regularExpression(pattern: string, use: 'whole' | 'global'): RegExp {
  const key = `${use} ${pattern}`;
  const known = cache.get(key);
  if (known) {
    known.lastIndex = 0;
    return known;
  }
  const made = translate(pattern, use);
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(key, made);
  return made;
}

function translate(pattern: string, use: 'whole' | 'global'): RegExp {
  // What RE2 has not; letting it pass here would fail at deployment.
  if (/\(\?<?[=!]|\\[1-9]/.test(pattern.replace(/\\\\/g, ''))) {
    throw new EvaluationError(`"${pattern}" uses a look-around or back-reference, which RE2 has not`);
  }
  const leading = /^\(\?([ims]+)\)/.exec(pattern);
  const flags = new Set(leading?.[1] ?? '');
  const body = rewrite(pattern.slice(leading?.[0].length ?? 0), flags.has('s'));
  try {
    return new RegExp(
      use === 'whole' ? `^(?:${body})$` : body,
      `u${[...flags].join('')}${use === 'global' ? 'g' : ''}`,
    );
  } catch {
    throw new EvaluationError(`"${pattern}" is not a regular expression that can be evaluated here`);
  }
}

/** Token by token: escapes of RE2, POSIX classes, and the lone brackets that the `u` flag forbids. */
function rewrite(pattern: string, dotAll: boolean): string {
  let out = '';
  let inClass = false;
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at);
    const quoted = /^\\Q([\s\S]*?)(?:\\E|$)/.exec(rest);
    const named = /^\[:(\^?)(\w+):\]/.exec(rest);
    const escape = /^\\(?:[pP](?:\{\^?\w+\}|\w)|x\{[0-9a-fA-F]+\}|x[0-9a-fA-F]{2}|[\s\S])/.exec(rest);
    const [token, text] = quoted
      ? [quoted[0], (quoted[1] ?? '').replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => `\\${sign}`)]
      : inClass && named && !named[1] && named[2] && posix[named[2]]
        ? [named[0], posix[named[2]] ?? '']
        : escape
          ? [escape[0], rewriteEscape(escape[0], inClass)]
          : rewriteSign(rest, inClass, dotAll);
    if (token === '[' && !inClass) {
      inClass = true;
      // A bracket right after the opening one is a literal.
      const literal = /^\[\^?\]/.exec(rest);
      if (literal) {
        out += `${literal[0].slice(0, -1)}\\]`;
        at += literal[0].length;
        continue;
      }
    } else if (token === ']') inClass = false;
    out += text;
    at += token.length;
  }
  return out;
}

function rewriteEscape(escape: string, inClass: boolean): string {
  const sign = escape[1] ?? '';
  if (sign === 's') return inClass ? '\\t\\n\\f\\r ' : '[\\t\\n\\f\\r ]';
  if (sign === 'S' && !inClass) return '[^\\t\\n\\f\\r ]';
  if (escape === '\\A') return '^';
  if (escape === '\\z') return '$';
  if (escape === '\\a') return '\\x07';
  if (escape.startsWith('\\x{')) return `\\u{${escape.slice(3)}`;
  if (sign === 'p' || sign === 'P') return propertyEscape(escape);
  // The u flag allows a backslash before signs of the syntax only.
  return /[A-Za-z0-9^$\\.*+?()[\]{}|/]/.test(sign) || (sign === '-' && inClass) ? escape : sign;
}

function propertyEscape(escape: string): string {
  const name = escape.slice(2).replace(/[{}^]/g, '');
  const letter = escape.includes('^') ? (escape[1] === 'p' ? 'P' : 'p') : (escape[1] ?? 'p');
  // General categories have at most two letters; longer names are scripts.
  return name.length <= 2 ? `\\${letter}{${name}}` : `\\${letter}{Script=${name}}`;
}

/** The token read and what stands for it. */
function rewriteSign(rest: string, inClass: boolean, dotAll: boolean): readonly [string, string] {
  const sign = rest[0] ?? '';
  if (inClass) return [sign, sign === '[' ? '\\[' : sign];
  // JavaScript's dot leaves out more line ends than RE2's.
  if (sign === '.') return [sign, dotAll ? '.' : '[^\\n]'];
  if (rest.startsWith('(?P<')) return ['(?P', '(?'];
  const quantifier = /^\{\d+(,\d*)?\}/.exec(rest);
  if (quantifier) return [quantifier[0], quantifier[0]];
  return [sign, sign === '{' || sign === '}' || sign === ']' ? `\\${sign}` : sign];
}
