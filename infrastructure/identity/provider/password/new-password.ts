import { PASSWORD_LENGTH, passwordProblem } from '../../../../domain/account/password.js';

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns the most common passwords in lower case: about 18,000 entries of the zxcvbn-ts frequency list that are long
 * enough to be allowed here. Loaded when the first password is chosen, because most processes never need it.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(
        dictionary['passwords-common']
          .map((password) => password.toLowerCase())
          .filter((password) => password.length >= PASSWORD_LENGTH.min),
      ),
  );
  return list;
}

/** Returns the error message for a new password; null if the password is acceptable. */
export async function newPasswordProblem(
  password: string,
  email: string,
  siteName: string,
  min: number = PASSWORD_LENGTH.min,
): Promise<string | null> {
  const common = await commonPasswords();
  return passwordProblem(password, { email, siteName, min, isCommon: (lowered) => common.has(lowered) });
}
