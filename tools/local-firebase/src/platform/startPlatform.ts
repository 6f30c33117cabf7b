import { join } from 'node:path';
import { type Background, createBackground, type BackgroundWork } from '../background/createBackground';
import { createAuth, type Auth } from '../auth/createAuth';
import { addShim } from '../auth/pages/gapiShim';
import type { PasswordPolicy } from '../auth/policy/passwordPolicy';
import type { RecaptchaEnforcement } from '../auth/policy/recaptcha';
import { createDeveloperPage } from '../developer/createDeveloperPage';
import { emulatorFirestore } from '../firestore/emulatorFirestore';
import { createFirestore, type Firestore } from '../firestore/createFirestore';
import type { Indexes } from '../firestore/indexes/readIndexes';
import { createMailbox, type Mailbox } from '../mail/createMailbox';
import { createReleases, type Releases } from '../hosting/releases/createReleases';
import { serveSites, type ServedSites, type ServeOptions } from '../hosting/serveSites';
import { createReports, type Reports } from '../reports/createReports';
import { createDeniedRequests } from '../rules/deniedRequests';
import { parseCached } from '../rules/rulesCache';
import { RulesSyntaxError, type RulesModel } from '../rules/syntax';
import { createStorage, type Storage } from '../storage/createStorage';
import { folderBytes } from '../storage/folderBytes';
import { usageService } from '../usage/usageService';
import { administration } from './administration';
import { openState } from './openState';
import { emulatorDocuments, rulesDocuments } from './rulesDocuments';
import { applySeed, type CreateSeed } from './seed';

export interface PlatformOptions extends Omit<ServeOptions, 'services' | 'page' | 'releases'> {
  /** Project ID that starts with `demo-`. Google reserves this prefix, so no real project uses it. */
  readonly projectId: string;
  readonly rules: string;
  /** Changes Firestore rules for local use, including rules that a deployment sends. */
  readonly toLocalRules?: (rules: string) => string;
  readonly storageRules: string;
  /** Existing composite indexes. If undefined, queries need no index, as in the official emulator. */
  readonly indexes: Indexes | undefined;
  readonly passwordPolicy: PasswordPolicy;
  /** Enforcement of reCAPTCHA for sign-ins with an email address. Defaults to none. */
  readonly recaptcha?: RecaptchaEnforcement | undefined;
  /** Sustained number of writes per second to one document. If undefined, the number is not limited. */
  readonly maxWriteRate?: number | undefined;
  /** Folder that caches parsed rules and the Auth core between starts. */
  readonly cacheFolder: string;
  /** Folder that stores the state between starts. If undefined, the state is lost when the process ends. */
  readonly stateFolder?: string;
  readonly fresh?: boolean;
  /** Initial content of a platform without saved state. Defaults to none. */
  readonly seed?: CreateSeed;
  /** Path of the site's page for email links, such as /authorization. Emails requested with this page link to it. */
  readonly actionPath?: string;
  /** Serves pages as deployed, without the script that lets pop-up sign-in work offline. */
  readonly plainPages?: boolean;
  /** Host of an official Firestore emulator that replaces ours, such as 127.0.0.1:8085. */
  readonly firestoreEmulator?: string | undefined;
  /** Triggers and schedules. Writes to an official emulator do not run triggers. */
  readonly background?: BackgroundWork;
  readonly onStatus?: (sentence: string) => void;
}

export interface Platform extends ServedSites {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
  readonly releases: Releases;
  readonly reports: Pick<Reports, 'list' | 'clear'>;
  readonly mailbox: Mailbox;
  readonly background: Background;
  /** Restores the seed, and removes denied requests, reports and counts, in little enough time to run before each test. */
  readonly reset: () => void;
}

/** Starts the platform. @throws Error with one sentence if a requirement is missing, invalid or in use */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { projectId, cacheFolder, stateFolder, origins, seed, onStatus = console.error } = options;
  const { toLocalRules = (text) => text } = options;
  const rules = await readRules('firestore.rules', toLocalRules(options.rules), cacheFolder);
  const storageRules = await readRules('storage.rules', options.storageRules, cacheFolder);
  const deniedRequests = createDeniedRequests();
  const reports = createReports();
  const mailbox = createMailbox();
  let changed: (part: string) => void = () => undefined;
  const bucket = `${projectId}.appspot.com`;
  const background = createBackground(options.background ?? {}, { onStatus });
  const firestore = createFirestore({
    projectId,
    rules,
    indexes: options.indexes,
    deniedRequests,
    maxWriteRate: options.maxWriteRate,
    onChange: () => changed('firestore'),
    onCommit: background.onCommit,
  });
  const auth = await createAuth({
    projectId,
    passwordPolicy: options.passwordPolicy,
    recaptcha: options.recaptcha,
    actionPath: options.actionPath,
    cacheFolder,
    origins: Object.values(origins),
    onStatus,
    onChange: () => changed('auth'),
  });
  const emulator = options.firestoreEmulator ? emulatorFirestore(projectId, options.firestoreEmulator) : undefined;
  const emulated = emulator && emulatorDocuments(emulator);
  const storage = createStorage({
    projectId,
    bucket,
    rules: storageRules,
    firestoreDocuments: emulated ? emulated.documents : rulesDocuments(firestore),
    deniedRequests,
    usage: firestore.usage,
    onStatus,
    ...(stateFolder ? { bytes: folderBytes(`${stateFolder}/images`) } : {}),
    onChange: () => changed('storage'),
    onUpload: background.onUpload,
  });
  const releases = createReleases({
    hosting: options.hosting.filter(({ target }) => origins[target]),
    toFolder: (entry) => join(options.cwd, entry.public),
    ...(stateFolder ? { bytes: folderBytes(`${stateFolder}/hosting`) } : {}),
    onChange: () => changed('hosting'),
  });
  const parts = { auth, firestore, storage, hosting: releases };
  const [firstOrigin = ''] = Object.values(origins);
  const objectUrl = (name: string) => `${firstOrigin}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
  const seedParts = (missing: ReadonlySet<string>) => {
    if (seed && missing.size > 0) applySeed(parts, missing, seed({ now: new Date(), objectUrl }));
  };
  const state = await openState({ folder: stateFolder, fresh: options.fresh ?? false, parts, onStatus });
  try {
    seedParts(state.missing);
    if (emulator) {
      await emulator.setRules(toLocalRules(options.rules));
      // The emulator starts with the documents of our Firestore. Changes in the emulator are not saved.
      await emulator.putAll([...firestore.documents()]);
    }
    changed = state.changed;
    for (const part of state.missing) changed(part);
    const data = { documents: firestore.save, accounts: auth.accounts, codes: auth.codes, mail: mailbox.list };
    const services = [
      emulator ? emulator.service : firestore.service,
      auth.service,
      emulated ? emulated.withDocuments(storage.service) : storage.service,
      createDeveloperPage({ ...data, deniedRequests, objects: storage.objects, reports: reports.list }),
      usageService(firestore.usage),
      reports.service,
      administration({ ...options, toLocalRules, bucket, firestore, storage, releases, emulator }),
    ];
    const sites = await serveSites({
      ...options,
      services,
      releases,
      ...(options.plainPages ? {} : { page: addShim }),
    });
    const reset = () => {
      const cleared = [background, ...Object.values(parts), deniedRequests, reports, mailbox];
      for (const part of cleared) part.clear();
      seedParts(new Set(Object.keys(parts)));
    };
    background.start();
    const stop = async () => {
      // Stop background work before the sites, because running functions use them. Waiting work is dropped.
      await background.stop();
      await sites.stop();
      await state.close();
    };
    return { ...sites, auth, firestore, storage, releases, reports, mailbox, background, reset, stop };
  } catch (error) {
    await state.close();
    throw error;
  }
}

async function readRules(file: string, text: string, cacheFolder: string): Promise<RulesModel> {
  try {
    return await parseCached(text, { folder: cacheFolder });
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    throw new Error(`${file} has an error. ${error.message}`, { cause: error });
  }
}
