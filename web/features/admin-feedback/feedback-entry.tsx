import { Check, EyeOff } from 'lucide-react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import {
  ANSWER_HOURS,
  CATEGORY_LABEL,
  CONTACT_CATEGORY_LABEL,
  FEEDBACK_STATUS_LABEL,
  FEEDBACK_TYPE_LABEL,
  kindLabel,
} from '../../../interfaces/contract/shared/words.js';
import { ageWords, hoursSince } from '../../lib/words/age.js';
import { mailLink } from '../../lib/path/mail-link.js';
import { dayName } from '../../lib/words/day.js';
import { usePage } from '../../lib/page/page-context.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { PlaceLink } from '../../ui/named/place-link.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, FactList, WebsiteLink } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import type { Row } from '../../ui/queue/row.js';
import { isOpen, type ListedDuplicates } from './feedback.queries.js';

/** What the row of a message shows besides its title. */
export const feedbackFacts = ({ createdAt, feedbackType, status }: AdminFeedback): Partial<Row> => ({
  ...{ since: createdAt, kind: FEEDBACK_TYPE_LABEL[feedbackType], proof: FEEDBACK_STATUS_LABEL[status] },
});

/** A message with everything an administrator needs to decide. */
export function feedbackEntry(item: AdminFeedback, duplicates: ListedDuplicates): EntryContent {
  const { status, priority } = item;
  return {
    badges: (
      <>
        <Badge>{FEEDBACK_TYPE_LABEL[item.feedbackType]}</Badge>
        <Badge tone={status === 'completed' ? 'leaf' : 'marigold'}>{FEEDBACK_STATUS_LABEL[status]}</Badge>
        {(priority === 'high' || priority === 'urgent') && <Badge tone="danger">Priority: {priority}</Badge>}
        {item.answeredAt !== null && <Badge tone="leaf">Answered</Badge>}
        {item.answeredAt === null && isOpen(item) && <Age since={item.createdAt} />}
      </>
    ),
    facts: (
      <>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{item.description}</p>
        <Place item={item} />
        <Sender item={item} />
        <PossibleDuplicates duplicates={duplicates} />
      </>
    ),
    details: <Details item={item} />,
    note: item.feedbackType === 'business_recommendation' && <Consent isGiven={item.allowPublicDisplay} />,
  };
}

/** How long the message has waited, compared with the response time that the help pages promise. */
function Age({ since }: { readonly since: string }) {
  const { now } = usePage();
  const hours = hoursSince(since, now);
  const isLate = hours >= ANSWER_HOURS;
  return (
    <Badge tone={isLate ? 'danger' : 'plain'}>
      {isLate ? 'Overdue' : 'On time'}: {ageWords(hours)}
    </Badge>
  );
}

/** The recommended or reported business. */
function Place({ item }: { readonly item: AdminFeedback }) {
  const { recommendedBusinessName: name, recommendedBusinessWebsite: website, businessId } = item;
  if (name === null && businessId === null) return null;
  const page = businessId !== null && <PlaceLink id={businessId} name={name ?? 'View the listing'} />;
  if (item.feedbackType !== 'business_recommendation') {
    return <FactList facts={[['Business', page || name]]} />;
  }
  const { recommendedBusinessCategory: category, recommendedBusinessKind: kind } = item;
  const description = item.recommendedBusinessDescription;
  return (
    <FactList
      facts={[
        ['Business', page || name],
        ['Category', category && CATEGORY_LABEL[category]],
        ['Kind of place', kind && kindLabel(kind)],
        ['Street address', item.recommendedBusinessAddress],
        ['City', item.recommendedBusinessCity],
        ['State', item.recommendedBusinessState],
        ['ZIP code', item.recommendedBusinessZip],
        ['Phone', item.recommendedBusinessPhone],
        ['Website', website && <WebsiteLink address={website} />],
        ['Pet perks', item.recommendedPetPerks.join(', ')],
        description !== item.description && ['Description', description],
      ]}
    />
  );
}

const CONTACT_BY: Readonly<Record<AdminFeedback['contactPreference'], string>> = {
  ...{ email: 'Email', phone: 'Phone', none: 'No reply wanted' },
};

/** The sender and how to reach them. */
function Sender({ item }: { readonly item: AdminFeedback }) {
  const { contactName, contactEmail, contactPhone, contactCategory, userId, userName, createdAt, tags, answeredAt } =
    item;
  return (
    <FactList
      facts={[
        ['Sent by', contactName ?? (userId === null ? 'A visitor' : 'A member')],
        userId !== null && ['Member', <MemberLink id={userId} name={userName} />],
        ['Email', contactEmail !== null && <MailLink item={item} address={contactEmail} />],
        ['Sender’s phone', contactPhone],
        ['Preferred contact', CONTACT_BY[item.contactPreference]],
        ['Sent on', <Day of={createdAt} />],
        contactCategory !== null && ['Topic', CONTACT_CATEGORY_LABEL[contactCategory]],
        contactCategory === null && tags.length > 0 && ['Tags', tags.join(', ').replaceAll('_', ' ')],
        answeredAt !== null && ['Answered by', `${item.answeredBy ?? 'An administrator'}, ${dayName(answeredAt)}`],
        item.actionTaken !== null && ['Action taken', item.actionTaken],
      ]}
    />
  );
}

function MailLink({ item, address }: { readonly item: AdminFeedback; readonly address: string }) {
  return (
    <a href={mailLink(address, `Re: ${item.title}`)} className="text-link">
      {address}
    </a>
  );
}

function PossibleDuplicates({ duplicates }: { readonly duplicates: ListedDuplicates }) {
  if (duplicates.length === 0) return null;
  return (
    <div role="group" aria-label="Possible duplicates" className="rounded-md border border-marigold p-4">
      <h3 className="text-base">These listings may be the same place</h3>
      <ul className="mt-2 list-disc pl-5">
        {duplicates.map(({ id, name, address, city, state }) => (
          <li key={id} className="wrap-anywhere">
            <PlaceLink id={id} name={name} /> {[address, city, state].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether the sender of a recommendation agreed to publish it. */
function Consent({ isGiven }: { readonly isGiven: boolean }) {
  return (
    <p className="flex items-start gap-2">
      {isGiven ? (
        <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
      ) : (
        <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      )}
      {isGiven
        ? 'The sender agreed to show their recommendation publicly.'
        : 'The sender did not agree to show their recommendation publicly. Don’t publish their words.'}
    </p>
  );
}

/** Details for doubtful cases. */
function Details({ item }: { readonly item: AdminFeedback }) {
  return (
    <FactList
      facts={[
        ['Message ID', String(item.id)],
        ['Priority', item.priority],
        ['Last reviewed by', item.reviewedBy],
        ['Last reviewed on', item.reviewedAt && dayName(item.reviewedAt)],
        ['Administrator notes', item.adminNotes],
      ]}
    />
  );
}
