/** @type {import('@adp/app-kit').AppOptions} */
export default {
  name: 'mfe_content',
  cssPrefix: 'content',
  port: 4292,
  // Drafts and the outbox: 20 kB that each of these pages would bring again.
  sharedChunks: { drafts: { chunks: ['outbox', 'work', 'write', 'write-form'] } },
};
