/** @type {import('@adp/app-kit').AppOptions} */
export default { name: 'my_app', cssPrefix: 'my-app', port: 4300, owns: ['/my-app'] };
