/** Characters a password of the embedded provider has; any characters do (NIST SP 800-63B §3.1.1.2). */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Words of this trade and of signing in: with a few digits around them they are the first guesses. */
const CONTEXT_WORDS = ['petfriendly', 'guidedog', 'guidedogs', 'password', 'administrator', 'moderator', 'letmein'];

/** What a password must not be made of. */
export interface PasswordSurroundings {
  readonly email: string;
  readonly siteName: string;
  /** Whether a password, in lower case, is one of those that most people choose. */
  readonly isCommon: (password: string) => boolean;
}

/**
 * Why a new password is refused, as a sentence for the person; null where it is good. Counts characters as people see
 * them in most scripts (code points), judges them as typed, and asks for no kinds of characters.
 */
export function passwordProblem(password: string, surroundings: PasswordSurroundings): string | null {
  const length = [...password].length;
  const { min, max } = PASSWORD_LENGTH;
  if (length === 0) return 'Choose a password';
  if (length < min) return `Use at least ${String(min)} characters`;
  if (length > max) return `Use at most ${String(max)} characters`;
  const lowered = password.toLowerCase();
  if (surroundings.isCommon(lowered))
    return 'Many people use this password, so it is easy to guess. Choose another one.';
  if (isOfSurroundings(lowered, surroundings)) {
    return 'A password made of your email address or the name of this site is easy to guess. Choose another one.';
  }
  return null;
}

/** True where nothing but digits and signs stand around a word that everybody can know. */
function isOfSurroundings(lowered: string, { email, siteName }: PasswordSurroundings): boolean {
  const address = email.trim().toLowerCase();
  const known = [address, address.split('@')[0] ?? '', siteName, ...CONTEXT_WORDS].map(core).filter(Boolean);
  return lowered === address || known.includes(core(lowered));
}

/** The letters and digits from the first letter to the last one: `!!Welcome Paws2024` is `welcomepaws`. */
function core(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\p{N}+|\p{N}+$/gu, '');
}
