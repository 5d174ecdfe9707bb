import { Link } from 'react-router-dom';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import {
  ANSWER_HOURS,
  CATEGORY_LABEL,
  CONTACT_CATEGORY_LABEL,
  FEEDBACK_STATUS_LABEL,
  FEEDBACK_TYPE_LABEL,
} from '../../../interfaces/contract/shared/words.js';
import { ageWords, hoursSince } from '../../lib/age.js';
import { dayName } from '../../lib/day.js';
import { usePage } from '../../lib/page/page-context.js';
import { webLink } from '../../lib/web-link.js';
import { Badge } from '../../ui/badge.js';
import { FactList, OutsideLink } from '../../ui/fact-list.js';
import type { Shown } from '../../ui/queue/queue-entry.js';
import type { Doubles } from './feedback.queries.js';

const OPEN: ReadonlySet<AdminFeedback['status']> = new Set(['pending', 'under_review', 'in_progress']);

/** A feedback with all that was sent, as whoever decides needs to see it. */
export function shownFeedback(item: AdminFeedback, doubles: Doubles): Shown {
  const { status, priority } = item;
  return {
    badges: (
      <>
        <Badge>{FEEDBACK_TYPE_LABEL[item.feedbackType]}</Badge>
        <Badge tone={status === 'completed' ? 'leaf' : 'marigold'}>{FEEDBACK_STATUS_LABEL[status]}</Badge>
        {(priority === 'high' || priority === 'urgent') && <Badge tone="danger">Priority: {priority}</Badge>}
        {OPEN.has(status) && <Age since={item.createdAt} />}
      </>
    ),
    facts: (
      <>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{item.description}</p>
        <Place item={item} />
        <Sender item={item} />
        <LikelyDoubles doubles={doubles} />
      </>
    ),
    details: <Details item={item} />,
  };
}

/** How long it has waited, against what the help pages promise. */
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

/** The place that is recommended, or that a report is about. */
function Place({ item }: { readonly item: AdminFeedback }) {
  const { recommendedBusinessName: name, recommendedBusinessWebsite: website, businessId } = item;
  if (name === null && businessId === null) return null;
  const link = webLink(website);
  const page = businessId !== null && (
    <Link to={`/business/${businessId}`} className="text-link">
      {name ?? 'View the listing'}
    </Link>
  );
  if (item.feedbackType !== 'business_recommendation') {
    return <FactList facts={[['Business', page || name]]} />;
  }
  const category = item.recommendedBusinessCategory;
  const description = item.recommendedBusinessDescription;
  return (
    <FactList
      facts={[
        ['Business', page || name],
        ['Category', category && CATEGORY_LABEL[category]],
        ['Street address', item.recommendedBusinessAddress],
        ['City', item.recommendedBusinessCity],
        ['State', item.recommendedBusinessState],
        ['ZIP code', item.recommendedBusinessZip],
        ['Phone', item.recommendedBusinessPhone],
        ['Website', link === null ? website : <OutsideLink href={link}>{website}</OutsideLink>],
        ['Pet perks', item.recommendedPetPerks.join(', ')],
        ...(description === item.description ? [] : [['Description', description] as const]),
      ]}
    />
  );
}

const ANSWER_BY: Readonly<Record<AdminFeedback['contactPreference'], string>> = {
  ...{ email: 'Email', phone: 'Phone', none: 'No answer wanted' },
};

/** Who sent it and how they wish to be answered. */
function Sender({ item }: { readonly item: AdminFeedback }) {
  const { contactName, contactEmail, contactPhone, contactCategory, userId, createdAt, tags } = item;
  return (
    <FactList
      facts={[
        ['Sent by', contactName ?? (userId === null ? 'A visitor' : 'A member')],
        ['Email', contactEmail],
        ['Phone of the sender', contactPhone],
        ['Answer by', ANSWER_BY[item.contactPreference]],
        ['Sent on', <time dateTime={createdAt}>{dayName(createdAt)}</time>],
        ...(contactCategory === null ? [] : [['About', CONTACT_CATEGORY_LABEL[contactCategory]] as const]),
        ...(tags.length === 0 || contactCategory !== null
          ? []
          : [['Tags', tags.join(', ').replaceAll('_', ' ')] as const]),
        ...(item.actionTaken === null ? [] : [['What was done', item.actionTaken] as const]),
      ]}
    />
  );
}

function LikelyDoubles({ doubles }: { readonly doubles: Doubles }) {
  if (doubles.length === 0) return null;
  return (
    <div role="group" aria-label="Likely doubles" className="rounded-md border border-marigold p-4">
      <h3 className="text-base">These listings may be the same place</h3>
      <ul className="mt-2 list-disc pl-5">
        {doubles.map(({ id, name, address, city, state }) => (
          <li key={id} className="wrap-anywhere">
            <OutsideLink href={`/business/${id}`}>{name}</OutsideLink>{' '}
            {[address, city, state].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What one looks at in cases of doubt. */
function Details({ item }: { readonly item: AdminFeedback }) {
  return (
    <FactList
      facts={[
        ['Number', String(item.id)],
        ['Member', item.userId],
        ['Priority', item.priority],
        ['May be shown to everybody', item.allowPublicDisplay ? 'Yes' : 'No'],
        ['Last decided by', item.reviewedBy],
        ['Last decided on', item.reviewedAt && dayName(item.reviewedAt)],
        ['Notes of administrators', item.adminNotes],
      ]}
    />
  );
}
