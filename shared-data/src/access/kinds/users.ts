import { userSchema } from '../../schemas/user';
import { readWith } from '../readWith';

/** `users/{uid}`, for `getOwn` alone: the rules show it to nobody but the member. */
export const users = { collection: 'users', readItem: readWith(userSchema) };
