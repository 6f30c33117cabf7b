// Provides both JSX runtimes: published apps use the one for production, and the app from its sources the one for development.
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';

/** Global in which react-dom registers itself, so that React Refresh, which loads later, finds it. Developer tools may have set it. */
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
