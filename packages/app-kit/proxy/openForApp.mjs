/** Changes a page of the site to load one app from another origin, even an unregistered one, and drops the published build's preloads. */
export function openForApp(html, headers, app) {
  const registry = readBlock(html, 'registry');
  if (!registry) return { html, headers };
  const registered = registry.apps.find(({ name }) => name === app.name);
  const entry = { ...registered, name: app.name, origin: app.origin, owns: app.owns ?? registered?.owns ?? [] };
  // Builds of this machine are not signed.
  delete entry.signed;
  const apps = [...registry.apps.filter(({ name }) => name !== app.name), entry];
  let changed = writeBlock(html, 'registry', { ...registry, apps });
  if (registered?.origin) changed = withoutHints(changed, registered.origin);
  changed = changed.replace(
    /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/i,
    (_, before, policy) => before + allow(policy, app.origin),
  );
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return { html: changed, headers };
  return { html: changed, headers: { ...headers, 'content-security-policy': allow(policy, app.origin) } };
}

/** Returns the policy with the app's origin, and with the socket by which the development server reports changes. */
function allow(policy, origin) {
  const more = {
    'script-src': origin,
    'style-src': origin,
    'img-src': origin,
    'font-src': origin,
    'connect-src': `${origin} ${origin.replace(/^http/, 'ws')}`,
    // The development server's overlay for compile errors creates a Trusted Types policy.
    'trusted-types': 'webpack-dev-server#overlay',
  };
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(/\s+/);
      return name in more ? `${directive} ${more[name]}` : directive;
    })
    .join(';');
}

function withoutHints(html, origin) {
  const changed = html.replaceAll(new RegExp(`<link rel="preload"[^>]*href="${origin}/[^>]*>\n?`, 'g'), '');
  const hints = readBlock(changed, 'hints');
  if (!hints) return changed;
  const isOfApp = (index) => hints.files[index]?.startsWith(`${origin}/`);
  const pages = Object.entries(hints.pages).map(([path, files]) => [path, files.filter((index) => !isOfApp(index))]);
  return writeBlock(changed, 'hints', { ...hints, pages: Object.fromEntries(pages) });
}

const block = (id) => new RegExp(`(<script type="application/json" id="${id}">)([^<]*)(</script>)`);

export function readBlock(html, id) {
  const text = block(id).exec(html)?.[2];
  return text === undefined ? undefined : JSON.parse(text);
}

function writeBlock(html, id, value) {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(block(id), (_, before, __, after) => before + text + after);
}
