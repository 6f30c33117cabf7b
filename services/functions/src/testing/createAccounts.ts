import type { CommitOutcome } from './startSite';

interface Person {
  readonly email: string;
  customAttributes: string;
  readonly emailVerified?: boolean;
  readonly disabled?: boolean;
  readonly providerUserInfo?: readonly { readonly providerId: string }[];
}

/** Creates fake accounts of Identity Platform. The token of an account is `token-of-UID`. */
export function createAccounts(people: Readonly<Record<string, Person>>) {
  const outcomes: CommitOutcome[] = [];
  const requested: { readonly path: string; readonly headers: Headers; readonly body: unknown }[] = [];
  const fetch = (url: string, { headers, body }: RequestInit) => {
    const { idToken, email, localId, customAttributes } = JSON.parse(String(body)) as Record<string, unknown>;
    requested.push({ path: new URL(url).pathname, headers: new Headers(headers), body: JSON.parse(String(body)) });
    if (url.endsWith(':update')) {
      if (String(customAttributes).length > 1_000)
        return Promise.resolve(Response.json({ error: { message: 'CLAIMS_TOO_LARGE' } }, { status: 400 }));
      const outcome = outcomes.shift() ?? 'works';
      const person = people[String(localId)];
      if (person && outcome !== 'fails') person.customAttributes = String(customAttributes);
      return outcome === 'works'
        ? Promise.resolve(Response.json({}))
        : Promise.reject(new TypeError('Failed to fetch'));
    }
    const matches = Object.entries(people).filter(
      ([uid, person]) => idToken === `token-of-${uid}` || person.email === String(email) || uid === String(localId),
    );
    if (idToken !== undefined && matches.length === 0) return Promise.resolve(Response.json({}, { status: 400 }));
    return Promise.resolve(
      Response.json(matches.length > 0 ? { users: matches.map(([uid, person]) => ({ localId: uid, ...person })) } : {}),
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
    setOutcomes: (...next: readonly CommitOutcome[]) => void outcomes.splice(0, Infinity, ...next),
  };
}
