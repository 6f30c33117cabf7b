import * as v from 'valibot';

const length = v.pipe(v.number(), v.integer());

// Google allows a minimum length from 6 to 30, and a maximum length up to 4096.
const policySchema = v.pipe(
  v.strictObject({
    minimumLength: v.pipe(length, v.minValue(6), v.maxValue(30)),
    maximumLength: v.pipe(length, v.minValue(6), v.maxValue(4096)),
    lowerCase: v.boolean(),
    upperCase: v.boolean(),
    numeric: v.boolean(),
    nonAlphanumeric: v.boolean(),
    /** Enforcement of the policy. If false, the policy is public but only the minimum of six characters applies. */
    enforced: v.boolean(),
  }),
  v.check(({ minimumLength, maximumLength }) => minimumLength <= maximumLength, 'the minimum is above the maximum'),
);

/** Password requirements, as in the settings of Firebase Auth. Lengths are in UTF-16 code units, as in the service. */
export type PasswordPolicy = v.InferOutput<typeof policySchema>;

/** Parses a policy file. @throws Error with one sentence that describes the error */
export function parsePasswordPolicy(text: string): PasswordPolicy {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new Error('The password policy is not JSON.', { cause });
  }
  const parsed = v.safeParse(policySchema, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`The password policy is invalid at ${v.getDotPath(issue) ?? 'its top level'}: ${issue.message}`);
}

const nonAlphanumerics = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'];

export function passwordPolicyAnswer(policy: PasswordPolicy) {
  return {
    customStrengthOptions: {
      minPasswordLength: policy.minimumLength,
      maxPasswordLength: policy.maximumLength,
      // The real service omits classes that are not required.
      ...(policy.lowerCase ? { containsLowercaseCharacter: true } : {}),
      ...(policy.upperCase ? { containsUppercaseCharacter: true } : {}),
      ...(policy.numeric ? { containsNumericCharacter: true } : {}),
      ...(policy.nonAlphanumeric ? { containsNonAlphanumericCharacter: true } : {}),
    },
    allowedNonAlphanumericCharacters: nonAlphanumerics,
    schemaVersion: 1,
    enforcementState: policy.enforced ? 'ENFORCE' : 'OFF',
  };
}

/** Returns the requirements that a password does not meet, in the real service's wording. */
export function missingRequirements(policy: PasswordPolicy, password: string): readonly string[] {
  const { minimumLength, maximumLength } = policy;
  const lacks: readonly (readonly [boolean, string])[] = [
    [password.length < minimumLength, `Password must contain at least ${minimumLength} characters`],
    [password.length > maximumLength, `Password may contain at most ${maximumLength} characters`],
    [policy.lowerCase && !/[a-z]/.test(password), 'Password must contain a lower case character'],
    [policy.upperCase && !/[A-Z]/.test(password), 'Password must contain an upper case character'],
    [policy.numeric && !/[0-9]/.test(password), 'Password must contain a numeric character'],
    [
      policy.nonAlphanumeric && !nonAlphanumerics.some((character) => password.includes(character)),
      'Password must contain a non-alphanumeric character',
    ],
  ];
  return lacks.filter(([lacking]) => lacking).map(([, words]) => words);
}
