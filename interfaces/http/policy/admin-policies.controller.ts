import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AskForConfirmation } from '../../../application/policy/ask-for-confirmation.js';
import { ConfirmFacts } from '../../../application/policy/confirm-facts.js';
import { FactReads } from '../../../application/policy/ports.js';
import { pageRequest, type ListPage } from '../../../application/shared/page.js';
import { ASK_AGAIN_DAYS } from '../../../domain/policy/confirmation-link.js';
import { PhoneConfirmation, PolicyEntry, PolicyListQuery } from '../../contract/policy/confirmation.js';
import { POLICY_ENTRY } from '../../contract/policy/fact-examples.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Undoable } from '../administration/undoable.js';

/** Administrators see which policies nobody has confirmed for long, and ask about them. */
@ApiTags('Administration')
@Controller('api/admin/policies')
@ForAdministrator()
export class AdminPoliciesController {
  constructor(
    private readonly facts: FactReads,
    private readonly confirmFacts: ConfirmFacts,
    private readonly askForConfirmation: AskForConfirmation,
  ) {}

  @Get()
  @Documented({
    operationId: 'listPolicies',
    summary: 'List policies by age',
    description:
      'Returns public places with a pet policy, the longest unconfirmed first. Edits, imports, and visitors’ answers count.',
    listOf: PolicyEntry,
    answerDescription: 'One page of places.',
    example: POLICY_ENTRY,
  })
  byAge(@Query({ schema: PolicyListQuery }) { limit, cursor, state, owned }: PolicyListQuery): Promise<ListPage> {
    return this.facts.byAge({ state, owned }, pageRequest({ limit, cursor }));
  }

  @Post(':id/confirm')
  @Undoable()
  @Documented({
    operationId: 'confirmPolicyByPhone',
    summary: 'Confirm facts for a business',
    description:
      'Confirms facts after you asked the business, for example by phone. Recorded in the audit log with the reason. If a value has changed, nothing is confirmed, and the answer is 409 `FACT_CHANGED`.',
    answerDescription: 'The facts are confirmed.',
  })
  async confirm(
    @Viewer() administrator: Administrator,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: PhoneConfirmation }) body: PhoneConfirmation,
  ): Promise<void> {
    await this.confirmFacts.byAdministrator(administrator, id, body);
  }

  @Post(':id/ask')
  @Undoable()
  @Documented({
    operationId: 'askToConfirmPolicy',
    summary: 'Request confirmation from an owner',
    description: `Emails the owner a link to confirm the policy, which replaces an earlier one. Within ${ASK_AGAIN_DAYS} days of the last email, the answer is 409 \`OWNER_ASKED\`. Recorded in the audit log.`,
    answerDescription: 'The email is on its way.',
  })
  async ask(@Viewer() administrator: Administrator, @Param('id', { schema: BusinessId }) id: number): Promise<void> {
    await this.askForConfirmation.ask(administrator, id);
  }
}
