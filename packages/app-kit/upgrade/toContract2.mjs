import ts from 'typescript';

// Rewrites the sources of an app from contract 1 to contract 2 (docs/upgrades.md). Delete this when contract 1 is dropped.

const CONTRACT_PACKAGE = '@adp/app-contract';
const LAYOUTS = ['default', 'header', 'cta', 'none'];

/**
 * Returns a source file in the form of contract 2, and the steps that remain to be done by hand, one sentence each.
 * @param {string} file name of the file, for messages
 * @param {string} text
 * @returns {{text: string, steps: string[]}}
 */
export function toContract2(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const edits = createEdits(text);
  const steps = [];
  const report = (node, reason) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    steps.push(`${file}:${line + 1}: ${reason}`);
  };
  /** Names of the contract that the file uses less often than before, with the number of removed uses, and new ones. */
  const names = { removed: new Map(), added: new Set() };
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      upgradeRoute(node, edits, report);
      upgradeModule(node, edits, names);
    } else if (ts.isVariableDeclaration(node)) upgradeTable(node, edits, names);
    else if (isRequirements(node))
      report(node, `declare "access", "accepts" and "needsScript" in place of "${node.getText()}".`);
    else if (ts.isPropertyAccessExpression(node) && node.name.text === 'requires')
      report(node, `read "access" or "accepts" of the route in place of "${node.getText()}".`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const statement of source.statements)
    if (ts.isImportDeclaration(statement) && statement.moduleSpecifier.text === CONTRACT_PACKAGE)
      upgradeImport(statement, edits, names, source);
  return { text: edits.apply(), steps };
}

/** Replaces `requires` and `private` of a route by `access`, `accepts` and `needsScript`. */
function upgradeRoute(object, edits, report) {
  const requires = findProperty(object, 'requires');
  const hidden = getProperty(object, 'private');
  const isRoute = findProperty(object, 'path') ?? findProperty(object, 'lazy');
  if (!isRoute || (!requires && !hidden)) return;
  const fields = requires ? readRequirements(requires.initializer) : {};
  if (!fields) {
    report(requires, 'replace "requires" by "access", "accepts" and "needsScript".');
    return;
  }
  const isHidden = hidden?.initializer.kind === ts.SyntaxKind.TrueKeyword;
  if (hidden && !isHidden && fields.access)
    report(hidden, 'visitors see only a notice on this page, so robots.txt now excludes it.');
  const access = fields.access ?? (isHidden ? 'personal' : undefined);
  const lines = [
    ...(access ? [`access: '${access}'`] : []),
    ...(fields.accepts ? [`accepts: ${fields.accepts}`] : []),
    ...(fields.needsScript ? [`needsScript: ${fields.needsScript}`] : []),
  ];
  const [first, second] = [requires, hidden].filter(Boolean).sort((a, b) => a.pos - b.pos);
  if (lines.length > 0) edits.replace(first, lines.join(', '));
  else edits.removeFromList(object.properties, first);
  if (second) edits.removeFromList(object.properties, second);
}

/** Returns the fields of contract 2 for `requires`, or undefined if they cannot be determined. */
function readRequirements(value) {
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  const parts = Object.fromEntries(value.properties.map((property) => [property.name?.text, property.initializer]));
  const { middleware, identity, accepts, needsScript, ...unknown } = parts;
  const isAuth = middleware?.getText().replaceAll(/[\s"']/g, '') === '[auth]';
  if (Object.keys(unknown).length > 0 || (middleware && !isAuth)) return undefined;
  if (value.properties.some((property) => !ts.isPropertyAssignment(property))) return undefined;
  const isIdentity = identity?.kind === ts.SyntaxKind.TrueKeyword;
  const access = isAuth ? 'members' : isIdentity ? 'signIn' : undefined;
  return { access, accepts: accepts?.getText(), needsScript: needsScript?.getText() };
}

/** Upgrades the module that the app exposes: the number of the contract, and the routes by layout. */
function upgradeModule(object, edits, names) {
  const contract = getProperty(object, 'contract');
  if (!contract || !findProperty(object, 'Frame')) return;
  edits.replace(contract.initializer, '__CONTRACT__');
  if (contract.initializer.getText() === 'CONTRACT_VERSION') countRemoved(names, 'CONTRACT_VERSION');
  const routes = getProperty(object, 'routes');
  if (!routes || !isByLayout(routes.initializer)) return;
  const [only, ...more] = routes.initializer.properties;
  const isWhole = more.length === 0 && only.name.text === 'default' && ts.isIdentifier(only.initializer);
  if (!isWhole) flatten(routes.initializer, edits);
  else if (only.initializer.text === 'routes') edits.replace(routes, 'routes');
  else edits.replace(routes.initializer, only.initializer.text);
}

/** Upgrades a variable of the type `AppModule['routes']` with the routes by layout. */
function upgradeTable({ type, initializer }, edits, names) {
  if (type?.getText().replaceAll(/["\s]/g, "'") !== "AppModule['routes']" || !initializer) return;
  edits.replace(type, 'readonly AppRoute[]');
  names.added.add('AppRoute');
  countRemoved(names, 'AppModule');
  if (isByLayout(initializer)) flatten(initializer, edits);
}

/** Turns an object of routes by layout into a flat list. */
function flatten(object, edits) {
  const [first] = object.properties;
  const isOneLine = !object.getText().includes('\n');
  edits.replaceRange(object.getStart(), isOneLine ? first.getStart() : object.getStart() + 1, '[');
  for (const property of object.properties) {
    const { name, initializer } = property;
    const layout = name.text === 'default' ? undefined : name.text;
    if (!ts.isArrayLiteralExpression(initializer)) {
      edits.replaceRange(property.getStart(), initializer.getStart(), '...');
      if (layout) edits.insert(initializer.end, `.map((route) => ({ ...route, layout: '${layout}' as const }))`);
    } else if (initializer.elements.length === 0) edits.removeFromList(object.properties, property);
    else {
      edits.replaceRange(property.getStart(), initializer.elements[0].getStart(), '');
      edits.replaceRange(initializer.elements.at(-1).end, initializer.end, '');
      if (layout) for (const element of initializer.elements) addLayout(element, layout, edits);
    }
  }
  edits.replaceRange(isOneLine ? object.properties.at(-1).end : object.end - 1, object.end, ']');
}

function addLayout(element, layout, edits) {
  if (ts.isObjectLiteralExpression(element)) {
    edits.insert(element.getStart() + 1, ` layout: '${layout}',`);
  } else if (ts.isSpreadElement(element))
    edits.insert(element.end, `.map((route) => ({ ...route, layout: '${layout}' as const }))`);
  else {
    edits.insert(element.getStart(), '{ ...');
    edits.insert(element.end, `, layout: '${layout}' }`);
  }
}

/** Updates the names that a file imports from the contract, and writes `import type` if all of them are types. */
function upgradeImport(statement, edits, { removed, added }, source) {
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings) || (removed.size === 0 && added.size === 0)) return;
  const isTypes = statement.importClause.isTypeOnly;
  const before = bindings.elements.map(({ name, isTypeOnly }) => ({ name: name.text, isType: isTypes || isTypeOnly }));
  // The import itself is a use.
  const isUnused = ({ name }) => removed.has(name) && countUses(source, name) === removed.get(name) + 1;
  const kept = before.filter((each) => !isUnused(each) && !added.has(each.name));
  const after = [...kept, ...[...added].map((name) => ({ name, isType: true }))];
  if (after.length === 0) {
    edits.replaceRange(statement.getStart(), skipLineBreak(source.text, statement.end), '');
    return;
  }
  const isAllTypes = after.every(({ isType }) => isType);
  const list = after.map(({ name, isType }) => (isType && !isAllTypes ? `type ${name}` : name)).join(', ');
  edits.replace(statement.importClause, `${isAllTypes ? 'type ' : ''}{ ${list} }`);
}

function countRemoved({ removed }, name) {
  removed.set(name, (removed.get(name) ?? 0) + 1);
}

/** Returns how often a name occurs as an identifier. */
function countUses(source, name) {
  let count = 0;
  const visit = (node) => {
    if (ts.isIdentifier(node) && node.text === name) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

const skipLineBreak = (text, end) => (text[end] === '\n' ? end + 1 : end);

const isByLayout = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.length > 0 &&
  node.properties.every((property) => ts.isPropertyAssignment(property) && LAYOUTS.includes(property.name.text));

/** Returns true for the types of `requires` in contract 1. */
const isRequirements = (node) =>
  (ts.isIndexedAccessTypeNode(node) && /^AppRoute\[['"]requires['"]\]$/.test(node.getText())) ||
  (ts.isTypeReferenceNode(node) && node.getText() === 'RouteRequirements');

const findProperty = ({ properties }, name) => properties.find((property) => property.name?.text === name);

const getProperty = ({ properties }, name) =>
  properties.find((property) => ts.isPropertyAssignment(property) && property.name.text === name);

/** Collects changes of a text. They must not overlap. */
function createEdits(text) {
  const edits = [];
  const replaceRange = (start, end, replacement) => edits.push({ start, end, replacement });
  return {
    replaceRange,
    insert: (at, inserted) => replaceRange(at, at, inserted),
    replace: (node, replacement) => replaceRange(node.getStart(), node.end, replacement),
    /** Removes an element and the comma behind it, or in front of it if it is the last one. */
    removeFromList: (list, node) => {
      const index = list.indexOf(node);
      const next = list[index + 1];
      if (next) replaceRange(node.getStart(), next.getStart(), '');
      else replaceRange(index > 0 ? list[index - 1].end : node.getStart(), node.end, '');
    },
    apply: () =>
      edits
        .map((edit, order) => ({ ...edit, order }))
        .sort((a, b) => b.start - a.start || b.end - a.end || b.order - a.order)
        .reduce(
          (result, { start, end, replacement }) => result.slice(0, start) + replacement + result.slice(end),
          text,
        ),
  };
}
