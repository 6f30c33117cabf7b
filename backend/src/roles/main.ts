import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readToken } from '@adp/app-kit/publish';
import { findAccount, roleNames, setRole } from '@adp/functions';
import { choices } from '@adp/shared-data';
import { readSiteFile } from '@adp/site';

// `npm run grant -- ADDRESS ROLE [--programme ID]... [--site NAME]`: docs/operations.md.
const workspace = resolve(import.meta.dirname, '../../..');
const usage = `Use: npm run grant -- ADDRESS ${roleNames.join('|')} [--programme ID]... [--site NAME]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      programme: { type: 'string', multiple: true, default: [] },
      site: { type: 'string', default: 'local' },
    },
  });
  const [email = '', name] = positionals;
  const role = roleNames.find((one) => one === name);
  if (!email.includes('@') || !role) throw new Error(usage);
  const unknown = values.programme.find((id) => !choices.programme.some((one) => one === id));
  if (unknown !== undefined) throw new Error(`${unknown} is none of ${choices.programme.join(', ')}.`);
  const file = values.site.endsWith('.json')
    ? resolve(values.site)
    : join(workspace, 'site/config', `${values.site}.json`);
  if (!existsSync(file)) throw new Error(`There is no site file ${file}.`);
  const { hosting, firebaseConfig } = readSiteFile(file);
  if (!hosting || !firebaseConfig)
    throw new Error(`${file} has no "hosting" or no "firebaseConfig": it names no project.`);
  const local = `${hosting.api}/identitytoolkit.googleapis.com`;
  const token = readToken(hosting.api);
  const accounts = {
    projectId: firebaseConfig.projectId,
    origin: hosting.api.startsWith('http://') ? local : 'https://identitytoolkit.googleapis.com',
    getToken: () => Promise.resolve(token),
  };
  const account = await findAccount({ email }, accounts);
  if (!account) throw new Error(`Nobody has an account with the address ${email}.`);
  await setRole(account, { role, programmes: values.programme }, accounts);
  const editor = values.programme.length > 0 ? `, and edits ${values.programme.join(', ')}` : '';
  console.log(`${email} is ${role}${editor}. An open page learns of it when it is next refused something.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
