import { AccessTokenEntity } from '../account/access-token.entity.js';
import { EmailChangeEntity } from '../account/email-change.entity.js';
import { IdempotencyKeyEntity } from '../account/idempotency-key.entity.js';
import { SessionEntity } from '../account/session.entity.js';
import { UserIdentityEntity, UserEntity } from '../account/user.entity.js';
import { AdministratorEntity, AdministratorSessionEntity } from '../administration/administrator.entity.js';
import { AuditEntryEntity } from '../administration/audit-entry.entity.js';
import { AdministratorPresenceEntity } from '../administration/queues/administrator-presence.entity.js';
import { LinkCheckEntity, SubmissionNetworkEntity } from '../administration/queues/queue-marks.entity.js';
import { DecisionChangeEntity, DecisionEntity } from '../administration/decision.entity.js';
import { SavedReplyEntity } from '../administration/saved-reply.entity.js';
import { TownCountEntity } from '../gazetteer/town-count.entity.js';
import { TallyEntity } from '../administration/tally.entity.js';
import { AlertEntity } from '../alert/alert.entity.js';
import { PlaceNewsEntity } from '../alert/place-news.entity.js';
import { AnalyticsSaltEntity, InteractionCountEntity, InteractionEntity } from '../analytics/interaction.entity.js';
import { BillingNoticeEntity } from '../billing/billing-notice.entity.js';
import { SubscriptionEntity } from '../billing/subscription.entity.js';
import { BusinessActivityEntity } from '../business/people/business-activity.entity.js';
import { BusinessInvitationEntity } from '../business/people/business-invitation.entity.js';
import { BusinessPersonEntity } from '../business/people/business-person.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { BusinessChangeEntity } from '../business/business-change.entity.js';
import { BusinessEntryEntity } from '../business/business-entry.entity.js';
import { BusinessDocumentEntity } from '../business/search/business-document.entity.js';
import { SearchMeaningEntity } from '../business/search/words/search-meaning.entity.js';
import { SearchWordEntity } from '../business/search/words/search-word.entity.js';
import { ClaimEntity } from '../claim/claim.entity.js';
import { BusinessTransferEntity } from '../ownership/business-transfer.entity.js';
import { OwnershipRequestEntity } from '../ownership/ownership-request.entity.js';
import {
  DuplicateCandidateEntity,
  DuplicateCheckEntity,
  DuplicateKeysEntity,
} from '../duplicate/duplicate-candidate.entity.js';
import { MergeEntity } from '../duplicate/merge.entity.js';
import { FeedbackEntity } from '../feedback/feedback.entity.js';
import { GazetteerSourceEntity, PostalCodeEntity, TownEntity } from '../gazetteer/gazetteer.entity.js';
import { GuideDogEntity } from '../guide-dog/guide-dog.entity.js';
import {
  ProviderAccountEntity,
  ProviderArtefactEntity,
  ProviderKeyEntity,
  ProviderLinkEntity,
} from '../identity/provider/provider.entity.js';
import { SignInEntity } from '../identity/sign-in.entity.js';
import { BusinessSourceEntity } from '../import/business-source.entity.js';
import { ImportMappingEntity } from '../import/mapping/import-mapping.entity.js';
import { ImportLineEntity, ImportEntity } from '../import/import.entity.js';
import { ImportChangeEntity, ImportUndoEntity, ImportUndoLineEntity } from '../import/undo/import-undo.entity.js';
import { AppealEntity } from '../moderation/appeal.entity.js';
import { NoticeEntity } from '../moderation/notice.entity.js';
import { ModerationCaseEntity, ReportEntity } from '../moderation/moderation-case.entity.js';
import { OrderedErasureEntity } from '../moderation/ordered-erasure.entity.js';
import { PolicyConfirmationEntity } from '../fact/policy-confirmation.entity.js';
import { PolicyFactEntity } from '../fact/policy-fact.entity.js';
import { TurnedAwayAnswerEntity } from '../turned-away/turned-away-answer.entity.js';
import { TurnedAwayReportEntity } from '../turned-away/turned-away-report.entity.js';
import {
  CopyrightNoticeEntity,
  CopyrightTakedownEntity,
  CounterNoticeEntity,
} from '../moderation/copyright/copyright-notice.entity.js';
import { OutboxMessageEntity } from '../outgoing/outbox-message.entity.js';
import { PetProfileEntity } from '../pet/pet-profile.entity.js';
import { ContentChangeEntity } from '../postgres/content-change.entity.js';
import { LimitCountEntity } from '../postgres/limit-count.entity.js';
import { OwnerResponseEntity } from '../review/owner-response.entity.js';
import { ReviewTotalsEntity, ReviewVoteEntity, ReviewEntity } from '../review/review.entity.js';
import { SavedListEntity } from '../saved-place/saved-list.entity.js';
import { SavedPlaceEntity } from '../saved-place/saved-place.entity.js';
import { TakenDownPhotoEntity, UploadEntity } from '../upload/upload.entity.js';
import { WebhookAttemptEntity, WebhookDeliveryEntity, WebhookEndpointEntity } from '../webhook/webhook.entity.js';

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
  AdministratorPresenceEntity,
  LinkCheckEntity,
  SubmissionNetworkEntity,
  DecisionEntity,
  DecisionChangeEntity,
  SavedReplyEntity,
  TallyEntity,
  TownCountEntity,
  AnalyticsSaltEntity,
  InteractionCountEntity,
  InteractionEntity,
  BillingNoticeEntity,
  BusinessEntity,
  BusinessChangeEntity,
  BusinessActivityEntity,
  BusinessInvitationEntity,
  BusinessPersonEntity,
  BusinessEntryEntity,
  BusinessDocumentEntity,
  BusinessSourceEntity,
  ImportEntity,
  ImportLineEntity,
  ImportMappingEntity,
  ImportChangeEntity,
  ImportUndoEntity,
  ImportUndoLineEntity,
  ContentChangeEntity,
  SubscriptionEntity,
  SearchMeaningEntity,
  SearchWordEntity,
  ClaimEntity,
  OwnershipRequestEntity,
  BusinessTransferEntity,
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
  PolicyFactEntity,
  PolicyConfirmationEntity,
  TurnedAwayReportEntity,
  TurnedAwayAnswerEntity,
  AppealEntity,
  ModerationCaseEntity,
  ReportEntity,
  OrderedErasureEntity,
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
  SavedListEntity,
  SavedPlaceEntity,
  AlertEntity,
  PlaceNewsEntity,
  TakenDownPhotoEntity,
  UploadEntity,
  WebhookAttemptEntity,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
] as const;
