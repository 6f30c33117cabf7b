/** @type {import('@adp/app-kit').AppOptions} */
export default { name: 'mfe_programmes', cssPrefix: 'programmes', port: 4291 };
