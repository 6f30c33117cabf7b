// Runs before the shell in its development build. Published apps use the production JSX runtime, and the app from its sources uses the
// development one. The shell must provide both.
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';

/**
 * react-dom registers itself here when it loads, and React Refresh, which loads later with the app, finds it here. React's developer tools
 * define this global themselves if installed.
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
