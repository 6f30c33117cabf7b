import { limits, type UserDraft, userSchema } from '@adp/shared-data';
import * as v from 'valibot';
import type { Picture } from '../../api/member';

/** What a form on the profile holds while it is filled in: empty texts where the document has nothing. */
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

/** The form of what is stored. */
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
    picture: user.profileImageUrl === undefined ? null : { url: user.profileImageUrl },
  };
}

/** What the form makes of the document: what is empty is left out, not stored as an empty text. */
export function toUserDraft(form: ProfileForm, user: UserDraft): UserDraft {
  const { position, company, description, country, ...rest } = user;
  // Named to be left out: the form says them anew.
  void [position, company, description, country];
  const optional = {
    position: form.position.trim(),
    company: form.company.trim(),
    description: form.description.trim(),
    country: form.country,
  };
  return {
    ...rest,
    name: form.name.trim(),
    username: form.username,
    languages: [...form.languages],
    expertise: form.expertise.map((entry) => entry.trim()).filter(Boolean),
    links: form.links.map((entry) => entry.trim()).filter(Boolean),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

/** Something wrong with a form, by the schema's code. */
export interface ProfileIssue {
  readonly field: keyof ProfileForm;
  readonly code: string;
  /** Place in a list, among the entries that are not empty. */
  readonly place?: number;
  readonly limits: { readonly min: number; readonly max: number };
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

/** What keeps a form from being saved, in the order of its fields; nothing where it fits the schema. */
export function validateForm(form: ProfileForm, user: UserDraft): readonly ProfileIssue[] {
  const anyDate = new Date(0);
  const whole = { ...toUserDraft(form, user), createdAt: anyDate, updatedAt: anyDate, revision: 1 };
  const { issues = [] } = v.safeParse(userSchema, whole);
  return issues.flatMap(({ path, message }) => {
    const field = String(path?.[0]?.key ?? '');
    if (!isField(field, form)) return [];
    const place = path?.[1]?.key;
    const each = place === undefined ? ranges[field] : getEntryLimits(field);
    return [
      {
        field,
        code: message,
        ...(typeof place === 'number' ? { place } : {}),
        limits: { min: each?.min ?? 0, max: each?.max ?? 0 },
      },
    ];
  });
}

function isField(field: string, form: ProfileForm): field is keyof ProfileForm {
  return Object.hasOwn(form, field);
}

function getEntryLimits(field: keyof ProfileForm): { readonly min?: number; readonly max: number } | undefined {
  return field === 'expertise' ? limits.expertise.each : field === 'links' ? limits.url : undefined;
}

/** Whether something that was kept on this device still is such a form. */
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

/** Whether two forms say the same. */
export function isSameForm(one: ProfileForm, other: ProfileForm): boolean {
  return JSON.stringify(sortEntries(one)) === JSON.stringify(sortEntries(other));
}

function sortEntries(form: ProfileForm) {
  return Object.entries(form).sort(([one], [other]) => one.localeCompare(other));
}
