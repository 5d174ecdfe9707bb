import { formatDay } from '../../domain/shared/time-in-words.js';
import { OFFER_DAYS, UNDO_DAYS, type PremiumChoice } from '../../domain/ownership/business-transfer.js';
import { nameInMessage } from '../../domain/claim/claim.js';
import { MESSAGE_KEY } from '../../domain/outgoing/message-secret.js';
import { serviceEmail, type EmailContent, type OutgoingMessage } from '../shared/outbox.js';
import type { TransferRecord } from './ports.js';

/** What happened to an offer, for one of its two sides. */
export type TransferNews =
  'sent' | 'handed_over' | 'received' | 'declined' | 'withdrawn' | 'expired' | 'returned' | 'taken_back' | 'closed';

type TransferOfEmail = Pick<TransferRecord, 'id' | 'businessId' | 'toEmail' | 'premium' | 'expiresAt' | 'undoUntil'>;

interface EmailFacts {
  /** Name of the business. */
  readonly name: string;
  /** The address, or the ID of the member. */
  readonly to: string;
}

/** Returns the email about an offer. It is about their ownership, so it ignores settings. */
export function transferEmail(
  news: TransferNews,
  transfer: TransferOfEmail,
  { name, to }: EmailFacts,
): OutgoingMessage {
  const recipient = to.includes('@') ? { memberId: null, to } : { memberId: to, to: null };
  return serviceEmail(`business-transfer:${transfer.id}:${news}`, recipient, CONTENT[news](transfer, name));
}

/** What happens to Premium, in words for both sides. */
export const PREMIUM_SENTENCE: Readonly<Record<PremiumChoice, string>> = {
  keep: 'If the listing is Premium, it stays so until the end of the period that the former owner paid for. The former owner is not charged again. To continue Premium after that, the new owner starts their own payment.',
  end: 'If the listing is Premium, Premium ends at the handover, and the former owner is not charged again. The new owner can choose Premium with their own payment.',
};

interface OfferFacts {
  readonly name: string;
  readonly site: string;
  readonly from: string | null;
  readonly secret: string;
  readonly tokenHash: string;
}

/** Returns the email with the link to an offer. The recipient may have no account yet. */
export function offerEmail(
  { toEmail, premium, expiresAt }: Pick<TransferOfEmail, 'toEmail' | 'premium' | 'expiresAt'>,
  { name, site, from, secret, tokenHash }: OfferFacts,
): OutgoingMessage {
  const owner = nameInMessage(from ?? '') || 'The owner';
  return serviceEmail(
    MESSAGE_KEY.transferOffer(tokenHash),
    { memberId: null, to: toEmail },
    {
      subject: `${owner} wants to hand ${name} over to you`,
      paragraphs: [
        `${owner} wants to make you the owner of the listing for ${name} on ${site}.`,
        `Use the link below to accept or decline by ${formatDay(expiresAt)} (UTC). You need an account with this email address; if you have none, you can create one first.`,
        PREMIUM_SENTENCE[premium],
        'If you don’t know this business, ignore this email: nothing happens without you. Please don’t forward it.',
      ],
      action: { label: 'View the offer', path: `/business-transfer/${secret}` },
    },
  );
}

type Content = (transfer: TransferOfEmail, name: string) => EmailContent;

const ownershipPage = ({ businessId }: TransferOfEmail) => `/my-businesses/${String(businessId)}/ownership`;
const CONTACT = { label: 'Contact us', path: '/contact' };

const CONTENT: Readonly<Record<TransferNews, Content>> = {
  sent: (transfer, name) => ({
    subject: `You offered to hand over ${name}`,
    paragraphs: [
      `We emailed your offer to hand over ${name} to ${transfer.toEmail}. They have ${OFFER_DAYS} days to accept it, until ${formatDay(transfer.expiresAt)} (UTC). Until then, you remain the owner and can withdraw the offer.`,
      PREMIUM_SENTENCE[transfer.premium],
      'If you didn’t make this offer, withdraw it and change your password.',
    ],
    action: { label: 'View the offer', path: ownershipPage(transfer) },
  }),
  handed_over: (transfer, name) => ({
    subject: `You handed over ${name}`,
    paragraphs: [
      `${transfer.toEmail} accepted your offer and is now the owner of ${name}. You can no longer edit the listing.`,
      `Was this a mistake? You can undo it until ${formatDay(transfer.undoUntil ?? transfer.expiresAt)} (UTC).`,
      PREMIUM_SENTENCE[transfer.premium],
    ],
    action: { label: 'View the handover', path: ownershipPage(transfer) },
  }),
  received: (transfer, name) => ({
    subject: `${name} is yours`,
    paragraphs: [
      `You are now the owner of ${name}. You can edit the listing and respond to its reviews.`,
      `The former owner can undo this for ${UNDO_DAYS} days, until ${formatDay(transfer.undoUntil ?? transfer.expiresAt)} (UTC). Until then, you can’t hand the business over to anyone else.`,
      PREMIUM_SENTENCE[transfer.premium],
    ],
    action: { label: 'View your listing', path: `/business/${String(transfer.businessId)}` },
  }),
  declined: (transfer, name) => ({
    subject: `Your offer for ${name} was declined`,
    paragraphs: [
      `${transfer.toEmail} declined your offer to hand over ${name}. You remain the owner, and nothing has changed.`,
    ],
    action: { label: 'Hand it over to someone else', path: ownershipPage(transfer) },
  }),
  withdrawn: (_, name) => ({
    subject: `The offer for ${name} was withdrawn`,
    paragraphs: [`The owner of ${name} withdrew the offer to hand it over to you. You don’t need to do anything.`],
  }),
  expired: (transfer, name) => ({
    subject: `Your offer for ${name} has expired`,
    paragraphs: [
      `${transfer.toEmail} didn’t accept your offer to hand over ${name} in time. You remain the owner, and nothing has changed. You can send the offer again.`,
    ],
    action: { label: 'Send it again', path: ownershipPage(transfer) },
  }),
  returned: (transfer, name) => ({
    subject: `${name} is yours again`,
    paragraphs: [
      `You took ${name} back and are its owner again. What the other owner changed on the listing stays; please check it.`,
      'Premium that ended or was canceled at the handover does not start again automatically. You can choose it on the plan page.',
    ],
    action: { label: 'View your listing', path: `/business/${String(transfer.businessId)}` },
  }),
  taken_back: (_, name) => ({
    subject: `The former owner took ${name} back`,
    paragraphs: [
      `The former owner undid the handover of ${name}, so you are no longer its owner. What you changed on the listing stays.`,
      'If you paid for Premium, you won’t be charged again. If you think this is a mistake, please contact us.',
    ],
    action: CONTACT,
  }),
  closed: (_, name) => ({
    subject: `The offer for ${name} no longer stands`,
    paragraphs: [
      `${name} no longer belongs to the person who offered to hand it over to you, or its listing is gone, so the offer was closed. You don’t need to do anything.`,
    ],
  }),
};
