import { makeMemberStore, Provider } from '@adp/shared-store';
import type { ComponentType } from 'react';
import { outbox } from '../api/outbox/outbox';
import { memberApi } from './memberApi';

/** A store of this app: what belongs to the signed-in member. */
export function makeStore() {
  const store = makeMemberStore({ api: memberApi });
  // A draft that was sent is an item of the account now.
  const stop = outbox.onOutcome(({ done }) => {
    if (done) store.dispatch(memberApi.util.invalidateTags(['MyItems']));
  });
  return {
    ...store,
    dispose: () => {
      stop();
      store.dispose();
    },
  };
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
