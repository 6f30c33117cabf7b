import * as v from 'valibot';

const tokenSchema = v.object({
  p: v.picklist(['confirm', 'manage', 'stop']),
  t: v.optional(v.string()),
  scope: v.optional(v.object({ kind: v.optional(v.string()) })),
});

export interface TokenContent {
  readonly purpose: 'confirm' | 'manage' | 'stop';
  readonly topic?: string;
  readonly stopsAll: boolean;
}

/** Returns the content of a signed token, or undefined if the token is damaged. Only the site's actions check the signature. */
export function readToken(token: string): TokenContent | undefined {
  try {
    const [payload = ''] = token.split('.');
    const json: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const result = v.safeParse(tokenSchema, json);
    if (!result.success) return undefined;
    const { p, t, scope } = result.output;
    return { purpose: p, ...(t !== undefined && { topic: t }), stopsAll: scope?.kind !== undefined };
  } catch {
    return undefined;
  }
}
