import { devConfig } from '../webpack.base.mjs';
import { app } from './app.config.mjs';

export default devConfig(app);
