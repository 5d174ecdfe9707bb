import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { AdminMember } from '../../../interfaces/contract/administration/admin-member.js';
import {
  CLAIM_STATUS_LABEL,
  FEEDBACK_STATUS_LABEL,
  formatMoment,
  NOTICE_LABEL,
  STANDING_LABEL,
  TARGET_LABEL,
} from '../../../interfaces/contract/shared/words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { itemPath } from '../../lib/path/admin-path.js';
import { withQuery } from '../../lib/path/with-query.js';
import { PageMeta } from '../../lib/page/page-meta.js';
import { dayName } from '../../lib/words/day.js';
import { MEMBER_STATE_LABEL } from '../../ui/named/member-words.js';
import { PlaceLink } from '../../ui/named/place-link.js';
import { Card } from '../../ui/page/card.js';
import { Day, FactList, OutsideLink, type Facts } from '../../ui/show/fact-list.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { useAdminMember } from './members.queries.js';

/** /admin/members/{id}: who a member is, and what they listed, claimed, wrote, and reported. */
export function Member() {
  const query = useAdminMember(useParams()['id'] ?? '');
  return (
    <>
      <PageMeta title="Member" description="For the administrators of this site." />
      <Loaded query={query} failure="We couldn’t load the member" unknown={<NoMember />}>
        {(member) => (
          <div className="flex flex-col gap-6">
            <h1 className="text-2xl wrap-anywhere">{member.name ?? 'Unnamed member'}</h1>
            <Card>
              <FactList facts={factsOf(member)} />
            </Card>
            <Records member={member} />
          </div>
        )}
      </Loaded>
    </>
  );
}

type OtherAccount = NonNullable<AdminMember['sanctionedAccount']>;

function factsOf({ id, email, joinedAt, status, until, sanctionedAccount, counts }: AdminMember): Facts {
  return [
    ['Email', email !== null && <MailLink address={email} />],
    ['Joined', <Day of={joinedAt} />],
    ['Status', MEMBER_STATE_LABEL[status]],
    until !== null && [status === 'closed' ? 'Erased on' : 'Until', formatMoment(new Date(until))],
    sanctionedAccount !== null && ['Because of', <SanctionedAccount account={sanctionedAccount} />],
    ['Reviews', <OutsideLink href={`/user-reviews/${id}`}>{manyOf(counts.reviews)}</OutsideLink>],
    ['Member ID', id],
  ];
}

/** A sanction of one account applies to all accounts with its mailbox. */
const SanctionedAccount = ({ account: { id, name, email } }: { readonly account: OtherAccount }) => (
  <>
    <Link to={`/admin/members/${id}`} className="text-link wrap-anywhere">
      {email ?? name ?? 'Unnamed member'}
    </Link>
    , another account with the same mailbox
  </>
);

const MailLink = ({ address }: { readonly address: string }) => (
  <a href={`mailto:${encodeURI(address)}`} className="text-link">
    {address}
  </a>
);

const manyOf = (count: number): string => (count > 10_000 ? '10,000+' : count.toLocaleString('en-US'));

function Records({ member }: { readonly member: AdminMember }) {
  const { counts, businesses, claims, feedback, reports, notices } = member;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Part title="Listings" count={counts.businesses}>
        {businesses.map(({ id, name, status }) => (
          <Row key={id} note={STANDING_LABEL[status]} changes={['business', id]}>
            <PlaceLink id={id} name={name} />
          </Row>
        ))}
      </Part>
      <Part title="Claims" count={counts.claims}>
        {claims.map(({ id, businessName, status }) => (
          <Row key={id} note={CLAIM_STATUS_LABEL[status]} changes={['claim', id]}>
            <ItemLink item={['claim', id]}>{businessName}</ItemLink>
          </Row>
        ))}
      </Part>
      <Part title="Messages" count={counts.feedback}>
        {feedback.map(({ id, title, status }) => (
          <Row key={id} note={FEEDBACK_STATUS_LABEL[status]} changes={['feedback', id]}>
            <ItemLink item={['feedback', id]}>{title}</ItemLink>
          </Row>
        ))}
      </Part>
      <Part title="Reports sent" count={counts.reports}>
        {reports.map(({ id, targetType, status }) => (
          <Row key={id} note={status === 'open' ? 'Open' : 'Resolved'} changes={['report', id]}>
            <ItemLink item={['report', id]}>{TARGET_LABEL[targetType]}</ItemLink>
          </Row>
        ))}
      </Part>
      <Part title="Decisions about this member" count={counts.notices}>
        {notices.map(({ id, kind, decidedBy, createdAt }) => (
          <Row key={id} note={`${dayName(createdAt)}, by ${decidedBy}`}>
            {NOTICE_LABEL[kind]}
          </Row>
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly children: readonly ReactNode[];
}

function Part({ title, count, children }: PartProps) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="text-lg">
        {title} ({manyOf(count)})
      </h2>
      {children.length === 0 ? <p className="mt-2 text-muted">None</p> : <ul>{children}</ul>}
      {count > children.length && <p className="mt-2 text-sm text-muted">The newest {children.length} are shown.</p>}
    </Card>
  );
}

type Item = readonly [kind: string, id: number];

interface RowProps {
  readonly note: string;
  /** The record whose entries in the audit log are linked. */
  readonly changes?: Item;
  readonly children: ReactNode;
}

function Row({ note, changes, children }: RowProps) {
  const [targetType, targetId] = changes ?? [];
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-2 last:border-0">
      <span className="min-w-0">{children}</span>
      <span className="flex flex-wrap gap-x-4 text-sm text-muted">
        {note}
        {changes && (
          <Link
            to={withQuery('/admin/audit-log', { targetType: String(targetType), targetId: String(targetId) })}
            className="text-link"
          >
            Audit log<span className="sr-only"> of {`${String(targetType)} ${String(targetId)}`}</span>
          </Link>
        )}
      </span>
    </li>
  );
}

function ItemLink({ item, children }: { readonly item: Item; readonly children: string }) {
  return (
    <Link to={itemPath(...item) ?? ''} className="text-link wrap-anywhere">
      {children}
    </Link>
  );
}

function NoMember() {
  return (
    <EmptyState picture={<EmptyIllustration kind="results" />} title="Member not found" level={1}>
      <p>Their account was erased, or the address is wrong.</p>
    </EmptyState>
  );
}
