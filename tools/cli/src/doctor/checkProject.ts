import { createHostingClient, HostingError } from '@adp/app-kit/publish';
import { listHosts, type Check } from './finding';

export const checkSettings: Check = ({ name, site, hosting }, add) => {
  const file = `config/sites/${name}.json`;
  if (!site.hosting)
    add(
      file,
      'The file does not name the project that it is published to.',
      'Add "hosting": { "project": "…" }, as in config/sites/production.example.json.',
    );
  if (!site.registry.contact)
    add(
      file,
      'The registry has no contact address for the privacy notice, the terms and the page about the site.',
      'Add "contact": "…" to the registry, as in config/sites/production.example.json.',
    );
  const isLocal = site.hosting?.api.startsWith('http://') ?? false;
  const hosts = listHosts({ site });
  for (const { origin } of hosts)
    if (!isLocal && !origin.startsWith('https://'))
      add(file, `${origin} is not https.`, 'Use the origin that visitors use.');
  if (!isLocal && !site.firebase)
    add(
      file,
      'The security policy does not allow any host of Firebase.',
      'Add "firebase", as in config/sites/production.example.json.',
    );
  for (const { target } of hosts)
    if (!hosting.some((entry) => entry.target === target))
      add(
        'firebase.json',
        `firebase.json has no hosting entry for ${target}.`,
        'Copy the entry of mfe-programmes, and set this target and its folder.',
      );
};

export const checkTargets: Check = ({ site, firebaserc }, add) => {
  if (!site.hosting) return;
  const { project, sites } = site.hosting;
  const targets = readTargets(firebaserc, project);
  for (const { target } of listHosts({ site })) {
    const id = sites[target] ?? target;
    if (targets[target]?.includes(id)) continue;
    add(
      '.firebaserc',
      `The target ${target} is not the site ${id} of ${project}.`,
      `npx firebase-tools target:apply hosting ${target} ${id} --project ${project}`,
    );
  }
};

function readTargets(text: string, project: string): Readonly<Record<string, readonly string[]>> {
  const json = JSON.parse(text === '' ? '{}' : text) as {
    readonly targets?: Readonly<Record<string, { readonly hosting?: Readonly<Record<string, readonly string[]>> }>>;
  };
  return json.targets?.[project]?.hosting ?? {};
}

/** Checks that Hosting has the sites, and that the token may publish to them. */
export const checkSites: Check = async ({ name, site, token, fetch }, add) => {
  if (!site.hosting) return;
  const { api, project, sites } = site.hosting;
  const client = createHostingClient({ api, project, token, fetch });
  for (const { target } of listHosts({ site })) {
    const id = sites[target] ?? target;
    try {
      const live = await client.getChannel(id, 'live');
      if (!live)
        add(
          target,
          `Hosting has no site ${id} in ${project}.`,
          `npx firebase-tools hosting:sites:create ${id} --project ${project}`,
        );
      else if (!live.release) add(target, 'Nothing is published.', `npm run publish -- ${target} --site ${name}`);
    } catch (error) {
      if (!(error instanceof HostingError)) throw error;
      add(
        target,
        `The Hosting API refuses: ${error.message}`,
        `Use an account with the role Firebase Hosting Admin in ${project}: gcloud auth login.`,
      );
    }
  }
};

export const checkSignIn: Check = async ({ site, token, fetch }, add) => {
  if (!site.hosting) return;
  const { api, project } = site.hosting;
  const origin = api.startsWith('http://') ? api : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${origin}/admin/v2/projects/${project}/config`, {
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
  });
  const { hostname } = new URL(site.origin);
  const about = 'Authentication';
  const place = `https://console.firebase.google.com/project/${project}/authentication/settings`;
  if (!answer.ok)
    return add(about, `The sign-in settings cannot be read (${answer.status}).`, `Open Authentication once: ${place}`);
  const { authorizedDomains = [] } = (await answer.json()) as { readonly authorizedDomains?: readonly string[] };
  if (!authorizedDomains.includes(hostname)) add(about, `${hostname} is not an authorised domain.`, `Add it: ${place}`);
};
