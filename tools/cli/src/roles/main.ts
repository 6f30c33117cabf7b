import { parseArgs } from 'node:util';
import { changeRole, findConfirmedAccount } from '@adp/functions';
import { newId } from '@adp/shared-data/client';
import { choices } from '@adp/shared-data/content';
import { MAX_PROGRAMMES, roleNames } from '@adp/shared-data/roles';
import { openSite } from '../openSite';

// `npm run grant -- EMAIL ROLE [--programme ID]... [--reason TEXT] [--site NAME]` is described in docs/operations.md.
const usage = `Usage: npm run grant -- EMAIL ${roleNames.join('|')} [--programme ID]... [--reason TEXT] [--site NAME]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      programme: { type: 'string', multiple: true, default: [] },
      reason: { type: 'string', default: 'npm run grant' },
      site: { type: 'string', default: 'local' },
    },
  });
  const [email = '', name] = positionals;
  const role = roleNames.find((candidate) => candidate === name);
  if (!email.includes('@') || !role) throw new Error(usage);
  const programmes = values.programme;
  const unknown = programmes.find((id) => !choices.programme.some((candidate) => candidate === id));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a programme. Programmes are ${choices.programme.join(', ')}.`);
  if (programmes.length > MAX_PROGRAMMES) throw new Error(`A member can have at most ${MAX_PROGRAMMES} programmes.`);
  const { administrator, api, project, token } = openSite(values.site);
  const local = `${api}/identitytoolkit.googleapis.com`;
  const accounts = {
    projectId: project,
    origin: api.startsWith('http://') ? local : 'https://identitytoolkit.googleapis.com',
    getToken: () => Promise.resolve(token),
  };
  const services = { accounts, administrator };
  const account = await findConfirmedAccount({ email }, services);
  if (!account) throw new Error(`No account has confirmed the email address ${email}.`);
  const cause = { by: 'unknown', reason: values.reason, at: new Date(), run: newId() };
  await changeRole(account, { role, programmes, ...cause }, services);
  const editor = programmes.length > 0 ? `, and edits ${programmes.join(', ')}` : '';
  console.log(`${email} is ${role}${editor}. An open page notices this when its next request is denied.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
