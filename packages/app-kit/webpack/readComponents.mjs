import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Package of components that every build contains. Its names and props matter when a team updates the package (decision 174). */
const LIBRARY = '@adp/shared-ui';
/** Sources of the library in the workspace. Only the shell's build reads them. */
const folder = fileURLToPath(new URL('../../shared-ui', import.meta.url));

/**
 * Returns the names that the library exports, by import path, with `Name prop` for each prop of a component that the
 * library declares itself.
 * @returns {Readonly<Record<string, readonly string[]>>}
 */
export function readComponents() {
  const entries = Object.entries(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports)
    .filter(([path, file]) => /\.tsx?$/.test(file) && !path.startsWith('./testing'))
    .map(([path, file]) => [LIBRARY + path.slice(1), join(folder, file)]);
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      noEmit: true,
    },
  );
  const checker = program.getTypeChecker();
  const isDeclaredHere = ({ declarations = [] }) =>
    declarations.some((declaration) => declaration.getSourceFile().fileName.startsWith(folder));
  const listProps = (symbol, file) => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, file);
    const props = type.getCallSignatures()[0]?.parameters[0];
    return props ? checker.getTypeOfSymbolAtLocation(props, file).getProperties().filter(isDeclaredHere) : [];
  };
  const describe = (path) => {
    const file = program.getSourceFile(path);
    const names = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
      const { name } = exported;
      const props = /^[A-Z][a-z]/.test(name) ? listProps(symbol, file) : [];
      return [name, ...props.map((prop) => `${name} ${prop.name}`)];
    });
    return names.sort();
  };
  return Object.fromEntries(entries.map(([path, file]) => [path, describe(file)]));
}

/**
 * Returns the names and props of the library that a module uses, by import path. Omits props in spread objects.
 * @param {string} source
 * @returns {Readonly<Record<string, readonly string[]>>}
 */
export function findUsedComponents(source) {
  if (!source.includes(LIBRARY)) return {};
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const imported = new Map();
  const used = {};
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) continue;
    const { text: path } = statement.moduleSpecifier;
    const bindings = statement.importClause?.namedBindings;
    if (!isOfLibrary(path) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName = name, isTypeOnly } of bindings.elements) {
      if (isTypeOnly) continue;
      imported.set(name.text, { path, name: propertyName.text });
      (used[path] ??= new Set()).add(propertyName.text);
    }
  }
  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = ts.isIdentifier(node.tagName) ? imported.get(node.tagName.text) : undefined;
      for (const attribute of component ? node.attributes.properties : [])
        if (ts.isJsxAttribute(attribute)) used[component.path].add(`${component.name} ${attribute.name.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return Object.fromEntries(Object.entries(used).map(([path, names]) => [path, [...names]]));
}

const isOfLibrary = (path) => path === LIBRARY || path.startsWith(`${LIBRARY}/`);
