/** What the webpack factory needs to know of this app. */
export const app = {
  folder: import.meta.dirname,
  name: 'mfe_account',
  cssPrefix: 'account',
  // The form library and fields: who signs up sees three of these pages in a row.
  sharedChunks: {
    forms: {
      chunks: ['sign-in', 'welcome', 'authorization', 'settings', 'edit-profile'],
      test: /react-hook-form|@hookform|shared-ui.src.forms/,
    },
  },
};
