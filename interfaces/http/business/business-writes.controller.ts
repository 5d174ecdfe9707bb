import { Body, Controller, Delete, Ip, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText } from '../../../application/shared/page.js';
import { z } from 'zod';
import { SubmissionNetworks } from '../../../application/administration/queue-ports.js';
import { ChangeBusiness } from '../../../application/business/change-business.js';
import { CreateBusiness } from '../../../application/business/create-business.js';
import { BusinessReads } from '../../../application/business/ports.js';
import { ResubmitBusiness } from '../../../application/business/resubmit-business.js';
import { FindSimilar } from '../../../application/business/find-similar.js';
import { WithdrawBusiness } from '../../../application/business/withdraw-business.js';
import { SimilarBusiness } from '../../contract/business/business.js';
import { BusinessChange, BusinessForm, OwnerBusiness, SimilarQuery } from '../../contract/business/business-form.js';
import { OWNER_BUSINESS } from '../../contract/business/business-examples.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import { LargeBody } from '../server/body/large-body.js';

/** Calls of owners for their own businesses. */
@ApiTags('Businesses')
@Controller('api/businesses')
export class BusinessWritesController {
  constructor(
    private readonly createBusiness: CreateBusiness,
    private readonly changeBusiness: ChangeBusiness,
    private readonly withdrawBusiness: WithdrawBusiness,
    private readonly resubmitBusiness: ResubmitBusiness,
    private readonly findSimilar: FindSimilar,
    private readonly businesses: BusinessReads,
    private readonly networks: SubmissionNetworks,
  ) {}

  @Post()
  @ForMember()
  @Limited('businesses')
  @LargeBody()
  @Documented({
    operationId: 'createBusiness',
    summary: 'Create a business',
    description:
      'Creates a business that belongs to you. It goes live when an administrator approves it. Without coordinates, it is placed at the center of its ZIP code or town; features beyond the tier are refused.',
    status: 201,
    answer: OwnerBusiness,
    answerDescription: 'The business, pending approval.',
    example: OWNER_BUSINESS,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: BusinessForm }) { tier, ...body }: BusinessForm,
    @Ip() ip: string,
  ): Promise<Created<JsonText>> {
    const id = await this.createBusiness.run(viewer, body, tier);
    await this.networks.record('business', id, ip);
    return new Created(`/api/businesses/${String(id)}`, await this.#send(viewer, id));
  }

  @Post('similar')
  @Documented({
    operationId: 'findSimilarBusinesses',
    summary: 'Find possible duplicates',
    description:
      'Returns at most 5 public businesses that may be the same as the one you describe, most likely first. They have a similar name nearby, or the same name and town, phone number, website, or location (within 100 meters). A phone number alone does not count in another state.',
    answer: z.array(SimilarBusiness),
    answerDescription: 'The similar businesses.',
  })
  similar(@Body({ schema: SimilarQuery }) body: SimilarQuery): Promise<JsonText> {
    return this.findSimilar.run(body);
  }

  @Patch(':id')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changeBusiness',
    summary: 'Update your business',
    description:
      'Absent fields stay as they are, and null clears a field. For an approved business, a new name, address, category, or website waits for an administrator while the old one stays public.',
    answer: OwnerBusiness,
    answerDescription: 'The updated business.',
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: BusinessChange }) body: BusinessChange,
  ): Promise<JsonText> {
    await this.changeBusiness.run(viewer, id, body);
    return this.#send(viewer, id);
  }

  @Delete(':id')
  @ForMember()
  @Documented({
    operationId: 'withdrawBusiness',
    summary: 'Withdraw your business',
    description: 'Hides the business from everyone except you and administrators. Nothing is deleted.',
    answerDescription: 'The business is withdrawn.',
    alsoRefuses: [409],
  })
  async withdraw(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.withdrawBusiness.run(viewer, id);
  }

  @Post(':id/relist')
  @ForMember()
  @Documented({
    operationId: 'relistBusiness',
    summary: 'Relist a withdrawn business',
    description:
      'Undoes a withdrawal. The approval status stays the same, so an approved business is public again immediately.',
    answer: OwnerBusiness,
    answerDescription: 'The updated business.',
  })
  async relist(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    await this.withdrawBusiness.undo(viewer, id);
    return this.#send(viewer, id);
  }

  @Post(':id/submit')
  @ForMember()
  @Documented({
    operationId: 'submitBusiness',
    summary: 'Resubmit your business',
    description:
      'Sends a business that was rejected or needs revision back for approval. In any other status, the answer is 409 `APPROVAL_MOVE_REFUSED`.',
    answer: OwnerBusiness,
    answerDescription: 'The business, pending approval.',
  })
  async submit(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    await this.resubmitBusiness.run(viewer, id);
    return this.#send(viewer, id);
  }

  async #send(viewer: SignedIn, id: number): Promise<JsonText> {
    return found('BUSINESS_NOT_FOUND', await this.businesses.detail(id, viewer.userId));
  }
}
