/**
 * The vocabulary (CONTRIBUTING.md, "Rules"): identifiers use the field's standard terms. The rule splits an identifier at its
 * capitals and underscores and reports a denied word with the term to use. It checks declarations only, because the names of a
 * library are the library's.
 */

/** Words that no identifier may contain, each with its replacement. */
const words = {
  acts: 'actions',
  anew: 'again, retry, refresh',
  announced: 'coming soon',
  asked: 'options, requested',
  asking: 'CacheOptions',
  busy: 'isFetching, isPending',
  denials: 'denied requests',
  door: 'FirestoreClient',
  expendable: 'evictable',
  fault: 'error',
  faults: 'errors',
  gives: 'returns',
  keep: 'save, store',
  keeps: 'saves, stores',
  kept: 'saved, stored',
  lasting: 'Persistence',
  lies: 'is',
  matter: 'RequestKind',
  misbehave: 'injectFault',
  misfit: 'incompatibility',
  moment: 'dateTime',
  most: 'max',
  noted: 'updated',
  owed: 'pending deletes',
  own: 'my, mine',
  paint: 'render',
  painter: 'renderer',
  patience: 'NETWORK_TIMEOUT',
  quiet: 'IDLE_DELAY',
  resting: 'isBackingOff',
  said: 'status, message',
  say: 'notify, status',
  says: 'notify, status',
  shelf: 'fallback store',
  shelves: 'fallback stores',
  signs: 'characters',
  spare: 'fork key',
  stands: 'is, stored',
  steady: 'ONLINE_SETTLE_DELAY',
  tell: 'notify',
  tells: 'notifies',
  told: 'notification',
  trial: 'case',
  trials: 'cases',
  weather: 'FlakyNetwork',
  wholes: 'combinations',
};

/** Identifiers that are denied as a whole, each with its replacement. */
const names = {
  ask: 'fetch',
  askAgain: 'fetchWithRetry',
  askAhead: 'preload',
  askAroundCaches: 'fetchBypassingCaches',
  asOneStep: 'deferSync',
  atHand: 'cached',
  blank: 'app shell page',
  cameAt: 'fetchedAt',
  coming: 'loading',
  foreign: 'fallback-language page',
  forget: 'invalidate',
  found: 'the noun: match, result, item',
  freshFor: 'staleTime',
  further: 'hasMore',
  given: 'the noun: request, options, value',
  inLine: 'enqueue',
  inTurn: 'withLock',
  isPassing: 'isRetryable',
  known: 'the noun: cached, registered',
  late: 'startAfterLoad',
  leadToSearch: 'redirectToSearch',
  left: 'rejected',
  made: 'the noun: router, created',
  Mark: 'ChangeToken',
  Memory: 'LruCache',
  nameNew: 'ensureDraftId',
  noteEnd: 'recordSignOutReason',
  NotYours: 'OtherOwnersDraft',
  ofItem: 'itemRoute',
  one: 'the noun',
  Order: 'WorkerRequest',
  other: 'the noun',
  Plan: 'WriteBatch',
  putSafely: 'putWithEviction',
  Question: 'CacheRequest',
  Reading: 'QueryResult',
  room: 'context',
  rounds: 'passes, retry scheduler',
  sound: 'healthy',
  startLate: 'startAfterLoad',
  swapsAt: 'shouldSwapOnNavigation',
  takeTurn: 'concurrency limiter',
  turns: 'concurrency limiter',
  underClock: 'withTimeout',
  wanted: 'the noun: requestedBuild',
  within: 'withTimeout',
};

/** Words that tests may use, because "fault" is the standard term for an injected error. */
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
      // `asOf` is the standard name for the time at which data was current.
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
      // `...rest` is the usual name.
      else if (pattern.type === 'RestElement') {
        if (pattern.argument.name !== 'rest') checkPattern(pattern.argument);
      } else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(checkPattern);
      else if (pattern.type === 'ObjectPattern')
        for (const property of pattern.properties) {
          if (property.type === 'RestElement') checkPattern(property);
          // Skip shorthand properties, whose names are declared elsewhere.
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
