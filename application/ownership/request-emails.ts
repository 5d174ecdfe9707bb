import { formatDay } from '../../domain/shared/time-in-words.js';
import { ASK_AGAIN_DAYS, ESCALATE_DAYS } from '../../domain/ownership/ownership-request.js';
import { nameInMessage } from '../../domain/claim/claim.js';
import { serviceEmail, type EmailContent, type OutgoingMessage } from '../shared/outbox.js';
import type { OwnershipRequestRecord } from './ports.js';

/** What happened to a request, for one of its two sides. */
export type RequestNews =
  | 'received'
  | 'reminder'
  | 'withdrawn'
  | 'reviewed_for_owner'
  | 'given_away'
  | 'taken'
  | 'kept'
  | 'declined'
  | 'reviewed_for_requester'
  | 'accepted'
  | 'approved'
  | 'rejected'
  | 'closed';

type RequestOfEmail = Pick<
  OwnershipRequestRecord,
  'id' | 'businessId' | 'message' | 'documents' | 'answerBy' | 'ownerReason' | 'decisionReason'
>;

interface EmailFacts {
  /** Name of the business. */
  readonly name: string;
  /** The recipient's ID. */
  readonly to: string;
  /** Name of the requester, as the owner reads it. */
  readonly requester?: string | null;
}

/** Returns the email about a request to a member. It is about their ownership, so it ignores settings. */
export function requestEmail(news: RequestNews, request: RequestOfEmail, facts: EmailFacts): OutgoingMessage {
  const recipient = { memberId: facts.to, to: null };
  return serviceEmail(`ownership-request:${request.id}:${news}`, recipient, CONTENT[news](request, facts));
}

type Content = (request: RequestOfEmail, facts: EmailFacts) => EmailContent;

const ownersPage = ({ businessId }: RequestOfEmail) => `/my-businesses/${String(businessId)}/ownership`;
const requestersPage = ({ businessId }: RequestOfEmail) => `/claim-business/${String(businessId)}`;
const listing = ({ businessId }: RequestOfEmail) => ({
  label: 'View the listing',
  path: `/business/${String(businessId)}`,
});
const asked = ({ requester }: EmailFacts): string => nameInMessage(requester ?? '') || 'A member';
const CONTACT = { label: 'Contact us', path: '/contact' };

const CONTENT: Readonly<Record<RequestNews, Content>> = {
  received: (request, facts) => ({
    subject: `${asked(facts)} asks to become the owner of ${facts.name}`,
    paragraphs: [
      `${asked(facts)} says that ${facts.name} is theirs, and asks you to hand the listing over. Their message:`,
      request.message,
      `Please accept or decline by ${formatDay(request.answerBy)} (UTC). If you decline, say why; you can add documents that only administrators see.`,
      'If you don’t answer, an administrator decides from what both of you have sent.',
    ],
    action: { label: 'Answer the request', path: ownersPage(request) },
  }),
  reminder: (request, facts) => ({
    subject: `2 days left to answer the request for ${facts.name}`,
    paragraphs: [
      `${asked(facts)} asked to become the owner of ${facts.name}, and you haven’t answered yet.`,
      `Please accept or decline by ${formatDay(request.answerBy)} (UTC). After that, an administrator decides.`,
    ],
    action: { label: 'Answer the request', path: ownersPage(request) },
  }),
  withdrawn: (request, facts) => ({
    subject: `The request for ${facts.name} was withdrawn`,
    paragraphs: [
      `${asked(facts)} withdrew the request to become the owner of ${facts.name}. You don’t need to do anything.`,
    ],
    action: listing(request),
  }),
  reviewed_for_owner: (request, { name }) => ({
    subject: `An administrator will decide who owns ${name}`,
    paragraphs: [
      `The request to become the owner of ${name} is now with an administrator, who compares what both sides have sent.`,
      'If you haven’t answered yet, you can still send your reason and documents until the decision. We’ll email you the result.',
    ],
    action: { label: 'View the request', path: ownersPage(request) },
  }),
  given_away: (request, facts) => ({
    subject: `You handed over ${facts.name}`,
    paragraphs: [
      `You accepted the request, and ${asked(facts)} is now the owner of ${facts.name}. You can no longer edit the listing.`,
      'If you paid for Premium, you won’t be charged again.',
      'If you didn’t accept this request, please contact us at once.',
    ],
    action: CONTACT,
  }),
  taken: (request, { name }) => ({
    subject: `${name} has a new owner`,
    paragraphs: [
      `An administrator compared what both sides sent and decided that ${name} belongs to the member who asked for it, for this reason:`,
      request.decisionReason ?? '',
      'You can no longer edit the listing. If you paid for Premium, you won’t be charged again. If you think this is a mistake, please contact us.',
    ],
    action: CONTACT,
  }),
  kept: (request, { name }) => ({
    subject: `You remain the owner of ${name}`,
    paragraphs: [
      `An administrator did not approve the request to become the owner of ${name}, for this reason:`,
      request.decisionReason ?? '',
      'Nothing changes for you.',
    ],
    action: listing(request),
  }),
  declined: (request, { name }) => ({
    subject: `The owner of ${name} declined your request`,
    paragraphs: [
      `The owner of ${name} declined your request for this reason:`,
      request.ownerReason ?? '',
      request.documents.length > 0
        ? `If you disagree, you can ask an administrator to decide within ${ESCALATE_DAYS} days.`
        : `Your request had no document, so an administrator can’t decide on it. You can send a new one with documents in ${ASK_AGAIN_DAYS} days.`,
    ],
    action: { label: 'View your request', path: requestersPage(request) },
  }),
  reviewed_for_requester: (request, { name }) => ({
    subject: `An administrator will decide on your request for ${name}`,
    paragraphs: [
      `Your request to become the owner of ${name} is now with an administrator, who compares what both sides have sent. You don’t need to do anything. We’ll email you the result.`,
    ],
    action: { label: 'View your request', path: requestersPage(request) },
  }),
  accepted: (request, { name }) => ({
    subject: `${name} is yours`,
    paragraphs: [
      `The owner of ${name} accepted your request. You can now edit the listing and respond to its reviews.`,
      'If it is Premium, it stays so until the end of the period that was paid. After that, you can choose Premium yourself.',
    ],
    action: { label: 'View your listing', path: `/business/${String(request.businessId)}` },
  }),
  approved: (request, { name }) => ({
    subject: `${name} is yours`,
    paragraphs: [
      `An administrator approved your request for ${name}, for this reason:`,
      request.decisionReason ?? '',
      'You can now edit the listing and respond to its reviews.',
    ],
    action: { label: 'View your listing', path: `/business/${String(request.businessId)}` },
  }),
  rejected: (request, { name }) => ({
    subject: `Your request for ${name} was not approved`,
    paragraphs: [
      `An administrator did not approve your request to become the owner of ${name}, for this reason:`,
      request.decisionReason ?? '',
      'If you think this is a mistake, please contact us.',
    ],
    action: CONTACT,
  }),
  closed: (request, { name }) => ({
    subject: `Your request for ${name} was closed`,
    paragraphs: [
      `${name} has changed owners, or its listing is gone, so your request was closed.`,
      'Is the business yours? Open its page to see whether you can claim it now or ask the new owner.',
    ],
    action: { label: 'Claim this business', path: requestersPage(request) },
  }),
};
