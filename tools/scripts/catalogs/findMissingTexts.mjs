import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * Finds message IDs whose catalog no chunk on the way to their module imports. Returns one sentence for each.
 * @param {string} folder
 * @param {(module: string, id: string) => boolean} isException
 * @returns {string[]}
 */
export function findMissingTexts(folder, isException) {
  const { modules, catalogs } = readSources(folder);
  const getIds = (files) => [...files].flatMap((file) => catalogs.get(file) ?? []);
  const dynamic = new Set([...modules.values()].flatMap((module) => [...module.dynamic]));
  const imported = new Set([...modules.values()].flatMap((module) => [...module.static]));
  const entries = [...modules.keys()].filter((file) => !imported.has(file) && !dynamic.has(file));
  const parts = new Map(
    [...entries, ...dynamic].map((root) => [root, follow([root], (file) => modules.get(file)?.static)]),
  );
  const next = new Map(
    [...parts].map(([root, files]) => [root, union([...files].map((file) => modules.get(file)?.dynamic))]),
  );
  const after = new Map([...next].map(([root, chunks]) => [root, follow(chunks, (chunk) => next.get(chunk))]));
  const leadsTo = (from, to) => after.get(from).has(to) && !after.get(to).has(from);

  // Start with all catalogs and remove some, because chunks import each other in cycles.
  const loaded = new Map([...parts.keys()].map((root) => [root, new Set(catalogs.keys())]));
  for (const entry of entries) loaded.set(entry, new Set());
  const importers = new Map(
    [...dynamic].map((chunk) => {
      const previous = [...next.keys()].filter((root) => root !== chunk && next.get(root).has(chunk));
      // If an earlier chunk also imports a module, that import is only a preload for the page that shows the module.
      return [chunk, previous.filter((root) => !previous.some((chunk) => leadsTo(root, chunk)))];
    }),
  );
  for (let size = -1, before; size !== before;) {
    before = size;
    for (const [root, files] of parts) {
      const inherited = importers.get(root)?.map((importer) => loaded.get(importer)) ?? [new Set()];
      const shared = [...catalogs.keys()].filter(
        (file) => files.has(file) || inherited.every((catalog) => catalog.has(file)),
      );
      loaded.set(root, new Set(shared));
    }
    size = [...loaded.values()].reduce((sum, { size: count }) => sum + count, 0);
  }

  const allIds = new Set(getIds(catalogs.keys()));
  return [...parts].flatMap(([root, files]) => {
    const loadedIds = new Set(getIds(loaded.get(root)));
    return [...files].flatMap((file) => {
      const module = modules.get(file);
      if (!module) return [];
      const name = relative(folder, file);
      const has = new Set([...loadedIds, ...getIds(union([...module.dynamic].map((chunk) => parts.get(chunk))))]);
      return module.ids
        .filter((id) => fits(id, allIds) && !fits(id, has) && !isException(name, id))
        .map((id) => `${relative(folder, root)} does not load a catalog with "${id}" of ${name}`);
    });
  });
}

const anything = '*';

function fits(id, ids) {
  if (!id.includes(anything)) return ids.has(id);
  const pattern = new RegExp(
    `^${id
      .split(anything)
      .map((part) => part.replace(/\W/g, String.raw`\$&`))
      .join('.+')}$`,
  );
  return [...ids].some((candidate) => pattern.test(candidate));
}

const union = (sets) => new Set(sets.flatMap((set) => [...(set ?? [])]));

function follow(begin, getNext) {
  const reached = new Set(begin);
  // Iterating over a set includes elements that are added during the iteration.
  for (const item of reached) for (const next of getNext(item) ?? []) reached.add(next);
  return reached;
}

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

function readModule(file) {
  const module = { static: new Set(), dynamic: new Set(), ids: [] };
  const add = (imports, { text = '' }) => {
    const path = text.startsWith('.') && resolve(dirname(file), text);
    const importedFile =
      path &&
      ['', '.ts', '.tsx', '/index.ts']
        .map((end) => path + end)
        .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate));
    if (importedFile) imports.add(importedFile);
  };
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node)) {
      if (!isTypeImport(node.importClause)) add(module.static, node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      if (!node.isTypeOnly) add(module.static, node.moduleSpecifier);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(module.dynamic, node.arguments[0]);
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
