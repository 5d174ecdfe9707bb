import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EditListing } from '../../../application/business/edit-listing.js';
import { ListingReads } from '../../../application/business/listing-ports.js';
import { MoveListing, type ListingOrder } from '../../../application/business/move-listing.js';
import { ApprovalReads } from '../../../application/business/ports.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { DELETED_DAYS } from '../../../domain/business/standing.js';
import { AdminBusiness, AdminBusinessChange } from '../../contract/business/business-form.js';
import { ADMIN_BUSINESS } from '../../contract/business/business-examples.js';
import {
  LISTING_CHOICES,
  ListingChoices,
  ListingDeletion,
  ListingQuery,
  ListingReason,
} from '../../contract/business/listing-query.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Undoable } from '../administration/undoable.js';

const MOVED = {
  answer: AdminBusiness,
  answerDescription: 'The updated business.',
  example: ADMIN_BUSINESS,
} as const;

/** Administrators find and change any listing. */
@ApiTags('Administration')
@Controller('api/admin/businesses')
@ForAdministrator()
export class AdminListingsController {
  constructor(
    private readonly editListing: EditListing,
    private readonly moveListing: MoveListing,
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

  @Get('choices')
  @Documented({
    operationId: 'listListingChoices',
    summary: 'List listing filter values',
    description: 'Returns the sources of all listings. Use them as filters of `GET /api/admin/businesses`.',
    answer: ListingChoices,
    answerDescription: 'The values, in alphabetical order.',
    example: LISTING_CHOICES,
  })
  choices(): Promise<JsonText> {
    return this.listings.choices();
  }

  @Get(':id')
  @Documented({
    operationId: 'getAnyBusiness',
    summary: 'Get any business',
    description:
      'Returns a business in any status, as administrators see it. For a merged or deleted one, the answer is 404 `BUSINESS_NOT_FOUND`.',
    answer: AdminBusiness,
    answerDescription: 'The business.',
    example: ADMIN_BUSINESS,
  })
  async one(@Param('id', { schema: BusinessId }) id: number): Promise<JsonText> {
    return found('BUSINESS_NOT_FOUND', await this.businesses.one(id));
  }

  @Patch(':id')
  @Undoable()
  @Documented({
    operationId: 'editBusiness',
    summary: 'Update any business',
    description:
      'Changes apply at once, and no import changes these fields again (of `policy`, the changed facts). They replace the owner’s pending changes of the same fields, and the owner gets the reason by email. Photos can be reordered and removed, but not added.',
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

  @Post(':id/hide')
  @Undoable()
  @Documented({
    operationId: 'hideBusiness',
    summary: 'Hide a business',
    description:
      'Only the owner and administrators can see it, and the owner cannot relist it. The owner gets the reason by email.',
    ...MOVED,
  })
  hide(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ListingReason }) words: ListingReason,
  ): Promise<JsonText> {
    return this.#move(administrator, id, { move: 'hide', ...words });
  }

  @Post(':id/unhide')
  @Undoable()
  @Documented({
    operationId: 'unhideBusiness',
    summary: 'Show a hidden business',
    description: 'Undoes hiding. The business is listed again if it was before. The owner gets the reason by email.',
    ...MOVED,
  })
  unhide(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ListingReason }) words: ListingReason,
  ): Promise<JsonText> {
    return this.#move(administrator, id, { move: 'unhide', ...words });
  }

  @Post(':id/close')
  @Undoable()
  @Documented({
    operationId: 'closeBusiness',
    summary: 'Close a business permanently',
    description:
      'Takes the place out of all lists. Its page says that it closed for one year, and then answers 410. The owner cannot relist it and gets the reason by email.',
    ...MOVED,
  })
  close(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ListingReason }) words: ListingReason,
  ): Promise<JsonText> {
    return this.#move(administrator, id, { move: 'close', ...words });
  }

  @Post(':id/reopen')
  @Undoable()
  @Documented({
    operationId: 'reopenBusiness',
    summary: 'Reopen a closed business',
    description: 'Undoes closing. The business is listed again if it was before. The owner gets the reason by email.',
    ...MOVED,
  })
  reopen(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ListingReason }) words: ListingReason,
  ): Promise<JsonText> {
    return this.#move(administrator, id, { move: 'reopen', ...words });
  }

  @Delete(':id')
  @Undoable()
  @Documented({
    operationId: 'deleteBusiness',
    summary: 'Delete any business',
    description: `Removes the business everywhere. The deletion can be undone in the audit log for ${DELETED_DAYS} days. A business with active Premium is refused with 409 \`LISTING_MOVE_REFUSED\`.`,
    answerDescription: 'The business is deleted.',
    alsoRefuses: [409],
  })
  async delete(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: ListingDeletion }) { reason = null, version }: ListingDeletion,
  ): Promise<void> {
    await this.moveListing.run(administrator, id, { move: 'delete', reason, version });
  }

  async #move(administrator: Administrator, id: number, order: ListingOrder): Promise<JsonText> {
    await this.moveListing.run(administrator, id, order);
    return found('BUSINESS_NOT_FOUND', await this.businesses.one(id));
  }
}
