import type { AppModule } from '@adp/app-contract';
import type { ReactNode } from 'react';
import styles from './App.module.css';
import { breakAt } from './breakAt';

breakAt('at load');

let words = '';

function Frame({ children }: { children: ReactNode }) {
  breakAt('in render');
  return (
    <div className={styles['app']}>
      {children}
      <p>{words}</p>
    </div>
  );
}

/**
 * App with one file of every type. For every response of the app's host, the site must show the page or an error view.
 */
export const app: AppModule = {
  contract: __CONTRACT__,
  app: 'fault_app_00',
  build: __BUILD_ID__,
  prepare: async () => {
    ({ words } = await import(/* webpackChunkName: "catalog" */ './catalog'));
  },
  Frame,
  routes: [
    {
      path: '/fault-app-00',
      loader: () => {
        breakAt('in a loader');
        return null;
      },
      lazy: async () => ({ Component: (await import(/* webpackChunkName: "page" */ './FaultPage')).FaultPage }),
    },
  ],
};
