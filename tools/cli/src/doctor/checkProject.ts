import { createHostingClient, HostingError } from '@adp/app-kit/publish';
import { listHosts, type Check, type Examination, type Finding } from './finding';

/** What the site file says, before anything is requested. */
export const checkSettings: Check = ({ name, site, hosting }) => {
  const file = `config/sites/${name}.json`;
  const findings: Finding[] = [];
  const add = (problem: string, remedy: string) => findings.push({ about: file, problem, remedy });
  if (!site.hosting)
    add(
      'It does not say where it is published.',
      'Add "hosting": { "project": "…" }, as in config/sites/production.example.json.',
    );
  if (!site.registry.contact)
    add(
      'It has no contact address, which the privacy notice, the terms and the page about the site lead to.',
      'Add "contact": "…" to the registry, as in config/sites/production.example.json.',
    );
  const isLocal = site.hosting?.api.startsWith('http://') ?? false;
  const hosts = listHosts({ site } as Examination);
  for (const { origin } of hosts)
    if (!isLocal && !origin.startsWith('https://'))
      add(`${origin} is not https.`, 'Give the origin that visitors use.');
  if (!isLocal && !site.firebase)
    add(
      'The security policy allows no host of Firebase.',
      'Add "firebase", as in config/sites/production.example.json.',
    );
  for (const { target } of hosts)
    if (!hosting.some((entry) => entry.target === target))
      findings.push({
        about: 'firebase.json',
        problem: `It has no hosting entry for ${target}.`,
        remedy: 'Copy the entry of mfe-programmes, with this target and its folder.',
      });
  return findings;
};

/** Targets of `firebase deploy`, for rules and indexes beside the sites. */
export const checkTargets: Check = (examination) => {
  const { site, firebaserc } = examination;
  if (!site.hosting) return [];
  const { project, sites } = site.hosting;
  const targets = readTargets(firebaserc, project);
  return listHosts(examination).flatMap(({ target }): Finding[] => {
    const id = sites[target] ?? target;
    if (targets[target]?.includes(id)) return [];
    return [
      {
        about: '.firebaserc',
        problem: `The target ${target} does not name the site ${id} of ${project}.`,
        remedy: `npx firebase-tools target:apply hosting ${target} ${id} --project ${project}`,
      },
    ];
  });
};

function readTargets(text: string, project: string): Readonly<Record<string, readonly string[]>> {
  const json = JSON.parse(text === '' ? '{}' : text) as {
    readonly targets?: Readonly<Record<string, { readonly hosting?: Readonly<Record<string, readonly string[]>> }>>;
  };
  return json.targets?.[project]?.hosting ?? {};
}

/** That Hosting has the sites, and that the token may publish to them. */
export const checkSites: Check = async (examination) => {
  const { site, token, fetch } = examination;
  if (!site.hosting) return [];
  const { api, project, sites } = site.hosting;
  const client = createHostingClient({ api, project, token, fetch });
  const findings: Finding[] = [];
  for (const { target } of listHosts(examination)) {
    const id = sites[target] ?? target;
    try {
      const live = await client.getChannel(id, 'live');
      if (!live)
        findings.push({
          about: target,
          problem: `Hosting has no site ${id} in ${project}.`,
          remedy: `npx firebase-tools hosting:sites:create ${id} --project ${project}`,
        });
      else if (!live.release)
        findings.push({
          about: target,
          problem: 'Nothing is published.',
          remedy: `npm run publish -- ${target} --site ${examination.name}`,
        });
    } catch (error) {
      if (!(error instanceof HostingError)) throw error;
      findings.push({
        about: target,
        problem: `The Hosting API refuses: ${error.message}`,
        remedy: `Use an account with the role Firebase Hosting Admin in ${project}: gcloud auth login.`,
      });
    }
  }
  return findings;
};

/** That sign-in works on the site's own address. */
export const checkSignIn: Check = async ({ site, token, fetch }) => {
  if (!site.hosting) return [];
  const { api, project } = site.hosting;
  const origin = api.startsWith('http://') ? api : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${origin}/admin/v2/projects/${project}/config`, {
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
  });
  const { hostname } = new URL(site.origin);
  const about = 'Authentication';
  const place = `https://console.firebase.google.com/project/${project}/authentication/settings`;
  if (!answer.ok)
    return [
      {
        about,
        problem: `Its settings cannot be read (${answer.status}).`,
        remedy: `Open Authentication once: ${place}`,
      },
    ];
  const { authorizedDomains = [] } = (await answer.json()) as { readonly authorizedDomains?: readonly string[] };
  if (authorizedDomains.includes(hostname)) return [];
  return [{ about, problem: `${hostname} is no authorised domain.`, remedy: `Add it: ${place}` }];
};
