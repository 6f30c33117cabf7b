import { createInstance, getInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long an entry script may take, in milliseconds: 7 kB at 400 kbit/s take less than a second. */
const ENTRY_TIMEOUT = 10_000;

const entryHooks: ModuleFederationRuntimePlugin = {
  name: 'entry-hooks',
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    // As the preload hints ask for it: else the browser downloads it twice.
    script.crossOrigin = 'anonymous';
    return { script, timeout: ENTRY_TIMEOUT };
  },
};

/** The federation runtime of the page. webpack has made it before any module runs; a unit test has none yet. */
export const federation = getInstance() ?? createInstance({ name: 'shell', remotes: [] });
federation.registerPlugins([entryHooks]);
