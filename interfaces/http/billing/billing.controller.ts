import { Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EndPremium } from '../../../application/billing/end-premium.js';
import { OpenPortal } from '../../../application/billing/open-portal.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { BILLING_ADDRESS, BillingAddress } from '../../contract/billing/billing.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, ForMemberSession, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

/** How owners subscribe to and manage Premium. */
@ApiTags('Businesses')
@Controller('api')
@ForMember()
export class BillingController {
  constructor(
    private readonly startCheckout: StartCheckout,
    private readonly endPremium: EndPremium,
    private readonly openPortal: OpenPortal,
  ) {}

  @Post('businesses/:id/billing/checkout')
  @Limited('billing')
  @Documented({
    operationId: 'startCheckout',
    summary: 'Start a Premium checkout',
    description:
      'Returns the address of the payment page; a repeated call returns the same payment. A canceled Premium that is still running is resumed. If Premium is free on this site, it starts immediately, and the address is that of the plan page.',
    answer: BillingAddress,
    answerDescription: 'The address to open next.',
    example: BILLING_ADDRESS,
  })
  async checkout(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<BillingAddress> {
    return { url: await this.startCheckout.run(viewer, id) };
  }

  @Delete('businesses/:id/billing')
  @Limited('billing')
  @Documented({
    operationId: 'endPremium',
    summary: 'Cancel Premium for your business',
    description:
      'Premium ends when the paid period ends, or immediately if a payment is missing. An unpaid order is canceled. Nothing is deleted.',
    answerDescription: 'Premium is canceled.',
    alsoRefuses: [409],
  })
  async end(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.endPremium.run(viewer, id);
  }

  @Post('billing/portal')
  @ForMemberSession()
  @Limited('billing')
  @Documented({
    operationId: 'openBillingPortal',
    summary: 'Open the billing portal',
    description:
      'Returns the address of the page where you manage cards and invoices. Members who never paid get 409 `NOTHING_PAID`.',
    answer: BillingAddress,
    answerDescription: 'The address to open next.',
  })
  async portal(@Viewer() viewer: SignedIn): Promise<BillingAddress> {
    return { url: await this.openPortal.run(viewer) };
  }
}
