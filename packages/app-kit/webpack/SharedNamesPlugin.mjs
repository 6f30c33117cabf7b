import webpack from 'webpack';

/**
 * Writes which names of the shared packages a build has to do with: an app's `uses.json` those that its code takes, the
 * shell's `provided.json` those that it brings, with versions and contracts. A name that an app takes and the shell lacks is
 * undefined in the page, so it is compared before an app is published (decision 059). Tools read both files; no visitor downloads them. Delete it when
 * mf-manifest.json lists the names that a build uses and provides.
 */
export class SharedNamesPlugin {
  /** @param {{file: string, describe: (names: Record<string, string[]>) => object}} options */
  constructor({ file, describe }) {
    this.file = file;
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SharedNamesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const names = {};
          for (const module of compilation.modules) {
            const [key, found] = readConsumed(module, compilation) ?? readProvided(module, compilation) ?? [];
            if (key !== undefined) names[key] = [...new Set([...(names[key] ?? []), ...found])].sort();
          }
          const text = `${JSON.stringify(this.describe(names))}\n`;
          compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

/** The names that a build takes of a package it shares; undefined for any other module. */
function readConsumed(module, { moduleGraph, chunkGraph }) {
  if (module.type !== 'consume-shared-module') return undefined;
  const runtimes = [...chunkGraph.getModuleRuntimes(module)];
  // A package that is taken whole has no names here; the default export of a CommonJS package is the package.
  const used = [...moduleGraph.getExportsInfo(module).ownedExports].filter(
    (info) =>
      info.name !== 'default' && runtimes.some((runtime) => info.getUsed(runtime) !== webpack.UsageState.Unused),
  );
  return [module.options.shareKey, used.map(({ name }) => name)];
}

/** The names that a package brings; undefined where webpack does not know them. */
function readProvided(module, { moduleGraph }) {
  if (module.type !== 'provide-module') return undefined;
  const dependencies = [module, ...module.blocks].flatMap((block) => block.dependencies);
  const exported = dependencies.map((dependency) => moduleGraph.getModule(dependency)).find(Boolean);
  const provided = exported && moduleGraph.getProvidedExports(exported);
  return Array.isArray(provided) ? [module._name, provided] : undefined;
}
