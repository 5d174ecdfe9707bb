/** Time-based codes (RFC 6238) with the settings of every authenticator app. A clock may be off by one period. */
export const TOTP = { digits: 6, periodS: 30, offSteps: 1 } as const;

/** Product decisions: the number of recovery codes, and the letters of each: 80 bits, shown in groups for copying. */
export const RECOVERY_CODES = { count: 10, letters: 16, group: 4 } as const;

/** Five bits per letter. Letters that are easily confused are left out. */
export const RECOVERY_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A second factor as typed. */
export interface TypedCode {
  readonly kind: 'totp' | 'recovery code';
  /** Without spaces and dashes. */
  readonly code: string;
}

/** Returns which kind of code was typed; null if it can't be a code. */
export function typedCode(typed: string): TypedCode | null {
  const code = typed.replace(/[\s\p{Pd}]+/gu, '').toLowerCase();
  if (new RegExp(`^\\d{${String(TOTP.digits)}}$`).test(code)) return { kind: 'totp', code };
  const isRecovery =
    code.length === RECOVERY_CODES.letters && [...code].every((each) => RECOVERY_ALPHABET.includes(each));
  return isRecovery ? { kind: 'recovery code', code } : null;
}

/** Formats `abcdefgh` as `abcd-efgh`. */
export function groupedCode(code: string): string {
  return (code.match(new RegExp(`.{1,${String(RECOVERY_CODES.group)}}`, 'g')) ?? []).join('-');
}

/** Whether the code is from a later period than the last used code. Each code works once. */
export function isUnusedStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep;
}
