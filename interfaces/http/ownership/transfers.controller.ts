import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OfferTransfer } from '../../../application/ownership/offer-transfer.js';
import { TransferReads } from '../../../application/ownership/ports.js';
import { TakeBackTransfer } from '../../../application/ownership/take-back-transfer.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { BusinessTransfer, TransferForm } from '../../contract/ownership/business-transfer.js';
import { TRANSFER } from '../../contract/ownership/ownership-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, TransferId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForMemberSession, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

const OFFER = { answer: BusinessTransfer, answerDescription: 'The updated offer.', example: TRANSFER } as const;

/** How an owner hands a business over. By session only: a token must not give a business away. */
@ApiTags('Claims')
@Controller('api')
@ForMemberSession()
export class TransfersController {
  constructor(
    private readonly offerTransfer: OfferTransfer,
    private readonly takeBack: TakeBackTransfer,
    private readonly transfers: TransferReads,
  ) {}

  @Post('businesses/:id/transfer')
  @Limited('transfers')
  @Documented({
    operationId: 'offerTransfer',
    summary: 'Send a handover offer',
    description:
      'Emails an offer to the new owner, who has 7 days to accept it. The email goes out whether or not the address has an account. Needs a recent sign-in.',
    ...OFFER,
    status: 201,
    answerDescription: 'The offer.',
  })
  async offer(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) businessId: number,
    @Body({ schema: TransferForm }) form: TransferForm,
  ): Promise<Created<JsonText>> {
    const id = await this.offerTransfer.run(viewer, viewer.signedInAt, businessId, form);
    return new Created('/api/business-transfers/mine', await this.#send(viewer, id));
  }

  @Get('business-transfers/mine')
  @Documented({
    operationId: 'listOwnTransfers',
    summary: 'List your handovers',
    description:
      'Returns the offers that you made, and those that you accepted, newest first. `moves` shows what you can do next.',
    listOf: BusinessTransfer,
    answerDescription: 'One page of offers.',
    example: TRANSFER,
  })
  mine(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.transfers.mine(viewer.userId, pageRequest(query));
  }

  @Post('business-transfers/:id/withdraw')
  @Documented({
    operationId: 'withdrawTransfer',
    summary: 'Withdraw a handover offer',
    description: 'Ends your open offer. The emailed link no longer works, and the recipient gets an email.',
    ...OFFER,
  })
  async withdraw(@Viewer() viewer: SignedIn, @Param('id', { schema: TransferId }) id: number): Promise<JsonText> {
    await this.takeBack.withdraw(viewer, id);
    return this.#send(viewer, id);
  }

  @Post('business-transfers/:id/undo')
  @Documented({
    operationId: 'undoTransfer',
    summary: 'Undo a handover',
    description:
      'Makes you the owner again, within 7 days of the handover. What the other owner changed stays. Needs a recent sign-in.',
    ...OFFER,
  })
  async undo(@Viewer() viewer: SignedIn, @Param('id', { schema: TransferId }) id: number): Promise<JsonText> {
    await this.takeBack.undo(viewer, viewer.signedInAt, id);
    return this.#send(viewer, id);
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('TRANSFER_NOT_FOUND', await this.transfers.own(id, viewer.userId));
  }
}
