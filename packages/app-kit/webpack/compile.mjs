import webpack from 'webpack';

/** Runs webpack once. The statistics include compile errors. */
export function compile(config) {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    compiler.run((error, stats) =>
      compiler.close((closing) => (error || closing ? fail(error ?? closing) : done(stats))),
    );
  });
}
