/** Codes by time (RFC 6238) as every authenticator app makes them; a clock may be one period off. */
export const TOTP = { digits: 6, periodS: 30, offSteps: 1 } as const;

/** Product decisions: how many recovery codes there are, and the letters of each; 80 bits, in groups for people who copy them. */
export const RECOVERY_CODES = { count: 10, letters: 16, group: 4 } as const;

/** Five bits a letter; none of them is easily taken for another one. */
export const RECOVERY_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** What somebody typed as their second factor. */
export interface TypedCode {
  readonly kind: 'totp' | 'recovery code';
  /** Without the spaces and dashes that were typed with it. */
  readonly code: string;
}

/** What a typed code can be; null where it can be none. */
export function typedCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s\p{Pd}]+/gu, '').toLowerCase();
  if (new RegExp(`^\\d{${String(TOTP.digits)}}$`).test(code)) return { kind: 'totp', code };
  const isRecovery =
    code.length === RECOVERY_CODES.letters && [...code].every((each) => RECOVERY_ALPHABET.includes(each));
  return isRecovery ? { kind: 'recovery code', code } : null;
}

/** `abcdefgh` as `abcd-efgh`. */
export function inGroups(code: string): string {
  return (code.match(new RegExp(`.{1,${String(RECOVERY_CODES.group)}}`, 'g')) ?? []).join('-');
}

/** A code counts once: only one of a later period than the last one that was used. */
export function isUnusedStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep;
}
