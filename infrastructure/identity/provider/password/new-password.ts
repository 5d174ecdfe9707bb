import { passwordProblem } from '../../../../domain/account/password.js';
import { commonPasswords } from './common-passwords.js';

/** Why a new password is refused, in words; null where it is good. */
export async function newPasswordProblem(password: string, email: string, siteName: string): Promise<string | null> {
  const common = await commonPasswords();
  return passwordProblem(password, { email, siteName, isCommon: (lowered) => common.has(lowered) });
}
