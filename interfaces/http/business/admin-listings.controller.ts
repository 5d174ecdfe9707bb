import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EditListing } from '../../../application/business/edit-listing.js';
import { ListingReads } from '../../../application/business/listing-ports.js';
import { ApprovalReads } from '../../../application/business/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { AdminBusiness, AdminBusinessChange } from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import { ListingQuery } from '../../contract/business/listing-query.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import type { Administrator } from '../server/caller/caller-identity.js';

/** Administrators find and change any listing. */
@ApiTags('Administration')
@Controller('api/admin/businesses')
@ForAdministrator()
export class AdminListingsController {
  constructor(
    private readonly editListing: EditListing,
    private readonly listings: ListingReads,
    private readonly businesses: ApprovalReads,
  ) {}

  @Get()
  @Documented({
    operationId: 'listAllBusinesses',
    summary: 'List all businesses',
    description:
      'Returns businesses in every status, newest first, except merged and deleted ones. A business must match all filters.',
    listOf: AdminBusiness,
    answerDescription: 'One page of businesses.',
    example: ADMIN_BUSINESS,
  })
  all(@Query({ schema: ListingQuery }) { limit, cursor, ...filter }: ListingQuery): Promise<ListPage> {
    return this.listings.page(filter, pageRequest({ limit, cursor }));
  }

  @Patch(':id')
  @Documented({
    operationId: 'editBusiness',
    summary: 'Update any business',
    description:
      'Changes apply at once, and no import changes these fields again. They replace the owner’s pending changes of the same fields, and the owner gets the reason by email. Photos can be reordered and removed, but not added.',
    answer: AdminBusiness,
    answerDescription: 'The updated business.',
    example: ADMIN_BUSINESS,
  })
  async edit(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: AdminBusinessChange }) { reason, version, ...change }: AdminBusinessChange,
  ): Promise<JsonText> {
    await this.editListing.run(administrator, id, { change, reason, version });
    return found('BUSINESS_NOT_FOUND', await this.businesses.one(id));
  }
}
