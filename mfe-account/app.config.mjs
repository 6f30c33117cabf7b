/** What the webpack factory needs to know of this app. */
export const app = { folder: import.meta.dirname, name: 'mfe_account', cssPrefix: 'account' };
