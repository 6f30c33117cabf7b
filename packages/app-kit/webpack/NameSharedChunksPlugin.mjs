/**
 * Names the chunks of shared packages that are provided lazily: the federation
 * plugins leave them without a name, and their files would be called after a path. Delete it when those plugins name the chunks.
 */
export class NameSharedChunksPlugin {
  /** @param {Readonly<Record<string, string>>} chunkNames package -> name of its chunk */
  constructor(chunkNames) {
    this.chunkNames = chunkNames;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NameSharedChunksPlugin', (compilation) => {
      compilation.hooks.afterChunks.tap('NameSharedChunksPlugin', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name) continue;
          for (const module of compilation.chunkGraph.getChunkRootModules(chunk)) {
            const name = this.chunkNames[module.rawRequest];
            if (!name) continue;
            chunk.name = name;
            compilation.namedChunks.set(name, chunk);
          }
        }
      });
    });
  }
}
