/** Returns all conditions that mention `data.field` in a function of the rules, joined by `&&`. */
export function findConditions(rules: string, functionName: string, field: string): string | undefined {
  const start = rules.indexOf(`function ${functionName}(`);
  const from = rules.indexOf('return ', start) + 'return '.length;
  if (start === -1) return undefined;
  const conditions = splitConditions(rules.slice(from, findEnd(rules, from))).filter((condition) =>
    new RegExp(`\\bdata\\.${field}\\b`).test(condition),
  );
  return conditions.length > 0 ? conditions.join(' && ') : undefined;
}

/** Returns the position of the end of a statement: the first semicolon outside quoted texts. */
function findEnd(text: string, from: number): number {
  return [...outsideTexts(text, from)].find(([, character]) => character === ';')?.[0] ?? text.length;
}

/** Splits an expression at each `&&` outside brackets and quoted texts. */
function splitConditions(expression: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const [index, character] of outsideTexts(expression, 0)) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth > 0 || !expression.startsWith('&&', index) || index < begin) continue;
    parts.push(expression.slice(begin, index));
    begin = index + 2;
  }
  return [...parts, expression.slice(begin)].map((part) => part.trim());
}

/** Yields the characters outside quoted texts, with their positions. */
function* outsideTexts(text: string, from: number): Generator<[number, string]> {
  let quoted = false;
  for (let index = from; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "'") quoted = !quoted;
    else if (!quoted) yield [index, character];
  }
}
