import type { ComponentProps, ComponentType } from 'react';
import { Provider } from 'react-redux';

type AnyStore = ComponentProps<typeof Provider>['store'];

/** A component with an app's store around it: for pages for members, and for parts of public pages. */
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
