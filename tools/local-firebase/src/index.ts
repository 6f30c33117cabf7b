export { startPlatform, type Platform, type PlatformOptions } from './platform/startPlatform';
export type { CreateSeed, Seed, SeedContext, SeedDocument, SeedObject } from './platform/seed';
export { serveSites, type Intercept } from './hosting/serveSites';
export { type Indexes, readIndexes } from './firestore/indexes/readIndexes';
export { parsePasswordPolicy, type PasswordPolicy } from './auth/policy/passwordPolicy';
export type { Auth } from './auth/createAuth';
export type { Mailbox, ReceivedMail } from './mail/createMailbox';
export type { BackgroundWork, DocumentEvent, UploadEvent, ScheduleEvent } from './background/createBackground';
