import { getSession } from '@adp/shared-auth';
import { limits } from '@adp/shared-data/content';
import { userSchema } from '@adp/shared-data/member';
import type { UserDraft } from '@adp/shared-data/writer';
import { stripDirectionMarks } from '@adp/shared-ui/format';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** A member's picture in a form: a stored picture, or a cropped picture that has not been uploaded yet. */
export type Picture = { readonly url: string } | { readonly dataUrl: string };

export interface ProfileForm {
  readonly name: string;
  readonly username: string;
  readonly position: string;
  readonly company: string;
  readonly description: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly expertise: readonly string[];
  readonly links: readonly string[];
  readonly picture: Picture | null;
}

const channels = { inApp: true };

export function createDraft(username: string): UserDraft {
  return {
    name: getSession().user?.displayName ?? '',
    username,
    languages: [],
    expertise: [],
    links: [],
    visibility: 'public',
    listed: false,
    interests: [],
    notificationPrefs: { account: channels, content: channels, deadlines: channels },
  };
}

export function toForm(user: UserDraft): ProfileForm {
  return {
    name: user.name,
    username: user.username,
    position: user.position ?? '',
    company: user.company ?? '',
    description: user.description ?? '',
    country: user.country ?? '',
    languages: user.languages,
    expertise: user.expertise,
    links: user.links,
    picture: toPicture(user),
  };
}

function toPicture({ profileImageUrl }: UserDraft): Picture | null {
  return profileImageUrl === undefined ? null : { url: profileImageUrl };
}

/** Applies form values to a member document. Omits empty fields. */
export function applyForm(form: ProfileForm, user: UserDraft): UserDraft {
  // The form replaces these four fields, even if they are empty.
  const { position, company, description, country, ...rest } = user;
  const optional = {
    position: form.position.trim(),
    company: form.company.trim(),
    description: form.description.trim(),
    country: form.country,
  };
  return {
    ...rest,
    name: stripDirectionMarks(form.name).trim(),
    username: form.username,
    languages: [...form.languages],
    expertise: form.expertise.map((entry) => entry.trim()).filter(Boolean),
    links: form.links.map((entry) => entry.trim()).filter(Boolean),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

/**
 * Returns a resolver that validates the document resulting from `user` and the form. An error's type is the code from
 * the schema.
 */
export function createProfileResolver(user: UserDraft): Resolver<ProfileForm> {
  return (form, _, options) => {
    const anyDate = new Date(0);
    const draft = { ...applyForm(form, user), createdAt: anyDate, updatedAt: anyDate, revision: 1 };
    const { issues = [] } = v.safeParse(userSchema, draft);
    const errors: Record<string, FieldError> = {};
    for (const { path, message: type } of issues) {
      const [field, index] = (path ?? []).map(({ key }) => key);
      if (typeof field !== 'string') continue;
      const name = typeof index === 'number' ? `${field}.${toFormIndex(form, field, index)}` : field;
      if (Object.hasOwn(form, field)) errors[name] ??= { type };
    }
    if (Object.keys(errors).length === 0) return { values: form, errors: {} };
    return { values: {}, errors: toNestErrors<ProfileForm>(errors, options) };
  };
}

/** Finds an entry's index in the form, which differs because the document omits empty entries. */
function toFormIndex(form: ProfileForm, field: string, documentIndex: number): number {
  const entries = field === 'expertise' ? form.expertise : field === 'links' ? form.links : undefined;
  if (!entries) return documentIndex;
  return entries.flatMap((entry, index) => (entry.trim() ? [index] : []))[documentIndex] ?? documentIndex;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const ranges: Readonly<Partial<Record<keyof ProfileForm, { readonly min?: number; readonly max: number }>>> = {
  name: limits.name,
  username: limits.username,
  position: limits.position,
  company: limits.company,
  description: limits.description,
  languages: limits.languages,
  expertise: limits.expertise,
  links: limits.links,
};

/** Returns the length limits of a field, or of each entry if the field is a list. */
export function getRange(field: keyof ProfileForm, isEntry = false): Range {
  const entryRange: Partial<Range> | undefined =
    field === 'expertise' ? limits.expertise.each : field === 'links' ? limits.url : undefined;
  const { min = 0, max = 0 }: Partial<Range> = (isEntry ? entryRange : ranges[field]) ?? {};
  return { min, max };
}

/** Returns whether a stored draft still has the shape of the form. */
export function isProfileForm(value: unknown): value is ProfileForm {
  const texts = v.array(v.string());
  const line = v.string();
  const schema = v.object({
    name: line,
    username: line,
    position: line,
    company: line,
    description: line,
    country: line,
    languages: texts,
    expertise: texts,
    links: texts,
    picture: v.nullable(v.looseObject({})),
  });
  return v.safeParse(schema, value).success;
}

export function isSameForm(a: ProfileForm, b: ProfileForm): boolean {
  return JSON.stringify(sortEntries(a)) === JSON.stringify(sortEntries(b));
}

function sortEntries(form: ProfileForm) {
  return Object.entries(form).sort(([a], [b]) => a.localeCompare(b));
}
