import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ChangeBusiness } from '../../../application/business/change-business.js';
import { CreateBusiness } from '../../../application/business/create-business.js';
import { BusinessReads } from '../../../application/business/ports.js';
import { RelistBusiness } from '../../../application/business/relist-business.js';
import { ResubmitBusiness } from '../../../application/business/resubmit-business.js';
import { FindSimilar } from '../../../application/business/find-similar.js';
import { WithdrawBusiness } from '../../../application/business/withdraw-business.js';
import { BusinessCard } from '../../contract/business/business.js';
import { BusinessChange, BusinessForm, OwnerBusiness, SimilarQuery } from '../../contract/business/business-form.js';
import { BUSINESS_CARD, OWNER_BUSINESS } from '../../contract/business/business-examples.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { sendJson } from '../server/answer.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForMember, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import { LargeBody } from '../server/large-body.js';

/** What a member does with businesses of their own. */
@ApiTags('Businesses')
@Controller('api/businesses')
export class BusinessWritesController {
  constructor(
    private readonly createBusiness: CreateBusiness,
    private readonly changeBusiness: ChangeBusiness,
    private readonly withdrawBusiness: WithdrawBusiness,
    private readonly relistBusiness: RelistBusiness,
    private readonly resubmitBusiness: ResubmitBusiness,
    private readonly findSimilar: FindSimilar,
    private readonly businesses: BusinessReads,
  ) {}

  @Post()
  @ForMember()
  @Limited('businesses')
  @LargeBody()
  @Documented({
    operationId: 'createBusiness',
    summary: 'List a business',
    description:
      'It belongs to the member, and is public once an administrator has approved it. Without a pin it stands in the middle of its ZIP code or town. What the tier does not grant is refused.',
    status: 201,
    answer: OwnerBusiness,
    answerDescription: 'The business, waiting for approval.',
    example: OWNER_BUSINESS,
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: BusinessForm }) { tier, ...body }: BusinessForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.createBusiness.run(viewer, body, tier);
    await this.#send(viewer, id, reply.header('Location', `/api/businesses/${String(id)}`));
  }

  @Post('similar')
  @HttpCode(200)
  @Documented({
    operationId: 'findSimilarBusinesses',
    summary: 'Businesses that may be the same one',
    description:
      'Public businesses with a like name nearby, the same name in the same town, within 100 metres, or with the same phone number or web site; at most five, the likeliest first.',
    answer: z.array(BusinessCard),
    answerDescription: 'What is listed already.',
    example: [BUSINESS_CARD],
    problems: [400, 403, 413, 415],
    cached: false,
  })
  async similar(@Body({ schema: SimilarQuery }) body: SimilarQuery, @Res() reply: FastifyReply): Promise<void> {
    sendJson(reply, await this.findSimilar.run(body));
  }

  @Patch(':id')
  @ForMember()
  @LargeBody()
  @Documented({
    operationId: 'changeBusiness',
    summary: 'Edit the own business',
    description:
      'Keys that are absent stay as they are, null clears. Of an approved business, a new name, address, category or website waits for an administrator while the old one stays public.',
    answer: OwnerBusiness,
    answerDescription: 'The business as it is now.',
    example: OWNER_BUSINESS,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: BusinessChange }) body: BusinessChange,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.changeBusiness.run(viewer, id, body);
    await this.#send(viewer, id, reply);
  }

  @Delete(':id')
  @HttpCode(204)
  @ForMember()
  @Documented({
    operationId: 'withdrawBusiness',
    summary: 'Withdraw the own business',
    description: 'Nobody but its owner and administrators sees it from then on; nothing is lost.',
    status: 204,
    answer: null,
    answerDescription: 'It is withdrawn.',
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async withdraw(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.withdrawBusiness.run(viewer, id);
  }

  @Post(':id/relist')
  @HttpCode(200)
  @ForMember()
  @Documented({
    operationId: 'relistBusiness',
    summary: 'Put a withdrawn business back',
    answer: OwnerBusiness,
    answerDescription: 'The business as it is now.',
    example: OWNER_BUSINESS,
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async relist(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.relistBusiness.run(viewer, id);
    await this.#send(viewer, id, reply);
  }

  @Post(':id/submit')
  @HttpCode(200)
  @ForMember()
  @Documented({
    operationId: 'submitBusiness',
    summary: 'Send the own business in again',
    description: 'After it was rejected, or had to be revised.',
    answer: OwnerBusiness,
    answerDescription: 'The business, waiting for approval.',
    example: OWNER_BUSINESS,
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async submit(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.resubmitBusiness.run(viewer, id);
    await this.#send(viewer, id, reply);
  }

  async #send(viewer: SignedIn, id: number, reply: FastifyReply): Promise<void> {
    sendJson(reply, found('BUSINESS_NOT_FOUND', await this.businesses.detail(id, viewer.userId)));
  }
}
