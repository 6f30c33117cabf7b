/** Returns an unsigned ID token. The local services do not check signatures. */
export function createToken(claims: object): string {
  const [header, payload] = [{ alg: 'none', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${header}.${payload}.`;
}

/** Returns the unsigned ID token of a member of `projectId` with a password and a verified email address. */
export function createMemberToken(projectId: string, uid: string, claims: object = {}): string {
  return createToken({
    sub: uid,
    aud: projectId,
    email_verified: true,
    firebase: { sign_in_provider: 'password' },
    ...claims,
  });
}
