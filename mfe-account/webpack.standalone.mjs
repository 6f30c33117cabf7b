import { standaloneConfig } from '../webpack.base.mjs';
import { app } from './app.config.mjs';

export default standaloneConfig({ ...app, port: 4293 });
