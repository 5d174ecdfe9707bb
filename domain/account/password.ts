/** Password length in characters for the embedded provider. All characters are allowed (NIST SP 800-63B §3.1.1.2). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Product decision: minimum length of administrators' passwords, which open everything, in the settings too. */
export const ADMIN_PASSWORD_MIN = 12;

/** Words about this site and signing in. With a few digits, they are the first guesses of an attacker. */
const CONTEXT_WORDS = ['petfriendly', 'guidedog', 'guidedogs', 'password', 'administrator', 'moderator', 'letmein'];

/** Facts that a password must not be based on. */
export interface PasswordSurroundings {
  readonly email: string;
  readonly siteName: string;
  /** Minimum length in characters, if longer than for members. */
  readonly min?: number;
  /** Whether a password, in lower case, is among the most common ones. */
  readonly isCommon: (password: string) => boolean;
}

/**
 * Returns why a new password is refused, as a sentence; null if it is good. Counts code points, judges the password as
 * typed, and doesn't require particular kinds of characters.
 */
export function passwordProblem(password: string, surroundings: PasswordSurroundings): string | null {
  const length = [...password].length;
  const { max } = PASSWORD_LENGTH;
  const { min = PASSWORD_LENGTH.min } = surroundings;
  if (length === 0) return 'Choose a password';
  if (length < min) return `Use at least ${String(min)} characters`;
  if (length > max) return `Use at most ${String(max)} characters`;
  const lowered = password.toLowerCase();
  if (surroundings.isCommon(lowered)) return 'This password is common and easy to guess. Choose another one.';
  if (isOfSurroundings(lowered, surroundings)) {
    return 'A password based on your email address or the name of this site is easy to guess. Choose another one.';
  }
  return null;
}

/** Whether the password is a well-known word with only digits and signs around it. */
function isOfSurroundings(lowered: string, { email, siteName }: PasswordSurroundings): boolean {
  const address = email.trim().toLowerCase();
  const guessable = [address, address.split('@')[0] ?? '', siteName, ...CONTEXT_WORDS].map(core).filter(Boolean);
  return lowered === address || guessable.includes(core(lowered));
}

/**
 * Returns the letters and digits from the first letter to the last: `!!Welcome Paws2024` becomes `welcomepaws`. The
 * lookbehind keeps the time linear: without it, each digit of a long number would start another search.
 */
function core(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{N}+|(?<!\p{N})\p{N}+$/gu, '');
}
