/** All refusal codes. The list is closed: each has one HTTP status. */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'INVALID_CURSOR',
  'ORIGIN_REQUIRED',
  'ORIGIN_INCOMPLETE',
  'LOCATION_CONFLICT',
  'BOUNDS_INVALID',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BUSINESS_NOT_FOUND',
  'BUSINESS_GONE',
  'APPROVAL_MOVE_REFUSED',
  'LISTING_MOVE_REFUSED',
  'IMPORT_MOVE_REFUSED',
  'LIKELY_DUPLICATE',
  'MERGE_NOT_FOUND',
  'MERGE_REFUSED',
  'DUPLICATE_NOT_FOUND',
  'DUPLICATE_DECIDED',
  'FEEDBACK_NOT_FOUND',
  'FEEDBACK_MOVE_REFUSED',
  'CLAIM_NOT_FOUND',
  'CLAIM_EXISTS',
  'CLAIM_MOVE_REFUSED',
  'CLAIM_CODE_EXPIRED',
  'CLAIM_CODE_LIMIT',
  'BUSINESS_ALREADY_CLAIMED',
  'OWN_BUSINESS',
  'NO_OWNER_TO_ASK',
  'OWNERSHIP_REQUEST_NOT_FOUND',
  'OWNERSHIP_REQUEST_EXISTS',
  'OWNERSHIP_REQUEST_MOVE_REFUSED',
  'TOO_MANY_OWNERSHIP_REQUESTS',
  'TRANSFER_NOT_FOUND',
  'TRANSFER_EXISTS',
  'TRANSFER_MOVE_REFUSED',
  'TRANSFER_TOO_SOON',
  'TRANSFER_LINK_INVALID',
  'TRANSFER_WRONG_ACCOUNT',
  'FACT_CHANGED',
  'FACT_ANSWERED',
  'TURNED_AWAY_NOT_FOUND',
  'TURNED_AWAY_EXISTS',
  'TURNED_AWAY_ANSWER_NOT_FOUND',
  'CONFIRMATION_LINK_INVALID',
  'CONFIRMATION_LINK_USED',
  'CONFIRMATION_LINK_EXPIRED',
  'CONFIRMATION_LINK_REPLACED',
  'CONFIRMATION_LINK_VOID',
  'OWNER_ASKED',
  'INVITATION_NOT_FOUND',
  'INVITATION_OVER',
  'INVITATION_OF_OTHERS',
  'INVITATION_REFUSED',
  'PERSON_NOT_FOUND',
  'OWNER_STAYS',
  'TOO_MANY_PEOPLE',
  'TOO_MANY_INVITATION_EMAILS',
  'REVIEW_NOT_FOUND',
  'REVIEW_EXISTS',
  'RESPONSE_NOT_FOUND',
  'RESPONSE_EXISTS',
  'USER_NOT_FOUND',
  'GUIDE_DOG_NOT_FOUND',
  'GUIDE_DOG_EXISTS',
  'PET_NOT_FOUND',
  'TOO_MANY_PETS',
  'SAVED_LIST_NOT_FOUND',
  'SAVED_LIST_EXISTS',
  'SAVED_LIST_STAYS',
  'TOO_MANY_SAVED_LISTS',
  'TOO_MANY_SAVED_PLACES',
  'ALERT_NOT_FOUND',
  'ALERT_EXISTS',
  'TOO_MANY_ALERTS',
  'REAUTHENTICATION_REQUIRED',
  'EMAIL_LINK_INVALID',
  'TOO_MANY_EMAIL_CHANGES',
  'TOO_MANY_TOKENS',
  'TOO_MANY_WEBHOOKS',
  'WEBHOOK_DISABLED',
  'ALREADY_PREMIUM',
  'NOT_PREMIUM',
  'NOTHING_PAID',
  'AGE_CONFIRMATION_REQUIRED',
  'ACCOUNT_RESTRICTED',
  'ACCOUNT_SUSPENDED',
  'REPORT_NOT_FOUND',
  'REPORT_RESOLVED',
  'APPEAL_LINK_INVALID',
  'APPEAL_EXISTS',
  'APPEAL_NOT_FOUND',
  'APPEAL_DECIDED',
  'COPYRIGHT_NOTICE_NOT_FOUND',
  'COPYRIGHT_MOVE_REFUSED',
  'ADMINISTRATOR_NOT_FOUND',
  'ADMINISTRATOR_EXISTS',
  'ADMINISTRATOR_STAYS',
  'TOO_MANY_ADMINISTRATORS',
  'TOO_MANY_SAVED_REPLIES',
  'CODE_REFUSED',
  'PASSWORD_REFUSED',
  'TOTP_NOT_STARTED',
  'TOTP_NOT_ON',
  'SIGNATURE_REFUSED',
  'CHANGED_MEANWHILE',
  'DECISION_FINAL',
  'FILE_TYPE_REFUSED',
  'FILE_TOO_LARGE',
  'FILE_REFUSED',
  'FORMAT_NOT_SUPPORTED',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error in one field: its path in the input, and the message for the person. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A move that isn't possible from the record's status. */
export interface RefusedMove {
  readonly from: string;
  readonly move: string;
}

/**
 * A refusal by a business rule: a code and a message for the person. Without parameter properties, because commands
 * that Node runs from source load this file.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[];
  readonly refusedMove: RefusedMove | null;
  /** Seconds after which to try again; null if waiting doesn't help. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode,
    message: string,
    errors: readonly FieldError[] = [],
    refusedMove: RefusedMove | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.errors = errors;
    this.refusedMove = refusedMove;
    this.retryAfter = retryAfter;
  }
}

/** Throws a DomainError. `path` names the invalid field, if there is one. */
export function refuse(code: ErrorCode, message: string, path?: string): never {
  throw new DomainError(code, message, path === undefined ? [] : [{ path, message }]);
}
