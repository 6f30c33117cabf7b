import { appConfig } from '../webpack.base.mjs';

export default appConfig({ folder: import.meta.dirname, name: 'mfe_programmes', cssPrefix: 'programmes' });
