import { makeMemberStore, Provider } from '@adp/shared-store';
import type { ComponentType } from 'react';
import { memberApi } from './memberApi';

/** A store of this app: what belongs to the signed-in member. */
export function makeStore() {
  return makeMemberStore({ api: memberApi });
}

/** One per build of the app, made with the first part of a page that is for members. */
export const store = makeStore();

/** A component with the store around it. */
export function withStore<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithStore(props: Props) {
    return (
      <Provider store={store}>
        <Component {...props} />
      </Provider>
    );
  };
}
