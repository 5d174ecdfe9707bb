import { PASSWORD_LENGTH } from '../../../../domain/account/password.js';

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords most people choose, in lower case: those of a list in the order of their frequency (zxcvbn-ts) that are
 * long enough to be chosen here, some 18,000. Loaded when the first password is chosen: most processes never need it.
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
