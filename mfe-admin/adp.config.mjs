/** @type {import('@adp/app-kit').AppOptions} */
export default {
  name: 'mfe_admin',
  cssPrefix: 'admin',
  port: 4294,
};
