/** @type {import('@adp/app-kit').AppOptions} */
export default {
  name: 'mfe_account',
  cssPrefix: 'account',
  port: 4293,
  // The cropper's own names.
  libraryStyles: ['reactEasyCrop_'],
  // The form library and fields: who signs up sees three of these pages in a row.
  sharedChunks: {
    forms: {
      chunks: ['sign-in', 'welcome', 'authorization', 'settings', 'edit-profile'],
      test: /react-hook-form|@hookform|shared-ui.src.forms/,
    },
  },
};
