import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApprovalReads, VerificationReads } from '../../../application/business/ports.js';
import { VerifyBusiness, type Verification } from '../../../application/business/verify-business.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import {
  AdminBusiness,
  VerificationForm,
  VerificationQuery,
  VerificationRefusal,
} from '../../contract/business/business-form.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators verify businesses. */
@ApiTags('Administration')
@Controller('api/admin')
@ForAdministrator()
export class BusinessVerificationController {
  constructor(
    private readonly verifyBusiness: VerifyBusiness,
    private readonly businesses: ApprovalReads,
    private readonly reads: VerificationReads,
  ) {}

  @Get('business-verification')
  @Documented({
    operationId: 'listBusinessVerification',
    summary: 'List businesses by verification status',
    description:
      'Returns public businesses that await verification, unless `status` says otherwise. Longest listed first; for verified ones, longest verified first.',
    listOf: AdminBusiness,
    answerDescription: 'One page of businesses.',
  })
  async list(@Query({ schema: VerificationQuery }) query: VerificationQuery): Promise<ListPage> {
    return this.reads.inState(query.status, pageRequest(query));
  }

  @Post('businesses/:id/verify')
  @Undoable()
  @Documented({
    operationId: 'verifyBusiness',
    summary: 'Verify an approved business',
    description:
      'Marks an approved business as verified from now on; any other business gets 409 `APPROVAL_MOVE_REFUSED`. The owner gets no email.',
    answer: AdminBusiness,
    answerDescription: 'The updated business.',
  })
  verify(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: VerificationForm }) { verificationSource, verificationNotes, version }: VerificationForm,
  ): Promise<JsonText> {
    const notes = verificationNotes ?? null;
    return this.#decide(administrator, id, { decision: 'verify', source: verificationSource, notes, version });
  }

  @Post('businesses/:id/refuse-verification')
  @Undoable()
  @Documented({
    operationId: 'refuseVerification',
    summary: 'Refuse to verify a business',
    description: 'Removes the verified status. The business stays public, and only administrators see the notes.',
    answer: AdminBusiness,
    answerDescription: 'The updated business.',
  })
  refuse(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: VerificationRefusal }) { verificationNotes: notes, version }: VerificationRefusal,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { decision: 'refuse', notes, version });
  }

  async #decide(administrator: Administrator, id: number, verification: Verification): Promise<JsonText> {
    await this.verifyBusiness.run(administrator, id, verification);
    return found('BUSINESS_NOT_FOUND', await this.businesses.one(id));
  }
}
