import { Body, Controller, Headers, Post } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import { FollowNotice } from '../../../application/billing/follow-notice.js';
import { Documented } from '../openapi/documented.js';
import { SignedBody } from '../server/body/signed-body.js';

/** Payment events from Stripe. */
@ApiTags('Businesses')
@Controller('api/webhooks')
export class StripeWebhookController {
  constructor(private readonly followNotice: FollowNotice) {}

  @Post('stripe')
  @SignedBody()
  @ApiHeader({
    name: 'Stripe-Signature',
    required: true,
    description: 'Signature of the event by Stripe.',
    schema: { type: 'string' },
  })
  @ApiBody({ schema: { type: 'object' }, description: 'An event of Stripe, as it was signed.' })
  @Documented({
    operationId: 'receiveStripeEvent',
    summary: 'Receive a Stripe event',
    description:
      'For Stripe only: an event must carry Stripe’s signature and be at most 5 minutes old. Each event is processed once, in any order. If payments do not use Stripe, the answer is 404.',
    status: 200,
    answerDescription: 'The event was processed or ignored.',
    public: false,
    alsoRefuses: [404],
  })
  async receive(@Body() body: unknown, @Headers('stripe-signature') signature: string | undefined): Promise<void> {
    await this.followNotice.run(typeof body === 'string' ? body : '', signature ?? '');
  }
}
