import { PostgresAccessTokens } from '../../../infrastructure/account/access-tokens.repository.js';
import type { NewActivity } from '../../../application/business/people/ports.js';
import { uploadAddress } from '../../../domain/upload/upload-address.js';
import { PostgresOrderedErasures } from '../../../infrastructure/moderation/ordered-erasures.repository.js';
import { PostgresAccountClosing } from '../../../infrastructure/member-data/account-closing.repository.js';
import { PostgresMailboxes } from '../../../infrastructure/account/mailboxes.query.js';
import { PostgresEmailChanges } from '../../../infrastructure/account/email-changes.repository.js';
import { PostgresMembers } from '../../../infrastructure/account/members.repository.js';
import { PostgresAuditLog } from '../../../infrastructure/administration/audit-log.repository.js';
import { PostgresDecisions } from '../../../infrastructure/administration/decisions.repository.js';
import { PostgresAlertReads } from '../../../infrastructure/alert/alert-reads.query.js';
import { PostgresAlerts } from '../../../infrastructure/alert/alerts.repository.js';
import { PostgresDigests } from '../../../infrastructure/alert/digests.repository.js';
import { HkdfAlertLinks } from '../../../infrastructure/alert/hkdf-alert-links.js';
import { PostgresAdministrators } from '../../../infrastructure/administration/administrators.repository.js';
import { PostgresSavedReplies } from '../../../infrastructure/administration/saved-replies.repository.js';
import { PostgresBusinesses } from '../../../infrastructure/business/businesses.repository.js';
import { PostgresBusinessRoles } from '../../../infrastructure/business/people/business-roles.repository.js';
import { PostgresInvitations } from '../../../infrastructure/business/people/invitations.repository.js';
import { settleOwnWords } from '../../../infrastructure/review/own-words.js';
import { PostgresPeople } from '../../../infrastructure/business/people/people.repository.js';
import { PostgresClaimedBusinesses } from '../../../infrastructure/claim/claimed-businesses.repository.js';
import { PostgresClaims } from '../../../infrastructure/claim/claims.repository.js';
import { PostgresOwnershipDue } from '../../../infrastructure/ownership/ownership-due.repository.js';
import {
  PostgresBusinessTransfers,
  PostgresOwnedPlaces,
  PostgresOwnershipRequests,
} from '../../../infrastructure/ownership/ownership.repository.js';
import { PostgresFollowedNotices } from '../../../infrastructure/billing/followed-notices.repository.js';
import { PostgresSubscriptions } from '../../../infrastructure/billing/subscriptions.repository.js';
import { PostgresFeedbacks } from '../../../infrastructure/feedback/feedbacks.repository.js';
import { PostgresPublishedContents } from '../../../infrastructure/moderation/published-contents.repository.js';
import { PostgresModerationCases } from '../../../infrastructure/moderation/moderation-cases.repository.js';
import { PostgresAppeals } from '../../../infrastructure/moderation/appeals.repository.js';
import { PostgresDecisionNotices } from '../../../infrastructure/moderation/decision-notices.repository.js';
import { PostgresNoticeRecords } from '../../../infrastructure/moderation/notice-records.repository.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { PostgresOutbox } from '../../../infrastructure/outgoing/outbox.repository.js';
import { RolledBackEmails } from '../../../infrastructure/outgoing/rolled-back-emails.repository.js';
import { PostgresMailChoices } from '../../../infrastructure/outgoing/mail-choices.repository.js';
import { PostgresGuideDogs } from '../../../infrastructure/guide-dog/guide-dogs.repository.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { PostgresFacts } from '../../../infrastructure/fact/facts.repository.js';
import { PostgresPets } from '../../../infrastructure/pet/pets.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresOwnerResponses } from '../../../infrastructure/review/owner-responses.repository.js';
import { PostgresReviewVotes } from '../../../infrastructure/review/review-votes.repository.js';
import { StandardWebhookSigner } from '../../../infrastructure/webhook/standard-webhook-signer.js';
import { PostgresWebhookEndpoints } from '../../../infrastructure/webhook/webhook-endpoints.repository.js';
import { PostgresWebhookLog } from '../../../infrastructure/webhook/webhook-log.query.js';
import { PostgresWebhookQueue } from '../../../infrastructure/webhook/webhook-queue.repository.js';
import { PostgresWebhookReplays } from '../../../infrastructure/webhook/webhook-replays.repository.js';
import { PostgresReviews } from '../../../infrastructure/review/reviews.repository.js';
import { PostgresSavedLists } from '../../../infrastructure/saved-place/saved-lists.repository.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { PostgresUploadRecords } from '../../../infrastructure/upload/upload-records.repository.js';
import { emptyDirectory } from '../app.js';
import { seedDirectory } from '../search/seeded.js';
import type { PortWorld } from './port-world.js';

const SITE = { name: 'Welcome Paws', publicUrl: 'https://example.com', supportEmail: 'help@example.com' };

/** Creates the database adapters with a seeded database of this name. */
export async function databaseWorld(name: string): Promise<PortWorld> {
  const urls = await emptyDirectory(name);
  await seedDirectory(urls.ownerUrl);
  // The seeded rows have fixed IDs, so the sequences must continue after them.
  await runSql(urls.ownerUrl, (client) =>
    client.query(
      `select setval(pg_get_serial_sequence(name, 'id'), 5000) from unnest(array['reviews', 'businesses']) name`,
    ),
  );
  const database = new Database({ url: urls.appUrl, connections: 4 });
  const orm = await createOrm(database.pool);
  const work = new UnitOfWork(orm);
  const one = async <Row>(text: string, id: number | string) =>
    (await database.pool.query(text, [id])).rows[0] as Row | undefined;
  return {
    transaction: work,
    administrators: new PostgresAdministrators(database, work),
    savedReplies: new PostgresSavedReplies(database, work),
    outbox: new PostgresOutbox(work, new PostgresJobs(work)),
    emailPreviews: new RolledBackEmails(work, SITE),
    members: new PostgresMembers(database, work),
    mailboxes: new PostgresMailboxes(database),
    emailChanges: new PostgresEmailChanges(work),
    accessTokens: new PostgresAccessTokens(database, work),
    accountClosing: new PostgresAccountClosing(work),
    orderedErasures: new PostgresOrderedErasures(work),
    reviews: new PostgresReviews(work),
    reviewVotes: new PostgresReviewVotes(work),
    ownerResponses: new PostgresOwnerResponses(work),
    claims: new PostgresClaims(work),
    claimedBusinesses: new PostgresClaimedBusinesses(work),
    ownershipRequests: new PostgresOwnershipRequests(work),
    transfers: new PostgresBusinessTransfers(work),
    ownedPlaces: new PostgresOwnedPlaces(work, new PostgresClaimedBusinesses(work)),
    ownershipDue: new PostgresOwnershipDue(work),
    people: new PostgresPeople(work, (id) => settleOwnWords(work, id)),
    invitations: new PostgresInvitations(work),
    businessRoles: new PostgresBusinessRoles(work),
    uploadRecords: new PostgresUploadRecords(work),
    businesses: new PostgresBusinesses(work),
    facts: new PostgresFacts(work, new SystemClock(), 'a secret'),
    subscriptions: new PostgresSubscriptions(work),
    followedNotices: new PostgresFollowedNotices(work),
    feedbacks: new PostgresFeedbacks(work),
    moderationCases: new PostgresModerationCases(work),
    mailChoices: new PostgresMailChoices(work),
    pets: new PostgresPets(work),
    guideDogs: new PostgresGuideDogs(work),
    noticeRecords: new PostgresNoticeRecords(work),
    decisionNotices: new PostgresDecisionNotices(work),
    appeals: new PostgresAppeals(work),
    savedLists: new PostgresSavedLists(work),
    alerts: new PostgresAlerts(work),
    alertReads: new PostgresAlertReads(database),
    digests: new PostgresDigests(work),
    alertLinks: new HkdfAlertLinks('a secret of 32 characters for tests'),
    webhookEndpoints: new PostgresWebhookEndpoints(database, work),
    webhookLog: new PostgresWebhookLog(database),
    webhookReplays: new PostgresWebhookReplays(work),
    webhookQueue: new PostgresWebhookQueue(database, work, SITE.publicUrl),
    webhookSigner: new StandardWebhookSigner('a secret of this test'),
    audit: new PostgresAuditLog(work),
    decisions: decisionsAt(work, () => new Date()),
    decide: (id, { administratorId, decidedAt }, decided) =>
      decisionsAt(work, () => decidedAt).decide({ id, administratorId, onCommit: () => undefined }, () =>
        work.run(decided),
      ),
    helpfulVotes: async (id) =>
      (await one<{ n: number }>('select helpful_count as n from reviews where id = $1', id))?.n ?? -1,
    totals: async (id) => {
      const row = await one<{ count: number; sum: number }>(
        'select review_count as count, rating_sum as sum from business_entries where id = $1',
        id,
      );
      return [row?.count ?? -1, row?.sum ?? -1];
    },
    appealOf: async (noticeId) =>
      (await one<{ id: number }>('select id from appeals where notice_id = $1', noticeId))?.id ?? -1,
    takeDown: (id) =>
      work.run(() =>
        new PostgresPublishedContents(work).setState(
          { targetType: 'photo', targetId: uploadAddress({ id, isPublic: true, isPicture: true }) },
          'hidden',
        ),
      ),
    calling: async (userId) => {
      const begun = `insert into sessions (sid, sess, expire)
        values (gen_random_uuid()::text, jsonb_build_object('userId', $1::text), now() + interval '1 hour') returning sid`;
      return { userId, sessionId: (await one<{ sid: string }>(begun, userId))?.sid ?? null };
    },
    changePlace: async (id) =>
      void (await one(`update businesses set address = address || ' +' where id = $1 returning id`, id)),
    placesOf: async (listId) => {
      const { rows } = await database.pool.query<{ id: number; note: string | null; position: number }>(
        'select business_id as id, note, position from saved_places where list_id = $1 order by position, business_id',
        [listId],
      );
      return rows.map(({ id, note, position }) => [id, note, position] as const);
    },
    activityOf: async (id) =>
      (
        await database.pool.query<{ activity: NewActivity }>(
          `select json_strip_nulls(json_build_object('businessId', business_id, 'actorId', actor_id, 'action', action,
             'recordId', record_id, 'subjectId', subject_id, 'invitationId', invitation_id, 'role', role)) as activity
           from business_activity where business_id = $1 order by id`,
          [id],
        )
      ).rows.map(({ activity }) => activity),
    wantsMail: async (id) =>
      (await one<{ flag: boolean }>('select email_notifications as flag from users where id = $1', id))?.flag ?? false,
    renamePlace: async (id) =>
      void (await one(`update businesses set name = name || ' +' where id = $1 returning id`, id)),
    close: async () => {
      await orm.close();
      await database.close();
    },
  };
}

function decisionsAt(work: UnitOfWork, now: () => Date): PostgresDecisions {
  return new PostgresDecisions(work, new PostgresJobs(work), { now });
}
