import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import { FollowNotice } from '../../../application/billing/follow-notice.js';
import { Documented } from '../openapi/documented.js';
import { SignedBody } from '../server/signed-body.js';

/** What Stripe tells of payments. */
@ApiTags('Businesses')
@Controller('api/webhooks')
export class StripeWebhookController {
  constructor(private readonly followNotice: FollowNotice) {}

  @Post('stripe')
  @HttpCode(200)
  @SignedBody()
  @ApiHeader({ name: 'Stripe-Signature', required: true, schema: { type: 'string' } })
  @ApiBody({ schema: { type: 'object' }, description: 'An event of Stripe, as it was signed; at most 256 KiB.' })
  @Documented({
    operationId: 'receiveStripeEvent',
    summary: 'Events of Stripe',
    description:
      'For Stripe alone: what is not signed by it within five minutes changes nothing. Each event is followed once, in whatever order they come. Unknown where Premium is not paid at Stripe.',
    answer: null,
    answerDescription: 'It is followed, or concerns nothing here.',
    problems: [400, 404, 413, 415],
    cached: false,
    public: false,
  })
  async receive(@Body() body: unknown, @Headers('stripe-signature') signature: string | undefined): Promise<void> {
    await this.followNotice.run(typeof body === 'string' ? body : '', signature ?? '');
  }
}
