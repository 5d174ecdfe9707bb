import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FactReads } from '../../../application/policy/ports.js';
import { pageRequest, type ListPage } from '../../../application/shared/page.js';
import { PolicyEntry, PolicyListQuery } from '../../contract/policy/fact.js';
import { POLICY_ENTRY } from '../../contract/policy/fact-examples.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator } from '../server/caller/guards.js';

/** Administrators see which policies nobody has confirmed for long. */
@ApiTags('Administration')
@Controller('api/admin/policies')
@ForAdministrator()
export class AdminPoliciesController {
  constructor(private readonly facts: FactReads) {}

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
  byAge(@Query({ schema: PolicyListQuery }) { limit, cursor, state }: PolicyListQuery): Promise<ListPage> {
    return this.facts.byAge({ state }, pageRequest({ limit, cursor }));
  }
}
