import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApprovalReads } from '../../../application/business/ports.js';
import { VerifyBusiness } from '../../../application/business/verify-business.js';
import { AdminBusiness, VerificationForm } from '../../contract/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/examples.js';
import { BusinessId } from '../../contract/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { sendJson } from '../server/answer.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Administrators make sure that businesses are as they say. */
@ApiTags('Administration')
@Controller('api/admin/businesses')
export class BusinessVerificationController {
  constructor(
    private readonly verifyBusiness: VerifyBusiness,
    private readonly businesses: ApprovalReads,
  ) {}

  @Post(':id/verify')
  @HttpCode(200)
  @ForAdministrator()
  @Documented({
    operationId: 'verifyBusiness',
    summary: 'Verify an approved business',
    description: 'It counts as verified from this moment on.',
    answer: AdminBusiness,
    answerDescription: 'The business as it is now.',
    example: ADMIN_BUSINESS,
    problems: [400, 401, 403, 404, 409, 413, 415],
    cached: false,
  })
  async verify(
    @Viewer() { name }: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: VerificationForm }) { verificationSource, verificationNotes, version }: VerificationForm,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const notes = verificationNotes ?? null;
    await this.verifyBusiness.run(name, id, { source: verificationSource, notes, version });
    sendJson(reply, found('BUSINESS_NOT_FOUND', await this.businesses.one(id)));
  }
}
