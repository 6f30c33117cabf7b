/** What the webpack factory needs to know of this app. */
export const app = {
  folder: import.meta.dirname,
  name: 'mfe_content',
  cssPrefix: 'content',
  // Drafts and the outbox: 20 kB that each of these pages would bring again.
  sharedChunks: { drafts: { chunks: ['outbox', 'work', 'write', 'write-form'] } },
};
