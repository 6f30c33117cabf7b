import { makeMemberStore, Provider } from '@adp/shared-store';
import type { ComponentType } from 'react';
import { memberApi } from './memberApi';

/** A store of this app: what belongs to the signed-in member. */
export function makeStore() {
  return makeMemberStore({ api: memberApi });
}

/** One per build of the app, made with the first page for members. */
export const store = makeStore();

/** A page with the store around it. */
export function withStore(Page: ComponentType): ComponentType {
  return function PageWithStore() {
    return (
      <Provider store={store}>
        <Page />
      </Provider>
    );
  };
}
