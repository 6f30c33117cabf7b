import * as appContract from '@adp/app-contract';
import * as sharedAuth from '@adp/shared-auth';
import * as sharedStore from '@adp/shared-store';
import * as linguiCore from '@lingui/core';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from 'react-router-dom';
import * as valibot from 'valibot';

/** Entry point of the shell's server build, which the renderer imports (decision 073). */
export { renderPage } from './renderPage';
export { provided } from '../remotes/provided';

/** Shared packages by the name that the apps' server builds import. Provided here, so that there is a single React and a single router. */
export const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@lingui/core': linguiCore,
  valibot,
  '@adp/app-contract': appContract,
  '@adp/shared-auth': sharedAuth,
  '@adp/shared-store': sharedStore,
};
