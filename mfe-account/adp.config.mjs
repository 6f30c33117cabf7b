/** @type {import('@adp/app-kit').AppOptions} */
export default {
  name: 'mfe_account',
  cssPrefix: 'account',
  port: 4293,
  // CSS classes that the cropper library adds at run time begin with this prefix.
  libraryStyles: ['reactEasyCrop_'],
  // Share the form library and form fields between pages, because a new member opens three of them in a row.
  sharedChunks: {
    forms: {
      chunks: ['sign-in', 'welcome', 'authorization', 'settings', 'edit-profile'],
      test: /react-hook-form|@hookform|shared-ui.src.forms/,
    },
  },
};
