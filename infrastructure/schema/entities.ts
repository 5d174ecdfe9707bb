import { AccessTokenEntity } from '../account/access-token.entity.js';
import { EmailChangeEntity } from '../account/email-change.entity.js';
import { IdempotencyKeyEntity } from '../account/idempotency-key.entity.js';
import { SessionEntity } from '../account/session.entity.js';
import { UserIdentityEntity } from '../account/user-identity.entity.js';
import { UserEntity } from '../account/user.entity.js';
import { AdministratorEntity } from '../administration/administrator.entity.js';
import { AuditEntryEntity } from '../administration/audit-entry.entity.js';
import { TallyEntity } from '../administration/tally.entity.js';
import { AdministratorSessionEntity } from '../administration/administrator-session.entity.js';
import { AnalyticsSaltEntity } from '../analytics/analytics-salt.entity.js';
import { InteractionCountEntity } from '../analytics/interaction-count.entity.js';
import { InteractionEntity } from '../analytics/interaction.entity.js';
import { BillingNoticeEntity } from '../billing/billing-notice.entity.js';
import { SubscriptionEntity } from '../billing/subscription.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { SearchWordEntity } from '../business/search/search-word.entity.js';
import { ClaimEntity } from '../claim/claim.entity.js';
import { DuplicateCandidateEntity } from '../duplicate/duplicate-candidate.entity.js';
import { DuplicateCheckEntity } from '../duplicate/duplicate-check.entity.js';
import { DuplicateKeysEntity } from '../duplicate/duplicate-keys.entity.js';
import { MergeEntity } from '../duplicate/merge.entity.js';
import { FeedbackEntity } from '../feedback/feedback.entity.js';
import { GazetteerSourceEntity } from '../gazetteer/gazetteer-source.entity.js';
import { PostalCodeEntity } from '../gazetteer/postal-code.entity.js';
import { TownEntity } from '../gazetteer/town.entity.js';
import { GuideDogEntity } from '../guide-dog/guide-dog.entity.js';
import { ProviderAccountEntity } from '../identity/provider/provider-account.entity.js';
import { ProviderArtefactEntity } from '../identity/provider/provider-artefact.entity.js';
import { ProviderKeyEntity } from '../identity/provider/provider-key.entity.js';
import { ProviderLinkEntity } from '../identity/provider/provider-link.entity.js';
import { SignInEntity } from '../identity/sign-in.entity.js';
import { BusinessSourceEntity } from '../import/business-source.entity.js';
import { ImportLineEntity } from '../import/import-line.entity.js';
import { ImportEntity } from '../import/import.entity.js';
import { AppealEntity } from '../moderation/appeal.entity.js';
import { NoticeEntity } from '../moderation/notice.entity.js';
import { ModerationCaseEntity } from '../moderation/moderation-case.entity.js';
import { ReportEntity } from '../moderation/report.entity.js';
import { CopyrightNoticeEntity } from '../moderation/copyright/copyright-notice.entity.js';
import { CopyrightTakedownEntity } from '../moderation/copyright/copyright-takedown.entity.js';
import { CounterNoticeEntity } from '../moderation/copyright/counter-notice.entity.js';
import { OutboxMessageEntity } from '../outgoing/outbox-message.entity.js';
import { PetProfileEntity } from '../pet/pet-profile.entity.js';
import { LimitCountEntity } from '../postgres/limit-count.entity.js';
import { OwnerResponseEntity } from '../review/owner-response.entity.js';
import { ReviewTotalsEntity } from '../review/review-totals.entity.js';
import { ReviewVoteEntity } from '../review/review-vote.entity.js';
import { ReviewEntity } from '../review/review.entity.js';
import { SavedPlaceEntity } from '../saved-place/saved-place.entity.js';
import { TakenDownPhotoEntity } from '../upload/taken-down-photo.entity.js';
import { UploadEntity } from '../upload/upload.entity.js';

/** All tables that MikroORM knows. Only migrations create tables. */
export const ENTITIES = [
  AccessTokenEntity,
  EmailChangeEntity,
  IdempotencyKeyEntity,
  SessionEntity,
  UserIdentityEntity,
  UserEntity,
  AdministratorEntity,
  AdministratorSessionEntity,
  AuditEntryEntity,
  TallyEntity,
  AnalyticsSaltEntity,
  InteractionCountEntity,
  InteractionEntity,
  BillingNoticeEntity,
  BusinessEntity,
  BusinessSourceEntity,
  ImportEntity,
  ImportLineEntity,
  SubscriptionEntity,
  SearchWordEntity,
  ClaimEntity,
  DuplicateCandidateEntity,
  DuplicateCheckEntity,
  DuplicateKeysEntity,
  MergeEntity,
  FeedbackEntity,
  GazetteerSourceEntity,
  PostalCodeEntity,
  TownEntity,
  GuideDogEntity,
  ProviderAccountEntity,
  ProviderArtefactEntity,
  ProviderKeyEntity,
  ProviderLinkEntity,
  SignInEntity,
  NoticeEntity,
  AppealEntity,
  ModerationCaseEntity,
  ReportEntity,
  CopyrightNoticeEntity,
  CopyrightTakedownEntity,
  CounterNoticeEntity,
  OutboxMessageEntity,
  PetProfileEntity,
  LimitCountEntity,
  OwnerResponseEntity,
  ReviewTotalsEntity,
  ReviewVoteEntity,
  ReviewEntity,
  SavedPlaceEntity,
  TakenDownPhotoEntity,
  UploadEntity,
] as const;
