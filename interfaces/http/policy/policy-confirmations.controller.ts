import { Body, Controller, Get, Header, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConfirmPolicy, type OpenConfirmation } from '../../../application/policy/confirm-policy.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { ConfirmationForm, ConfirmationToken, PolicyConfirmation } from '../../contract/policy/confirmation.js';
import { POLICY_CONFIRMATION } from '../../contract/policy/fact-examples.js';
import { Documented } from '../openapi/documented.js';
import { Limited } from '../server/limits/limited.js';

/** The yearly confirmation by the link in the email. The link proves who the owner is, so no sign-in is needed. */
@ApiTags('Pet policies')
@Controller('api/policy-confirmations/:token')
export class PolicyConfirmationsController {
  constructor(
    private readonly confirmPolicy: ConfirmPolicy,
    private readonly secrets: Secrets,
  ) {}

  @Get()
  @Limited('policyConfirmations')
  // The address is a secret that lets anyone speak for the owner.
  @Header('cache-control', 'private, no-store')
  @Header('referrer-policy', 'no-referrer')
  @Documented({
    operationId: 'getPolicyConfirmation',
    summary: 'Get a policy by emailed link',
    description: 'Takes the secret from the link in the yearly email to the owner. Changes nothing.',
    answer: PolicyConfirmation,
    answerDescription: 'What the link confirms.',
    example: POLICY_CONFIRMATION,
    alsoRefuses: [410],
    cached: false,
  })
  show(@Param('token', { schema: ConfirmationToken }) token: string): Promise<OpenConfirmation> {
    return this.confirmPolicy.show(this.secrets.hashOf(token));
  }

  @Post()
  @Limited('policyConfirmations')
  @Documented({
    operationId: 'confirmPolicy',
    summary: 'Confirm a policy by emailed link',
    description:
      'Confirms everything that the link shows as the owner’s statements. Used, expired, and replaced links get 410, and so do links of former owners. If the values have changed since the fingerprint, the answer is 409 `FACT_CHANGED`.',
    answerDescription: 'The policy is confirmed.',
    alsoRefuses: [410],
  })
  async confirm(
    @Param('token', { schema: ConfirmationToken }) token: string,
    @Body({ schema: ConfirmationForm }) { fingerprint }: ConfirmationForm,
  ): Promise<void> {
    await this.confirmPolicy.run(this.secrets.hashOf(token), fingerprint);
  }
}
