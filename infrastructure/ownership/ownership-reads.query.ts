import { AdminOwnershipReads, OwnershipReads, type DocumentSide } from '../../application/ownership/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import type { Clock } from '../../application/shared/clock.js';
import {
  askAgainAt,
  escalationEnd,
  ownerMoves,
  REQUEST_STATUSES,
  requestDecisions,
  requesterMoves,
  type RequestFacts,
  type RequestStatus,
} from '../../domain/ownership/ownership-request.js';
import { memberName } from '../account/member-name-sql.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf } from '../postgres/list-page.js';

const SHARED = `r.id, r.business_id as "businessId", b.name as "businessName", r.status, r.message,
  cardinality(r.documents) as documents, r.owner_reason as "ownerReason", cardinality(r.owner_documents) as "ownerDocuments",
  ${isoTime('r.answer_by')} as "answerBy", ${isoTime('r.owner_answered_at')} as "ownerAnsweredAt",
  r.decision_reason as "decisionReason", ${isoTime('r.created_at')} as "createdAt"`;

const JOIN = 'join businesses b on b.id = r.business_id';

const REQUESTERS = `${SHARED}, ${isoTime('r.reviewed_at')} as "reviewedAt"`;

const OWN: Statement = {
  name: 'ownership-request-own',
  text: `select ${REQUESTERS} from ownership_requests r ${JOIN} where r.id = $1 and r.requester_id = $2`,
};

/** Index ownership_requests_requester. */
const MINE = orderedList({
  name: 'ownership-requests-mine',
  columns: REQUESTERS,
  from: 'ownership_requests r',
  joins: JOIN,
  where: 'r.requester_id = $1',
  newestFirst: true,
});

const RECEIVED_FIELDS = `${SHARED}, ${memberName('r.requester_id')} as "requesterName", b.owner_id = r.owner_id as "isOwner"`;

const RECEIVED_ONE: Statement = {
  name: 'ownership-request-received',
  text: `select ${RECEIVED_FIELDS} from ownership_requests r ${JOIN} where r.id = $1 and r.owner_id = $2`,
};

/** Index ownership_requests_owner. */
const RECEIVED = orderedList({
  name: 'ownership-requests-received',
  columns: RECEIVED_FIELDS,
  from: 'ownership_requests r',
  joins: JOIN,
  where: 'r.owner_id = $1',
  newestFirst: true,
});

const ADMINISTRATORS = `${SHARED}, json_build_object('address', b.address, 'city', b.city, 'state', b.state, 'zipCode', b.zip_code,
    'phone', b.phone, 'email', b.email, 'website', b.website, 'ownerSince', ${isoTime('b.claimed_at')}) as business,
  r.requester_id as "requesterId", ${memberName('r.requester_id')} as "requesterName",
  (select u.email from users u where u.id = r.requester_id) as "requesterEmail",
  r.owner_id as "ownerId", ${memberName('r.owner_id')} as "ownerName",
  (select u.email from users u where u.id = r.owner_id) as "ownerEmail",
  r.reviewed_by as "reviewedBy", ${isoTime('r.reviewed_at')} as "reviewedAt", r.admin_notes as "adminNotes",
  ${isoTime('r.updated_at')} as "updatedAt"`;

const ADMINISTRATORS_ONE: Statement = {
  name: 'ownership-request-for-administrator',
  text: `select ${ADMINISTRATORS} from ownership_requests r ${JOIN} where r.id = $1`,
};

/** Index ownership_requests_status. */
const IN_STATES = orderedList({
  name: 'ownership-requests-in-states',
  columns: ADMINISTRATORS,
  from: 'ownership_requests r',
  joins: JOIN,
  where: 'r.status = any($1)',
});

const documentOf = (side: DocumentSide, column: string): Statement => ({
  name: `ownership-document-${side}`,
  text: `select ${column}[$2] as address from ownership_requests where id = $1`,
});

const DOCUMENT: Readonly<Record<DocumentSide, Statement>> = {
  requester: documentOf('requester', 'documents'),
  owner: documentOf('owner', 'owner_documents'),
};

interface Row {
  readonly status: RequestStatus;
  readonly documents: number;
  readonly ownerAnsweredAt: string | null;
}

interface OwnRow extends Row {
  readonly reviewedAt: string | null;
}

interface ReceivedRow extends Row {
  readonly isOwner: boolean | null;
}

export class PostgresOwnershipReads extends OwnershipReads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async own(id: number, requesterId: string): Promise<JsonText | null> {
    const row = await this.database.row<OwnRow>(OWN, [id, requesterId]);
    return row === null ? null : this.#own(row);
  }

  override mine(requesterId: string, page: PageRequest): Promise<ListPage> {
    return pageOf<OwnRow>(this.database, { ...MINE, values: [requesterId] }, page, (row) => this.#own(row));
  }

  override async receivedOne(id: number, ownerId: string): Promise<JsonText | null> {
    const row = await this.database.row<ReceivedRow>(RECEIVED_ONE, [id, ownerId]);
    return row === null ? null : received(row);
  }

  override received(ownerId: string, page: PageRequest): Promise<ListPage> {
    return pageOf<ReceivedRow>(this.database, { ...RECEIVED, values: [ownerId] }, page, received);
  }

  #own({ reviewedAt, ...row }: OwnRow): JsonText {
    const facts = factsOf(row);
    const escalateBy = escalationEnd(facts)?.toISOString() ?? null;
    const again = askAgainAt({ ...facts, reviewedAt: reviewedAt === null ? null : new Date(reviewedAt) });
    const shown = { ...row, escalateBy, askAgainAt: again?.toISOString() ?? null };
    return JSON.stringify({ ...shown, moves: requesterMoves(facts, this.clock.now()) });
  }
}

export class PostgresAdminOwnershipReads extends AdminOwnershipReads {
  constructor(private readonly database: Database) {
    super();
  }

  override inStates(statuses: readonly RequestStatus[], page: PageRequest): Promise<ListPage> {
    const name = `ownership-requests ${REQUEST_STATUSES.filter((each) => statuses.includes(each)).join(' ')}`;
    return pageOf<Row>(this.database, { ...IN_STATES, name, values: [statuses] }, page, administrators);
  }

  override async one(id: number): Promise<JsonText | null> {
    const row = await this.database.row<Row>(ADMINISTRATORS_ONE, [id]);
    return row === null ? null : administrators(row);
  }

  override async document(id: number, side: DocumentSide, place: number): Promise<string | null> {
    return (await this.database.row<{ address: string | null }>(DOCUMENT[side], [id, place]))?.address ?? null;
  }
}

function factsOf({ status, documents, ownerAnsweredAt }: Row): RequestFacts {
  return { status, documents, ownerAnsweredAt: ownerAnsweredAt === null ? null : new Date(ownerAnsweredAt) };
}

/** A former owner can still read the requests that they got, but no longer answer. */
function received({ isOwner, ...row }: ReceivedRow): JsonText {
  return JSON.stringify({ ...row, moves: isOwner === true ? ownerMoves(factsOf(row)) : [] });
}

const administrators = (row: Row): JsonText => JSON.stringify({ ...row, moves: requestDecisions(row.status) });
