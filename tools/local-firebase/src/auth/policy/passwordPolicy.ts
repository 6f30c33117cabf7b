import * as v from 'valibot';

const length = v.pipe(v.number(), v.integer());

// The bounds are Google's own: a minimum from 6 to 30, a maximum up to 4096.
const policySchema = v.pipe(
  v.strictObject({
    minimumLength: v.pipe(length, v.minValue(6), v.maxValue(30)),
    maximumLength: v.pipe(length, v.minValue(6), v.maxValue(4096)),
    lowerCase: v.boolean(),
    upperCase: v.boolean(),
    numeric: v.boolean(),
    nonAlphanumeric: v.boolean(),
    /** Otherwise the policy is only told; passwords need six characters. */
    enforced: v.boolean(),
  }),
  v.check(({ minimumLength, maximumLength }) => minimumLength <= maximumLength, 'the minimum is above the maximum'),
);

/** What a password must be, as the settings of Auth say it. Lengths in UTF-16 code units, as the service counts. */
export type PasswordPolicy = v.InferOutput<typeof policySchema>;

/**
 * Reads a policy file's text.
 * @throws Error with one sentence that names the fault
 */
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
  throw new Error(`The password policy is faulty at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}`);
}

const nonAlphanumerics = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'];

/** The answer of `GET /v2/passwordPolicy`. */
export function passwordPolicyAnswer(policy: PasswordPolicy) {
  return {
    customStrengthOptions: {
      minPasswordLength: policy.minimumLength,
      maxPasswordLength: policy.maximumLength,
      // A class that is not demanded is left out, as the real service does.
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

/** What the password lacks, in the words of the real service; nothing where it will do. */
export function missingRequirements(policy: PasswordPolicy, password: string): readonly string[] {
  const lacks: readonly (readonly [boolean, string])[] = [
    [
      password.length < policy.minimumLength,
      `Password must contain at least ${String(policy.minimumLength)} characters`,
    ],
    [password.length > policy.maximumLength, `Password may contain at most ${String(policy.maximumLength)} characters`],
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
