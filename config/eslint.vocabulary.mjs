/**
 * The vocabulary (docs/contributing, "Words"): identifiers use the field's standard terms. An identifier is split at its
 * capitals and underscores; a denied word in it is an error that names the term to use. Only declarations are looked at:
 * what a library calls its own things is its own business.
 */

/** Denied words of any identifier, and what to use instead. */
const words = {
  acts: 'actions',
  anew: 'again, retry, refresh',
  announced: 'coming soon',
  asked: 'options, requested',
  busy: 'isFetching, isPending',
  denials: 'denied requests',
  door: 'FirestoreClient',
  fault: 'error',
  faults: 'errors',
  gives: 'returns',
  keep: 'save, store',
  keeps: 'saves, stores',
  kept: 'saved, stored',
  lasting: 'Persistence',
  lies: 'is',
  misbehave: 'injectFault',
  misfit: 'incompatibility',
  moment: 'dateTime',
  noted: 'updated',
  owed: 'pending deletes',
  own: 'my, mine',
  said: 'status, message',
  say: 'notify, status',
  says: 'notify, status',
  shelf: 'fallback store',
  shelves: 'fallback stores',
  signs: 'characters',
  spare: 'fork key',
  stands: 'is, stored',
  tell: 'notify',
  tells: 'notifies',
  told: 'notification',
  trial: 'case',
  trials: 'cases',
  weather: 'FlakyNetwork',
  wholes: 'combinations',
};

/** Denied whole identifiers. */
const names = {
  asOneStep: 'deferSync',
  askAhead: 'preload',
  atHand: 'cached',
  cameAt: 'fetchedAt',
  freshFor: 'staleTime',
  further: 'hasMore',
  inLine: 'enqueue',
  isPassing: 'isRetryable',
  noteEnd: 'recordSignOutReason',
  Memory: 'LruCache',
  NotYours: 'OtherOwnersDraft',
  Plan: 'WriteBatch',
  rounds: 'passes, retry scheduler',
  room: 'context',
  underClock: 'withTimeout',
  within: 'withTimeout',
};

/** Injected faults are what tests call them (style.md). */
const inTests = new Set(['fault', 'faults']);
const testFile = /(^|\/)(e2e|bench|testing|parity)\/|\.(test|spec|fixture)\.tsx?$/;

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { word: '"{{name}}": the standard term for "{{word}}" is {{instead}}.' },
  },
  create(context) {
    const isTest = testFile.test(context.filename.replaceAll('\\', '/'));
    const report = (node, name, word, instead) =>
      context.report({ node, messageId: 'word', data: { name, word, instead } });
    const check = (node) => {
      if (!node || (node.type !== 'Identifier' && node.type !== 'PrivateIdentifier')) return;
      const { name } = node;
      if (Object.hasOwn(names, name)) return report(node, name, name, names[name]);
      // `asOf` is the standard name of the time that data is true for.
      if (name !== 'asOf' && /^[a-z][A-Za-z]*Of$/.test(name))
        return report(node, name, 'xOf', 'toX (conversion) or getX (lookup)');
      const parts = name
        .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replaceAll('_', ' ')
        .toLowerCase()
        .split(' ');
      const word = parts.find((part) => Object.hasOwn(words, part) && !(isTest && inTests.has(part)));
      if (word) report(node, name, word, words[word]);
    };
    const checkPattern = (pattern) => {
      if (!pattern) return;
      if (pattern.type === 'Identifier') check(pattern);
      else if (pattern.type === 'AssignmentPattern') checkPattern(pattern.left);
      else if (pattern.type === 'RestElement') checkPattern(pattern.argument);
      else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(checkPattern);
      else if (pattern.type === 'ObjectPattern')
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') checkPattern(property);
          // Without a new name the name is the other side's.
          else if (!property.shorthand) checkPattern(property.value);
        }
    };
    const checkFunction = (node) => {
      check(node.id);
      node.params.forEach(checkPattern);
    };
    return {
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      TSDeclareFunction: checkFunction,
      ArrowFunctionExpression: (node) => node.params.forEach(checkPattern),
      VariableDeclarator: (node) => checkPattern(node.id),
      ClassDeclaration: (node) => check(node.id),
      PropertyDefinition: (node) => !node.computed && check(node.key),
      MethodDefinition: (node) => !node.computed && check(node.key),
      TSPropertySignature: (node) => !node.computed && check(node.key),
      TSMethodSignature: (node) => !node.computed && check(node.key),
      TSParameterProperty: (node) => checkPattern(node.parameter),
      TSInterfaceDeclaration: (node) => check(node.id),
      TSTypeAliasDeclaration: (node) => check(node.id),
      TSEnumDeclaration: (node) => check(node.id),
      TSTypeParameter: (node) => check(node.name),
      Program(node) {
        const file = context.filename.split(/[\\/]/).at(-1).split('.')[0];
        check({ type: 'Identifier', name: file, loc: node.loc, range: node.range });
      },
    };
  },
};

export const vocabularyRules = {
  files: ['**/*.{ts,tsx}'],
  plugins: { vocabulary: { rules: { 'standard-terms': rule } } },
  rules: { 'vocabulary/standard-terms': 'error' },
};
