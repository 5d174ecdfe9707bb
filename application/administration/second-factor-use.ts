import { isUnusedStep, typedCode, type TypedCode } from '../../domain/administration/second-factor.js';
import type { AdministratorRecord, SecondFactors } from './ports.js';

export interface UsedCode {
  readonly kind: TypedCode['kind'];
  /** The administrator with this code used up, to be saved. */
  readonly administrator: AdministratorRecord;
}

/**
 * Checks a typed second factor of a locked administrator. Returns null if it is wrong or used, or if there is no second
 * factor.
 */
export function useCode(
  secondFactors: SecondFactors,
  administrator: AdministratorRecord,
  typed: string,
  now: Date,
): UsedCode | null {
  const { totpSecret, lastTotpStep, recoveryCodes } = administrator;
  const code = typedCode(typed);
  if (totpSecret === null || code === null) return null;
  if (code.kind === 'totp') {
    const step = secondFactors.stepOf(totpSecret, code.code, now);
    if (step === null || !isUnusedStep(step, lastTotpStep)) return null;
    return { kind: code.kind, administrator: { ...administrator, lastTotpStep: step } };
  }
  const hash = secondFactors.hashOf(administrator.id, code.code);
  if (!recoveryCodes.includes(hash)) return null;
  const remainingCodes = recoveryCodes.filter((each) => each !== hash);
  return { kind: code.kind, administrator: { ...administrator, recoveryCodes: remainingCodes } };
}
