import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EndPremium } from '../../../application/billing/end-premium.js';
import { OpenPortal } from '../../../application/billing/open-portal.js';
import { StartCheckout } from '../../../application/billing/start-checkout.js';
import { BillingAddress } from '../../contract/billing/billing.js';
import { BILLING_ADDRESS } from '../../contract/billing/billing-example.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForMember, Viewer } from '../server/guards.js';
import { Limited } from '../server/limits/limited.js';

/** What an owner does about Premium. */
@ApiTags('Businesses')
@Controller('api')
export class BillingController {
  constructor(
    private readonly startCheckout: StartCheckout,
    private readonly endPremium: EndPremium,
    private readonly openPortal: OpenPortal,
  ) {}

  @Post('businesses/:id/billing/checkout')
  @HttpCode(200)
  @ForMember()
  @Limited('billing')
  @Documented({
    operationId: 'startCheckout',
    summary: 'Order Premium for the own business',
    description:
      'Leads to where it is paid; sent again, to the same payment. What was ended and still runs is kept. Where nothing is charged, Premium is granted at once, and the address is that of the plan.',
    answer: BillingAddress,
    answerDescription: 'Where to go on.',
    example: BILLING_ADDRESS,
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async checkout(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<BillingAddress> {
    return { url: await this.startCheckout.run(viewer, id) };
  }

  @Delete('businesses/:id/billing')
  @HttpCode(204)
  @ForMember()
  @Limited('billing')
  @Documented({
    operationId: 'endPremium',
    summary: 'End Premium of the own business',
    description:
      'At the end of what is paid, or at once where a payment is missing; an order that is not paid is taken back. Nothing is deleted.',
    status: 204,
    answer: null,
    answerDescription: 'It ends, or has ended.',
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async end(@Viewer() viewer: SignedIn, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.endPremium.run(viewer, id);
  }

  @Post('billing/portal')
  @HttpCode(200)
  @ForMember()
  @Limited('billing')
  @Documented({
    operationId: 'openBillingPortal',
    summary: 'Manage the own payments',
    description: 'Leads to where cards are changed and invoices are read.',
    answer: BillingAddress,
    answerDescription: 'Where to go on.',
    example: BILLING_ADDRESS,
    problems: [401, 403, 409],
    cached: false,
  })
  async portal(@Viewer() viewer: SignedIn): Promise<BillingAddress> {
    return { url: await this.openPortal.run(viewer) };
  }
}
