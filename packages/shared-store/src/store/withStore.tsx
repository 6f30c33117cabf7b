import type { ComponentProps, ComponentType } from 'react';
import { Provider } from 'react-redux';

type AnyStore = ComponentProps<typeof Provider>['store'];

/** Wraps a component with an app's store. Used for members' pages and for parts of public pages. */
export function withStore<Props extends object>(
  store: AnyStore,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithStore(props: Props) {
    return (
      <Provider store={store}>
        <Component {...props} />
      </Provider>
    );
  };
}
