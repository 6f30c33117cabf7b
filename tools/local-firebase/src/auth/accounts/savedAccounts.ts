import * as v from 'valibot';
import { isObject } from '../../isObject';
import type { AuthCore, CodeRecord, ProjectState, UserRecord } from '../core/authCore';
import { createState } from './createState';

const provider = v.looseObject({ providerId: v.string(), rawId: v.string() });

const savedSchema = v.object({
  users: v.array(
    v.looseObject({
      localId: v.pipe(v.string(), v.nonEmpty()),
      providerUserInfo: v.optional(v.array(provider)),
      customAttributes: v.optional(v.pipe(v.string(), v.check(isJsonObject, 'no JSON object'))),
    }),
  ),
  codes: v.array(
    v.looseObject({ oobCode: v.string(), email: v.string(), requestType: v.string(), oobLink: v.string() }),
  ),
  config: v.object({ oneAccountPerEmail: v.boolean(), enableImprovedEmailPrivacy: v.boolean() }),
});

/** Returns the state as JSON. The core's password "hashes" contain passwords in plain text. */
export function saveAccounts(state: ProjectState): unknown {
  return structuredClone({
    users: [...state.users.values()],
    codes: [...state.oobs.values()],
    config: {
      oneAccountPerEmail: state.oneAccountPerEmail,
      enableImprovedEmailPrivacy: state.enableImprovedEmailPrivacy,
    },
  });
}

/** Creates a project with saved accounts. @throws Error with one sentence if `saved` has a different format */
export function loadAccounts(core: AuthCore, projectId: string, saved: unknown): ProjectState {
  const parsed = v.safeParse(savedSchema, saved);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`The saved accounts are invalid at ${v.getDotPath(issue) ?? 'the top level'}: ${issue.message}`);
  }
  const { users, codes, config } = parsed.output;
  const state = createState(core, projectId);
  state.oneAccountPerEmail = config.oneAccountPerEmail;
  state.enableImprovedEmailPrivacy = config.enableImprovedEmailPrivacy;
  for (const user of users) {
    // The core derives the `password` and `phone` providers from the email address and the phone number.
    const providerUserInfo = user.providerUserInfo?.filter(({ providerId }) => !/^(password|phone)$/.test(providerId));
    const fields = { ...structuredClone(user), ...(providerUserInfo && { providerUserInfo }) };
    state.overwriteUserWithLocalId(user.localId, fields as UserRecord);
  }
  for (const code of codes) state.oobs.set(code.oobCode, code as CodeRecord);
  return state;
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text || '{}'));
  } catch {
    return false;
  }
}
