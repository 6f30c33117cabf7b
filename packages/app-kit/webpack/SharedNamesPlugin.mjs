import webpack from 'webpack';

/** Writes the names that builds share (decision 059). Delete this plugin when mf-manifest.json contains these names. */
export class SharedNamesPlugin {
  constructor({ file, describe }) {
    this.file = file;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SharedNamesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const names = {};
          for (const module of compilation.modules) {
            const [key, exportNames] = readConsumed(module, compilation) ?? readProvided(module, compilation) ?? [];
            if (key !== undefined) names[key] = [...new Set([...(names[key] ?? []), ...exportNames])].sort();
          }
          const text = `${JSON.stringify(this.describe(names))}\n`;
          compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
        },
      );
    });
  }
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
