/** Path of the shim on every host. */
export const gapiShimPath = '/__/local/gapi.js';

/** Adds the shim to a page before all other scripts. HTML without a script or head remains unchanged. */
export function addShim(html: string): string {
  return html.replace(/<script\b|<\/head>/i, (match) => `<script defer src="${gapiShimPath}"></script>\n${match}`);
}

/** Replaces the part of `gapi.iframes` that sign-in needs offline. Accepts only messages from its own frame. */
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
      // The SDK (1.13) always throws at the end of this callback. Like gapi, ignore the error.
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
