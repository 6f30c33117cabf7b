/** Names the chunks of lazy shared packages. Delete this plugin when the federation plugins no longer name them by path. */
export class NameSharedChunksPlugin {
  constructor(chunkNames) {
    this.chunkNames = chunkNames;
  }

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
