import webpack from 'webpack';
import { SERVER_FILE } from './ServerBuildPlugin.mjs';

/** Writes the names on which builds depend (decisions 059 and 174). Delete this plugin when mf-manifest.json contains these names. */
export class SharedNamesPlugin {
  /**
   * @param {object} options
   * @param {string} options.file
   * @param {(names: Readonly<Record<string, readonly string[]>>, built: Built) => object} options.describe returns the
   *   file's content, or throws an Error
   */
  constructor({ file, describe }) {
    this.file = file;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Read scripts after the minimizer, because comments may contain names.
        { name: 'SharedNamesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        () => {
          const names = {};
          for (const module of compilation.modules) {
            const [key, exportNames] = readConsumed(module, compilation) ?? readProvided(module, compilation) ?? [];
            if (key !== undefined) names[key] = [...new Set([...(names[key] ?? []), ...exportNames])].sort();
          }
          try {
            const text = `${JSON.stringify(this.describe(names, readBuilt(compilation)))}\n`;
            compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
          } catch (error) {
            compilation.errors.push(new webpack.WebpackError(error.message));
          }
        },
      );
    });
  }
}

/**
 * @typedef {object} Built
 * @property {readonly string[]} scripts content of the scripts for browsers
 * @property {readonly string[]} styles content of the style sheets
 * @property {readonly string[]} sources content of the source modules with JSX
 */

/** @returns {Built} */
function readBuilt(compilation) {
  const read = (ending) =>
    Object.entries(compilation.assets)
      .filter(([file]) => file.endsWith(ending) && file !== SERVER_FILE)
      .map(([, source]) => String(source.source()));
  const modules = [...compilation.modules].flatMap((module) => [module, ...(module.modules ?? [])]);
  const files = new Set(modules.flatMap(({ resource = '' }) => (resource.endsWith('.tsx') ? [resource] : [])));
  const sources = [...files].map((file) => compilation.inputFileSystem.readFileSync(file, 'utf8'));
  return { scripts: read('.js'), styles: read('.css'), sources };
}

function readConsumed(module, { moduleGraph, chunkGraph }) {
  if (module.type !== 'consume-shared-module') return undefined;
  const runtimes = [...chunkGraph.getModuleRuntimes(module)];
  // Export information has no names for a namespace import. For a CommonJS package, the default export is the whole package.
  const used = [...moduleGraph.getExportsInfo(module).ownedExports].filter(
    (info) =>
      info.name !== 'default' && runtimes.some((runtime) => info.getUsed(runtime) !== webpack.UsageState.Unused),
  );
  return [module.options.shareKey, used.map(({ name }) => name)];
}

function readProvided(module, { moduleGraph }) {
  if (module.type !== 'provide-module') return undefined;
  const dependencies = [module, ...module.blocks].flatMap((block) => block.dependencies);
  const exported = dependencies.map((dependency) => moduleGraph.getModule(dependency)).find(Boolean);
  const provided = exported && moduleGraph.getProvidedExports(exported);
  return Array.isArray(provided) ? [module._name, provided] : undefined;
}
