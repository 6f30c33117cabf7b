/** @type {import('@adp/app-kit').AppOptions} */
export default {
  name: 'mfe_content',
  cssPrefix: 'content',
  port: 4292,
  // Share the code of drafts and the outbox, because otherwise each of these chunks would contain 20 kB of it.
  sharedChunks: { drafts: { chunks: ['outbox', 'work', 'write', 'write-form'] } },
};
