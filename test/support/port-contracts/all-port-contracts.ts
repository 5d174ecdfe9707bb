import {
  accessTokensContract,
  accountClosingContract,
  emailChangesContract,
  mailboxesContract,
  membersContract,
} from './account.js';
import { alertsContract } from './alerts.js';
import { administratorsContract } from './administrators.js';
import { emailPreviewsContract, savedRepliesContract } from './answers.js';
import { businessesContract } from './businesses.js';
import { claimsContract } from './claims.js';
import { decisionsContract } from './decisions.js';
import { factsContract } from './facts.js';
import { feedbacksContract } from './feedbacks.js';
import { guideDogsContract } from './guide-dogs.js';
import { moderationCasesContract } from './moderation-cases.js';
import { noticesContract, orderedErasuresContract } from './notices.js';
import { ownershipContract } from './ownership.js';
import { peopleContract } from './people.js';
import { petsContract } from './pets.js';
import type { OpenWorld } from './port-world.js';
import { mailChoicesContract, ownerResponsesContract, reviewsContract, reviewVotesContract } from './review.js';
import { savedListsContract } from './saved-lists.js';
import { subscriptionsContract } from './subscriptions.js';
import { uploadRecordsContract } from './upload-records.js';
import { webhooksContract } from './webhooks.js';

/** Runs every port contract for which the use case tests have a fake. */
export function allPortContracts(world: OpenWorld): void {
  // Before contracts that turn off emails of the seeded members.
  alertsContract(world);
  administratorsContract(world);
  savedRepliesContract(world);
  membersContract(world);
  mailboxesContract(world);
  emailChangesContract(world);
  accessTokensContract(world);
  accountClosingContract(world);
  orderedErasuresContract(world);
  reviewsContract(world);
  reviewVotesContract(world);
  ownerResponsesContract(world);
  uploadRecordsContract(world);
  businessesContract(world);
  factsContract(world);
  subscriptionsContract(world);
  feedbacksContract(world);
  moderationCasesContract(world);
  mailChoicesContract(world);
  // Before contracts that give businesses to members.
  peopleContract(world);
  claimsContract(world);
  ownershipContract(world);
  petsContract(world);
  guideDogsContract(world);
  noticesContract(world);
  savedListsContract(world);
  emailPreviewsContract(world);
  decisionsContract(world);
  webhooksContract(world);
}
