import type { CommitOutcome } from './startSite';

interface Person {
  readonly email: string;
  customAttributes: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

/** Accounts as Identity Platform has them; a token is `token-of-UID`. */
export function createAccounts(people: Readonly<Record<string, Person>>) {
  const outcomes: CommitOutcome[] = [];
  const requested: { readonly path: string; readonly headers: Headers; readonly body: unknown }[] = [];
  const fetch = (url: string, { headers, body }: RequestInit) => {
    const { idToken, email, localId, customAttributes } = JSON.parse(String(body)) as Record<string, unknown>;
    requested.push({ path: new URL(url).pathname, headers: new Headers(headers), body: JSON.parse(String(body)) });
    if (url.endsWith(':update')) {
      const outcome = outcomes.shift() ?? 'works';
      const person = people[String(localId)];
      if (person && outcome !== 'fails') person.customAttributes = String(customAttributes);
      return outcome === 'works'
        ? Promise.resolve(Response.json({}))
        : Promise.reject(new TypeError('Failed to fetch'));
    }
    const found = Object.entries(people).filter(
      ([uid, one]) => idToken === `token-of-${uid}` || one.email === String(email) || uid === String(localId),
    );
    if (idToken !== undefined && found.length === 0) return Promise.resolve(Response.json({}, { status: 400 }));
    return Promise.resolve(
      Response.json(found.length > 0 ? { users: found.map(([uid, one]) => ({ localId: uid, ...one })) } : {}),
    );
  };
  const accounts = {
    projectId: 'p',
    origin: 'https://identitytoolkit.example',
    fetch,
    getToken: () => Promise.resolve('access'),
  };
  return {
    accounts,
    requested,
    /** What becomes of the next changes of accounts; all after them work. */
    setOutcomes: (...next: readonly CommitOutcome[]) => void outcomes.splice(0, Infinity, ...next),
  };
}
