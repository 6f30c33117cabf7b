/**
 * Names the chunks of lazy shared packages. The federation plugins leave these chunks unnamed, so their files would be named after a path.
 * Delete this plugin when the federation plugins name the chunks.
 */
export class NameSharedChunksPlugin {
  /** @param {Readonly<Record<string, string>>} chunkNames chunk names by package */
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
