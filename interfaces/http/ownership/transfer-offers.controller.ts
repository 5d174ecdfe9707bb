import { Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswerTransfer, UNKNOWN_OFFER } from '../../../application/ownership/answer-transfer.js';
import { TransferReads } from '../../../application/ownership/ports.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import { TransferOffer, TransferToken } from '../../contract/ownership/business-transfer.js';
import { OFFER } from '../../contract/ownership/ownership-examples.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, ForMemberSession, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

/** How the recipient answers an offer. The link proves the mailbox, and the session who they are. */
@ApiTags('Claims')
@Controller('api/transfer-offers/:token')
export class TransferOffersController {
  constructor(
    private readonly answerTransfer: AnswerTransfer,
    private readonly transfers: TransferReads,
    private readonly secrets: Secrets,
  ) {}

  @Get()
  @ForEveryone()
  @Limited('transferLinks')
  // The address is a secret.
  @Header('cache-control', 'private, no-store')
  @Header('referrer-policy', 'no-referrer')
  @Documented({
    operationId: 'getTransferOffer',
    summary: 'Get a handover offer',
    description: 'Takes the secret from the link in the email. Returns the offer in every status. Changes nothing.',
    answer: TransferOffer,
    answerDescription: 'The offer.',
    example: OFFER,
    cached: false,
  })
  async show(
    @Viewer() viewer: SignedIn | null,
    @Param('token', { schema: TransferToken }) token: string,
  ): Promise<TransferOffer> {
    const offer = await this.transfers.behind(this.secrets.hashOf(token), viewer?.userId ?? null);
    return offer ?? refuse('TRANSFER_LINK_INVALID', UNKNOWN_OFFER);
  }

  @Post('accept')
  @ForMemberSession()
  @Limited('transferLinks')
  @Documented({
    operationId: 'acceptTransferOffer',
    summary: 'Accept a handover offer',
    description:
      'Makes you the owner. Your account must have the email address that the offer was sent to; otherwise 403 `TRANSFER_WRONG_ACCOUNT`.',
    answerDescription: 'You are the owner.',
    alsoRefuses: [409],
  })
  async accept(@Viewer() viewer: SignedIn, @Param('token', { schema: TransferToken }) token: string): Promise<void> {
    await this.answerTransfer.accept(viewer, this.secrets.hashOf(token));
  }

  @Post('decline')
  @ForMemberSession()
  @Limited('transferLinks')
  @Documented({
    operationId: 'declineTransferOffer',
    summary: 'Decline a handover offer',
    description: 'The owner gets an email and remains the owner. Needs the same account as accepting.',
    answerDescription: 'The offer is declined.',
    alsoRefuses: [409],
  })
  async decline(@Viewer() viewer: SignedIn, @Param('token', { schema: TransferToken }) token: string): Promise<void> {
    await this.answerTransfer.decline(viewer, this.secrets.hashOf(token));
  }
}
