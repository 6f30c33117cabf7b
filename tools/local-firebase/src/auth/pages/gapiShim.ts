/** Path of the shim on every host. */
export const gapiShimPath = '/__/local/gapi.js';

/**
 * The part of Google's `gapi.iframes` that the Firebase SDK needs for sign-in by pop-up and redirect, so that it works
 * offline. It accepts only messages of its own frame on the page's own origin.
 */
export const gapiShim = `(() => {
  'use strict';
  const open = ({ where, url, attributes }, opened) => {
    if (new URL(url, location.href).origin !== location.origin)
      return Promise.reject(new Error('The sign-in frame must be on the origin of the page.'));
    const element = document.createElement('iframe');
    const { style, ...others } = attributes || {};
    for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
    Object.assign(element.style, style);
    let tellReady;
    const ready = new Promise((resolve) => (tellReady = resolve));
    let handler;
    const waiting = [];
    addEventListener('message', ({ source, origin, data }) => {
      if (source !== element.contentWindow || origin !== location.origin || !data || data.sender !== 'auth-frame') return;
      tellReady();
      if (handler) handler(data.message);
      else waiting.push(data.message);
    });
    element.src = url;
    where.append(element);
    return opened({
      restyle: () => Promise.resolve(),
      ping: (answered) => ready.then(answered),
      register: (name, listener) => {
        if (name !== 'authEvent') return;
        handler = listener;
        for (const message of waiting.splice(0)) handler(message);
      },
      // The SDK (1.13) throws at the end of this callback whatever it was told; gapi lets that pass too.
      send: (name, data, answered) =>
        void Promise.resolve([{ webStorageSupport: name === 'webStorageSupport' }]).then(answered).catch(() => {}),
    });
  };
  const context = { open };
  window.gapi = {
    load: (name, options) => (typeof options === 'function' ? options : options.callback)(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: function Iframe() {}, getContext: () => context },
  };
})();
`;
