// Runs before the shell in its development build. Apps as they are published take the one runtime of JSX, the app from its
// sources the other; the shell itself may use neither.
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';

/**
 * Where react-dom registers itself while it is loaded, and React Refresh, which comes later with the app, finds it: as React's
 * developer tools have it, which define it themselves where they are installed.
 */
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
