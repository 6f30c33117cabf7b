interface StoredDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

type Write =
  | { readonly update: { readonly name: string; readonly fields: StoredDocument['fields'] } }
  | { readonly delete: string };

/** Returns the writes that convert members' documents from before docs/decisions/045. */
export function migrateMembers(
  documents: Iterable<StoredDocument>,
  options: { readonly root: string; readonly isUnconfirmed: (uid: string) => boolean },
): readonly Write[] {
  const stored = new Map([...documents].map(({ path, fields }) => [path, fields]));
  const put = (path: string, fields: StoredDocument['fields']): Write => ({
    update: { name: `${options.root}/${path}`, fields },
  });
  return [...stored].flatMap(([path, fields]) => {
    const [collection, uid = ''] = path.split('/');
    if (collection !== 'users' || stored.has(`usernames/${getText(fields, 'username')}`)) return [];
    const names = [getText(fields, 'username'), getText(fields, 'former_username')].filter((name) => name !== '');
    const isShown = !options.isUnconfirmed(uid);
    const visibility = getText(fields, 'visibility');
    return [
      ...names.map((name) => put(`usernames/${name}`, { uid: { stringValue: uid } })),
      ...(isShown ? [] : [put(path, { ...fields, unconfirmed: { booleanValue: true } })]),
      ...(isShown && visibility === 'public' ? [] : names).flatMap((name) => {
        const profile = stored.get(`profiles/${name}`);
        if (!profile) return [];
        const isForMembers = isShown && visibility === 'members';
        return [
          ...(isForMembers ? [put(`member_profiles/${name}`, profile)] : []),
          { delete: `${options.root}/profiles/${name}` },
        ];
      }),
    ];
  });
}

function getText(fields: StoredDocument['fields'], name: string): string {
  const { stringValue = '' } = Object(fields[name]) as { readonly stringValue?: string };
  return stringValue;
}
