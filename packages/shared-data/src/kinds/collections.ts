import { type ContentKind, contentKinds, kindNames } from './contentKinds';

type ContentCollections = { readonly [Kind in ContentKind]: (typeof contentKinds)[Kind]['collection'] };

export const collections = {
  ...(Object.fromEntries(kindNames.map((kind) => [kind, contentKinds[kind].collection])) as ContentCollections),
  user: 'users',
  profile: 'profiles',
  memberProfile: 'member_profiles',
  username: 'usernames',
  notification: 'notifications',
} as const;
