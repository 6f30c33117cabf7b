// Entry point that runs before the shell in development builds. Published apps use the production JSX runtime, and the app that runs from
// its sources uses the development runtime. The shell must provide both.
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';

/**
 * Global in which react-dom registers itself when it loads. React Refresh, which loads later with the app, finds react-dom there. If
 * React's developer tools are installed, they have already defined the global.
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
