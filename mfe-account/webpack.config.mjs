import { appConfig } from '../webpack.base.mjs';
import { app } from './app.config.mjs';

export default appConfig(app);
