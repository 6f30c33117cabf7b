import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Where code of an app uses a message whose catalog is not there: a page loads parts of the catalogs with its code (`addTexts`), and shows the
 * bare id of a message in a part that it forgets. A catalog counts as loaded where a chunk imports it: that it is then added is for the rule
 * against unused imports. A chunk also has the catalogs that all chunks which import it have, and a module those of the chunks that it imports
 * itself. Ids are looked for where they are written, those with placeholders by whether there is any that fits; what is made of other values
 * is for the compiler.
 * @param {string} folder the sources of a package
 * @param {(module: string, id: string) => boolean} isException whether a module may use an id that its chunk has not loaded
 * @returns {string[]} one sentence for each chunk, module and id
 */
export function findMissingTexts(folder, isException) {
  const { modules, catalogs } = readSources(folder);
  const idsOf = (files) => [...files].flatMap((file) => catalogs.get(file) ?? []);
  const late = new Set([...modules.values()].flatMap((module) => [...module.late]));
  const imported = new Set([...modules.values()].flatMap((module) => [...module.now]));
  const entries = [...modules.keys()].filter((file) => !imported.has(file) && !late.has(file));
  const parts = new Map([...entries, ...late].map((root) => [root, follow([root], (file) => modules.get(file)?.now)]));
  const next = new Map(
    [...parts].map(([root, files]) => [root, union([...files].map((file) => modules.get(file)?.late))]),
  );
  const after = new Map([...next].map(([root, chunks]) => [root, follow(chunks, (chunk) => next.get(chunk))]));
  const leadsTo = (chunk, other) => after.get(chunk).has(other) && !after.get(other).has(chunk);

  // From all catalogs down, as chunks import each other in circles.
  const loaded = new Map([...parts.keys()].map((root) => [root, new Set(catalogs.keys())]));
  for (const entry of entries) loaded.set(entry, new Set());
  const importers = new Map(
    [...late].map((chunk) => {
      const found = [...next.keys()].filter((root) => root !== chunk && next.get(root).has(chunk));
      // What an earlier chunk imports too is a preload, beside the page that shows it.
      return [chunk, found.filter((root) => !found.some((other) => leadsTo(root, other)))];
    }),
  );
  for (let size = -1, before; size !== before;) {
    before = size;
    for (const [root, files] of parts) {
      const given = importers.get(root)?.map((one) => loaded.get(one)) ?? [new Set()];
      const shared = [...catalogs.keys()].filter((file) => files.has(file) || given.every((one) => one.has(file)));
      loaded.set(root, new Set(shared));
    }
    size = [...loaded.values()].reduce((sum, one) => sum + one.size, 0);
  }

  const known = new Set(idsOf(catalogs.keys()));
  return [...parts].flatMap(([root, files]) => {
    const there = new Set(idsOf(loaded.get(root)));
    return [...files].flatMap((file) => {
      const module = modules.get(file);
      if (!module) return [];
      const name = relative(folder, file);
      const has = new Set([...there, ...idsOf(union([...module.late].map((chunk) => parts.get(chunk))))]);
      return module.ids
        .filter((id) => fits(id, known) && !fits(id, has) && !isException(name, id))
        .map((id) => `${relative(folder, root)} has no catalog with "${id}" of ${name}`);
    });
  });
}

/** What stands for a placeholder in an id. */
const anything = '*';

/** Whether there is an id; of one with placeholders, any. */
function fits(id, ids) {
  if (!id.includes(anything)) return ids.has(id);
  const pattern = new RegExp(
    `^${id
      .split(anything)
      .map((part) => part.replace(/\W/g, String.raw`\$&`))
      .join('.+')}$`,
  );
  return [...ids].some((one) => pattern.test(one));
}

const union = (sets) => new Set(sets.flatMap((set) => [...(set ?? [])]));

/** All that is reached from somewhere, with where it begins. */
function follow(begin, getNext) {
  const reached = new Set(begin);
  // A set is walked through what is added meanwhile, too.
  for (const one of reached) for (const other of getNext(one) ?? []) reached.add(other);
  return reached;
}

/** The modules of a package, without tests, and its English catalogs with their ids. */
function readSources(folder) {
  const files = readdirSync(folder, { recursive: true }).map((file) => join(folder, file));
  const catalogs = new Map(
    files
      .filter((file) => /\/messages\/([\w-]+-)?en\.json$/.test(file))
      .map((file) => [file, Object.keys(JSON.parse(readFileSync(file, 'utf8')))]),
  );
  const sources = files.filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.includes('/testing/'));
  return { catalogs, modules: new Map(sources.map((file) => [file, readModule(file)])) };
}

/** What a module imports at once and late, and the ids in it. */
function readModule(file) {
  const module = { now: new Set(), late: new Set(), ids: [] };
  const add = (imports, { text = '' }) => {
    const path = text.startsWith('.') && resolve(dirname(file), text);
    const found =
      path &&
      ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((one) => /\.\w+$/.test(one) && existsSync(one));
    if (found) imports.add(found);
  };
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node)) {
      if (!isTypeImport(node.importClause)) add(module.now, node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      if (!node.isTypeOnly) add(module.now, node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(module.late, node.arguments[0]);
    } else {
      if (ts.isStringLiteralLike(node) && /^[\w.-]+$/.test(node.text)) module.ids.push(node.text);
      if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text))
        module.ids.push(
          [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(anything),
        );
      ts.forEachChild(node, visit);
    }
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return module;
}

function isTypeImport(clause) {
  const named = clause?.namedBindings?.elements ?? [];
  return (
    clause !== undefined &&
    (clause.isTypeOnly || (!clause.name && named.length > 0 && named.every(({ isTypeOnly }) => isTypeOnly)))
  );
}
