import { ALERT_FREQUENCIES } from '../../../domain/alert/alert.js';
import { SAVED_REPLY_KINDS } from '../../../domain/administration/saved-reply.js';
import { TOKEN_SCOPES } from '../../../domain/account/access-token.js';
import { QUEUES } from '../../../domain/administration/queue.js';
import { APPROVAL_STATUSES } from '../../../domain/business/approval.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { STANDINGS } from '../../../domain/business/standing.js';
import { LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import { CLAIM_METHODS, CLAIMANT_MOVES } from '../../../domain/claim/claim-method.js';
import { CLAIM_DECISIONS, CLAIM_ROLES, CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import { CODE_RECIPIENTS } from '../../../domain/claim/verification.js';
import { REPORT_TYPES } from '../../../domain/feedback/business-report.js';
import { CONTACT_CATEGORIES } from '../../../domain/feedback/contact.js';
import {
  CONTACT_PREFERENCES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
} from '../../../domain/feedback/feedback.js';
import { RADII } from '../../../domain/gazetteer/distance.js';
import { GUIDE_DOG_PET_TYPES } from '../../../domain/guide-dog/guide-dog.js';
import { GUIDE_DOG_TIERS } from '../../../domain/guide-dog/tier.js';
import { EMAIL_GATEWAYS } from '../../../domain/health/facts.js';
import { CHECK_STATES } from '../../../domain/health/judgment.js';
import { IMPORT_OUTCOMES, IMPORT_STATES } from '../../../domain/import/outcome.js';
import { APPEAL_STATUSES } from '../../../domain/moderation/appeal.js';
import { CASE_ACTIONS, CASE_STATUSES } from '../../../domain/moderation/case.js';
import { COPYRIGHT_STATUSES, COUNTER_STATUSES } from '../../../domain/moderation/copyright-notice.js';
import { NAMED_TYPES } from '../../../domain/moderation/named-address.js';
import { MEMBER_NOTICE_KINDS } from '../../../domain/moderation/decision-notice.js';
import { NOTICE_KINDS, RESTRICTION_DAYS } from '../../../domain/moderation/notice.js';
import { MODERATION_REASONS } from '../../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { PREMIUM_CHOICES, SENDER_MOVES, TRANSFER_STATUSES } from '../../../domain/ownership/business-transfer.js';
import { OWNER_MOVES, REQUEST_STATUSES, REQUESTER_MOVES } from '../../../domain/ownership/ownership-request.js';
import { ACTIVITY_LEVELS, PET_SIZES, PET_TYPES } from '../../../domain/pet/pet.js';
import { FACT_KEYS } from '../../../domain/policy/fact.js';
import { FIT_ANSWERS } from '../../../domain/policy/fit.js';
import { FEE_UNITS, LEASHES } from '../../../domain/policy/policy.js';
import { DISCLOSURES } from '../../../domain/review/review.js';
import { TURNED_AWAY_STATUSES } from '../../../domain/turned-away/turned-away.js';
import { PICTURE_WIDTHS } from '../../../domain/upload/upload-address.js';
import { DELIVERY_STATUSES, DISABLED_REASONS } from '../../../domain/webhook/endpoint.js';
import { WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-type.js';
import type { Schema } from './schema-walk.js';

type NamedEnum = readonly [values: readonly (string | number)[], description: string];

/** Enums shared by several schemas, by component name. */
const ENUMS: Readonly<Record<string, NamedEnum>> = {
  AdministratorMove: [CLAIM_DECISIONS, 'Decision about a claim or an ownership request.'],
  ActivityLevel: [ACTIVITY_LEVELS, 'How active a pet is.'],
  AppealStatus: [APPEAL_STATUSES, 'Status of an appeal.'],
  ApprovalStatus: [APPROVAL_STATUSES, 'Approval status of a business.'],
  CaseAction: [CASE_ACTIONS, 'Decision about reported content.'],
  CaseStatus: [CASE_STATUSES, 'Status of reported content: `open` until an administrator decides.'],
  BusinessKind: [KINDS, 'Kind of place within a category.'],
  Category: [CATEGORIES, 'Category of a business.'],
  CategoryFilter: [['all', ...CATEGORIES], 'A category, or `all`.'],
  CheckState: [CHECK_STATES, 'State of a part: `failed` needs action now, `warning` needs action soon.'],
  ClaimMethod: [CLAIM_METHODS, 'How a claimant proves a claim.'],
  ClaimMove: [CLAIMANT_MOVES, 'Action of a claimant.'],
  ClaimRole: [CLAIM_ROLES, 'Role of a claimant at the business.'],
  AlertFrequency: [ALERT_FREQUENCIES, 'How often emails of an alert come.'],
  ClaimStatus: [CLAIM_STATUSES, 'Status of a claim.'],
  CodeRecipient: [CODE_RECIPIENTS, 'Whether a code goes to the listing’s contact or to the claimant’s.'],
  ContactCategory: [CONTACT_CATEGORIES, 'Topic of a contact message.'],
  ContactPreference: [CONTACT_PREFERENCES, 'How the sender wants to be answered.'],
  CopyrightStatus: [COPYRIGHT_STATUSES, 'Status of a copyright notice.'],
  CounterNoticeStatus: [COUNTER_STATUSES, 'Status of a counter-notice.'],
  CopyrightTargetType: [NAMED_TYPES, 'Type of content that a copyright notice names.'],
  OwnershipRequestStatus: [REQUEST_STATUSES, 'Status of a request to become the owner of a business.'],
  OwnershipRequesterMove: [REQUESTER_MOVES, 'Action of a requester.'],
  OwnershipAnswer: [OWNER_MOVES, 'Answer of an owner to a request.'],
  PremiumChoice: [PREMIUM_CHOICES, 'What happens to Premium when a business gets another owner.'],
  TransferStatus: [TRANSFER_STATUSES, 'Status of an offer to hand a business over.'],
  TransferMove: [SENDER_MOVES, 'Action of the member who made an offer.'],
  Disclosure: [DISCLOSURES, 'How a reviewer came to visit: they paid, or were invited.'],
  EmailGateway: [EMAIL_GATEWAYS, 'Where emails go: to a mail server, or to files that reach nobody.'],
  FactName: [FACT_KEYS, 'Name of a fact: a field of a policy, or `openingHours`.'],
  FeeUnit: [FEE_UNITS, 'What a pet fee is charged for.'],
  FeedbackPriority: [FEEDBACK_PRIORITIES, 'Priority of feedback.'],
  FeedbackStatus: [FEEDBACK_STATUSES, 'Status of feedback.'],
  FeedbackType: [FEEDBACK_TYPES, 'Type of feedback.'],
  FileFormat: [['json', 'csv'], 'Format of the response.'],
  FitAnswer: [FIT_ANSWERS, 'Whether pets can come.'],
  GuideDogPetType: [GUIDE_DOG_PET_TYPES, 'Kind of pet.'],
  GuideDogTier: [GUIDE_DOG_TIERS, 'Tier of a Guide Dog, by the number of published reviews.'],
  ImportOutcome: [IMPORT_OUTCOMES, 'Result for a row of an import.'],
  ImportState: [IMPORT_STATES, 'State of an import. A worker starts waiting imports.'],
  LeashRule: [LEASHES, 'Whether a leash or carrier is required.'],
  ListingStatus: [STANDINGS, 'Status of a business for administrators.'],
  ListingTier: [LISTING_TIERS, 'Tier of a listing.'],
  MessageStatus: [['dead', 'queued'], '`dead` messages failed, and `queued` messages wait.'],
  ModerationReason: [Object.keys(MODERATION_REASONS), 'Rule that content breaks.'],
  ModerationNoticeKind: [NOTICE_KINDS, 'Decision that can be appealed.'],
  NoticeKind: [MEMBER_NOTICE_KINDS, 'Decision that a notice is about.'],
  PetSize: [PET_SIZES, 'Size of a pet.'],
  PetType: [PET_TYPES, 'Kind of pet.'],
  PictureWidth: [PICTURE_WIDTHS, 'Width in pixels.'],
  PriceRange: [PRICE_RANGES, 'Price range, from `$` to `$$$$`.'],
  QueueName: [QUEUES, 'A queue of items that wait for an administrator.'],
  Radius: [RADII, 'Miles.'],
  ReportType: [REPORT_TYPES, 'Kind of problem with a listing.'],
  RestrictionDays: [RESTRICTION_DAYS, 'Length of a restriction in days.'],
  SavedReplyKind: [SAVED_REPLY_KINDS, 'Where a saved reply is used. `decision` is any other decision with a reason.'],
  Stated: [['yes', 'no', 'unknown'], 'What a place states. `unknown` is no refusal.'],
  TakedownState: [['hidden', 'removed'], '`hidden` content can be edited by its author; `removed` content cannot.'],
  TargetType: [TARGET_TYPES, 'Type of reported content.'],
  TokenScope: [TOKEN_SCOPES, '`read` allows GET, and `write` allows all other methods.'],
  TurnedAwayStatus: [
    TURNED_AWAY_STATUSES.filter((status) => status !== 'withdrawn'),
    'Status of a report: `unanswered` and `answered_late` ones counted without an answer after 72 hours.',
  ],
  WebhookDeliveryStatus: [DELIVERY_STATUSES, '`waiting` to be sent, `delivered`, `failed`, or `skipped`.'],
  WebhookDisabledReason: [DISABLED_REASONS, 'Why a webhook is disabled.'],
  WebhookEventType: [WEBHOOK_EVENT_TYPES, 'Event that a webhook can get.'],
  YesOrNo: [['yes', 'no'], 'Yes or no.'],
};

/** Returns the key of an enum in `ENUM_NAMES`. */
export const valuesOf = (values: readonly unknown[]): string => JSON.stringify(values);

export const ENUM_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(ENUMS).map(([name, [values]]) => [valuesOf(values), name]),
);

export const ENUM_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  Object.entries(ENUMS).map(([name, [values, description]]) => [
    name,
    { description, type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values },
  ]),
);
