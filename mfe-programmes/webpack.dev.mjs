import { devConfig } from '../webpack.base.mjs';
import { app } from './app.config.mjs';

// The origin is the one that site/config/local.json gives to this app.
export default devConfig({ ...app, origin: 'http://127.0.0.1:4201' });
