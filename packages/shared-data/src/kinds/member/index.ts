export { formerMember, formerMemberName, formerMemberPattern } from './formerMember';
export { type Profile, toProfile, type ProfileRedirect, profileSchema, redirectSchema } from './profileSchema';
export { reservedUsernames, reservedWords, isReservedUsername, numbered, suggestUsername } from './usernames';
export { type User, usernameSchema, userSchema, users } from './users';
export { bylines, findAuthor, type PublicAuthor } from './bylines';
export { type ListedPerson, memberProfiles, profiles } from './profiles';
export { hiddenProfiles } from './hiddenProfiles';
export { type ProfileRemoval, profileRemovals } from './profileRemovals';
export { getProfileCollection, toMemberDocuments } from './memberDocuments';
