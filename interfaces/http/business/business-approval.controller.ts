import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DecideOnBusiness, type Decision } from '../../../application/business/decide-on-business.js';
import { ApprovalReads } from '../../../application/business/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { ApprovalStats } from '../../contract/administration/admin-stats.js';
import { APPROVAL_STATS } from '../../contract/administration/administration-examples.js';
import { AdminBusiness, ApprovalForm, RejectionForm, RevisionForm } from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Undoable } from '../administration/undoable.js';

const DECIDED = {
  answer: AdminBusiness,
  answerDescription: 'The updated business.',
  example: ADMIN_BUSINESS,
} as const;

/** Administrators decide on new businesses, and on pending changes to approved ones. */
@ApiTags('Administration')
@Controller('api/admin')
@ForAdministrator()
export class BusinessApprovalController {
  constructor(
    private readonly decideOnBusiness: DecideOnBusiness,
    private readonly businesses: ApprovalReads,
  ) {}

  @Get('pending-businesses')
  @Documented({
    operationId: 'listPendingBusinesses',
    summary: 'List businesses awaiting approval',
    description:
      'Returns businesses that are pending or under review, and approved ones with pending changes. Oldest first.',
    listOf: AdminBusiness,
    answerDescription: 'One page of businesses.',
  })
  pending(@Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.businesses.waiting(pageRequest(query));
  }

  @Get('business-approval-stats')
  @Documented({
    operationId: 'getApprovalStats',
    summary: 'Count businesses per approval status',
    description:
      'Returns the number of businesses in each approval status. Withdrawn businesses count too, and those that need a revision count only in `total`.',
    answer: ApprovalStats,
    answerDescription: 'The current figures.',
    example: APPROVAL_STATS,
  })
  figures(): Promise<JsonText> {
    return this.businesses.figures();
  }

  @Post('businesses/:id/review')
  @Undoable()
  @Documented({
    operationId: 'reviewBusiness',
    summary: 'Start reviewing a business',
    description:
      'Marks a pending business as under review, which is optional before a decision. The owner gets no email.',
    ...DECIDED,
  })
  review(@Viewer() administrator: Administrator, @Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    return this.#decide(administrator, id, { move: 'takeUp' });
  }

  @Post('businesses/:id/approve')
  @Undoable()
  @Documented({
    operationId: 'approveBusiness',
    summary: 'Approve a business',
    description:
      'Approves a new business or the pending changes of an approved one. It goes live, and the owner gets an email.',
    ...DECIDED,
  })
  approve(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ApprovalForm }) { adminNotes, version }: ApprovalForm,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { move: 'approve', adminNotes, version });
  }

  @Post('businesses/:id/reject')
  @Undoable()
  @Documented({
    operationId: 'rejectBusiness',
    summary: 'Reject a business',
    description:
      'Rejects a new business, or the pending changes of an approved one. The owner gets the reason by email, and can edit and resubmit it.',
    ...DECIDED,
  })
  reject(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: RejectionForm }) { rejectionReason, adminNotes, version }: RejectionForm,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { move: 'reject', reason: rejectionReason, adminNotes, version });
  }

  @Post('businesses/:id/needs-revision')
  @Undoable()
  @Documented({
    operationId: 'requestBusinessRevision',
    summary: 'Request a revision from the owner',
    description: 'Asks the owner to change the business and resubmit it. The owner gets the reason by email.',
    ...DECIDED,
  })
  needsRevision(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: RevisionForm }) { reason, version }: RevisionForm,
  ): Promise<JsonText> {
    return this.#decide(administrator, id, { move: 'requestRevision', reason, version });
  }

  async #decide(administrator: Administrator, id: number, decision: Decision): Promise<JsonText> {
    await this.decideOnBusiness.run(administrator, id, decision);
    return found('BUSINESS_NOT_FOUND', await this.businesses.one(id));
  }
}
