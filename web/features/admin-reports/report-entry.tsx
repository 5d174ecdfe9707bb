import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import { MODERATION_REASONS, TARGET_LABEL } from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/words/day.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { PlaceLink } from '../../ui/named/place-link.js';
import { Badge, type BadgeTone } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink } from '../../ui/show/fact-list.js';
import { Picture } from '../../ui/show/picture.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import { MOVE } from './moves.js';

type Content = NonNullable<AdminReport['content']>;

const STATE: Readonly<Record<Content['state'], { readonly word: string; readonly tone: BadgeTone }>> = {
  shown: { word: 'Visible', tone: 'leaf' },
  hidden: { word: 'Hidden', tone: 'neutral' },
  removed: { word: 'Removed', tone: 'danger' },
};

/** 'Review 1201 by Sam Seller'. */
export function nameOfReport({ targetType, targetId, content }: AdminReport): string {
  const thing = targetType === 'photo' ? TARGET_LABEL.photo : `${TARGET_LABEL[targetType]} ${String(targetId)}`;
  return content?.authorName ? `${thing} by ${content.authorName}` : thing;
}

/** Reported content with everything an administrator needs to decide. */
export function reportEntry(report: AdminReport): EntryContent {
  const { content, reportCount, status, reports } = report;
  return {
    badges: (
      <>
        <Badge tone="marigold">
          {reportCount === 1 ? '1 report' : `${reportCount.toLocaleString('en-US')} reports`}
        </Badge>
        {content === null ? (
          <Badge>Deleted</Badge>
        ) : (
          <Badge tone={STATE[content.state].tone}>{STATE[content.state].word}</Badge>
        )}
        {status === 'open' && reports.some(awaitsAnswer) && <Badge tone="plain">Reporter expects an answer</Badge>}
      </>
    ),
    facts: (
      <>
        <Reported report={report} />
        <Reports report={report} />
        <Resolution report={report} />
      </>
    ),
  };
}

/** The reported content as it is now. */
function Reported({ report: { content, targetType, targetId } }: { readonly report: AdminReport }) {
  if (content === null) return <p className="text-muted">This content no longer exists.</p>;
  const { words, path, business, authorId, authorName } = content;
  return (
    <div className="flex flex-col gap-3">
      {targetType === 'photo' ? (
        <Picture
          src={forAdministrators(String(targetId))}
          alt="The reported photo"
          width={800}
          height={600}
          sizes="(min-width: 40rem) 20rem, 100vw"
          fallback={<p className="p-4">This photo no longer exists.</p>}
          className="aspect-4/3 w-full max-w-80 rounded-md"
        />
      ) : (
        <blockquote className="max-w-prose border-l-4 border-edge pl-4 wrap-anywhere whitespace-pre-line">
          {words.trim() === '' ? 'No text' : words}
        </blockquote>
      )}
      <FactList
        facts={[
          ['Author', authorId === null ? 'No account' : <MemberLink id={authorId} name={authorName} />],
          business !== null && ['Business', <PlaceLink {...business} />],
          ['Page', <OutsideLink href={placeOf(targetType, targetId, path)}>{path}</OutsideLink>],
        ]}
      />
    </div>
  );
}

/** Returns the address at which administrators can open a photo stored here, even after it was taken down. */
const forAdministrators = (address: string): string =>
  address.startsWith('/uploads/') ? `/api/admin/uploads/${address.slice('/uploads/'.length)}` : address;

/** Reviews and responses have anchors on the page of the business. */
const placeOf = (type: AdminReport['targetType'], id: number | string, path: string): string =>
  type === 'review' ? `${path}?review=${id}#review-${id}` : type === 'response' ? `${path}#response-${id}` : path;

type OneReport = AdminReport['reports'][number];

const awaitsAnswer = ({ reporterEmail, isMember }: OneReport): boolean => reporterEmail !== null || isMember;

function Reports({ report: { reports, reportCount } }: { readonly report: AdminReport }) {
  const more = reportCount - reports.length;
  return (
    <div role="group" aria-label="Reports" className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-muted">Reports</h3>
      <ul className="flex max-w-prose flex-col gap-3">
        {reports.map((each) => (
          <li key={each.id} className="rounded-md bg-sunken p-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{MODERATION_REASONS[each.reason]}</span>
              <time dateTime={each.createdAt} className="text-sm text-muted">
                {dayName(each.createdAt)}
              </time>
            </p>
            {each.description !== null && <p className="wrap-anywhere whitespace-pre-line">{each.description}</p>}
            <p className="text-sm wrap-anywhere text-muted">
              <Reporter report={each} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more.toLocaleString('en-US')} more.</p>}
    </div>
  );
}

function Reporter({ report }: { readonly report: OneReport }) {
  const { isMember, reporterId, reporterName, reporterEmail } = report;
  if (!isMember)
    return reporterEmail === null
      ? 'A visitor who left no email address'
      : `A visitor, expecting an answer at ${reporterEmail}`;
  return (
    <>
      {reporterId === null ? 'A member' : <MemberLink id={reporterId} name={reporterName} />}
      {reporterEmail === null
        ? ', answered by email unless they turned emails off'
        : `, expecting an answer at ${reporterEmail}`}
    </>
  );
}

/** The decision and the administrator who made it. */
function Resolution({ report: { resolution } }: { readonly report: AdminReport }) {
  if (resolution === null) return null;
  const { action, reasonCode, note, days, decidedBy, decidedAt } = resolution;
  return (
    <div role="group" aria-label="Decision" className="border-t border-line pt-4">
      <FactList
        facts={[
          ['Decision', days === null ? MOVE[action].done : `${MOVE[action].done} for ${String(days)} days`],
          ['Reason', MODERATION_REASONS[reasonCode]],
          ['Decided by', decidedBy],
          ['Decided on', <Day of={decidedAt} />],
          ['Note', note],
        ]}
      />
    </div>
  );
}
