/** Terms and limits that pages about ownership show, from the domain. */
export {
  ANSWER_DAYS,
  ASK_AGAIN_DAYS,
  isOpenRequest,
  REQUEST_LIMITS,
  REQUEST_STATUS_LABEL,
  type RequestDecision,
  type RequestStatus,
} from '../../../domain/ownership/ownership-request.js';
export {
  OFFER_DAYS,
  PREMIUM_CHOICE_LABEL,
  PREMIUM_CHOICES,
  TRANSFER_STATUS_LABEL,
  UNDO_DAYS,
  type PremiumChoice,
  type TransferStatus,
} from '../../../domain/ownership/business-transfer.js';
