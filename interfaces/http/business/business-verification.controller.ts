import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApprovalReads, VerificationReads } from '../../../application/business/ports.js';
import { VerifyBusiness, type Verification } from '../../../application/business/verify-business.js';
import { pageRequest } from '../../../application/shared/page.js';
import { DEFAULT_PAGE_SIZE } from '../../../domain/shared/page-size.js';
import {
  AdminBusiness,
  VerificationForm,
  VerificationQuery,
  VerificationRefusal,
} from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson, sendPage } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

const DECIDED = {
  answer: AdminBusiness,
  answerDescription: 'The business as it is now.',
  example: ADMIN_BUSINESS,
  problems: [400, 401, 403, 404, 409, 413, 415],
  cached: false,
} as const;

/** Administrators make sure that businesses are as they say. */
@ApiTags('Administration')
@Controller('api/admin')
export class BusinessVerificationController {
  constructor(
    private readonly verifyBusiness: VerifyBusiness,
    private readonly businesses: ApprovalReads,
    private readonly reads: VerificationReads,
  ) {}

  @Get('business-verification')
  @ForAdministrator()
  @Documented({
    operationId: 'listBusinessVerification',
    summary: 'Public businesses by their verification',
    description:
      'Those that nobody has looked at yet unless `status` says otherwise. The longest listed first; of the verified ones the longest verified.',
    answer: z.array(AdminBusiness),
    answerDescription: 'One page of them.',
    example: [ADMIN_BUSINESS],
    list: true,
    problems: [400, 401],
    cached: false,
  })
  async list(
    @Query({ schema: VerificationQuery }) query: VerificationQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.reads.inState(query.status ?? 'waiting', pageRequest(query, DEFAULT_PAGE_SIZE));
    sendPage(reply.header('Cache-Control', 'private, no-store'), page);
  }

  @Post('businesses/:id/verify')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'verifyBusiness',
    summary: 'Verify an approved business',
    description: 'It counts as verified from this moment on.',
    ...DECIDED,
  })
  async verify(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: VerificationForm }) { verificationSource, verificationNotes, version }: VerificationForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const notes = verificationNotes ?? null;
    await this.#decide(administrator, id, { decision: 'verify', source: verificationSource, notes, version }, reply);
  }

  @Post('businesses/:id/refuse-verification')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'refuseVerification',
    summary: 'Say that an approved business could not be verified',
    description: 'It counts as verified no more. It stays public, and the notes are for administrators alone.',
    ...DECIDED,
  })
  async refuse(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: VerificationRefusal }) { verificationNotes: notes, version }: VerificationRefusal,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#decide(administrator, id, { decision: 'refuse', notes, version }, reply);
  }

  async #decide({ name }: Administrator, id: number, verification: Verification, reply: FastifyReply): Promise<void> {
    await this.verifyBusiness.run(name, id, verification);
    sendJson(reply, found('BUSINESS_NOT_FOUND', await this.businesses.one(id)));
  }
}
