import { Body, Controller, Get, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AnswerFact } from '../../../application/policy/answer-fact.js';
import { ConfirmFacts } from '../../../application/policy/confirm-facts.js';
import { ShowFacts, type FitResult } from '../../../application/policy/show-facts.js';
import { ANSWER_DAYS } from '../../../domain/policy/answering.js';
import type { FactKey } from '../../../domain/policy/fact.js';
import { MAX_HISTORY, type ShownFactHistory } from '../../../domain/policy/fact-history.js';
import { FactConfirmation } from '../../contract/policy/confirmation.js';
import { Fact, FactAnswerForm, FactKeyName } from '../../contract/policy/fact.js';
import { FACT } from '../../contract/policy/fact-examples.js';
import { Fit, FIT, FitQuery } from '../../contract/policy/fit.js';
import { BusinessId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { AdministratorViewer, ForEveryoneAndAdministrators, ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';
import { Limited } from '../server/limits/limited.js';
import { voiceKey } from '../server/limits/rate-limit.js';

/** Whether pets can come to a place, and how we know. */
@ApiTags('Pet policies')
@Controller('api/businesses/:id')
export class FactsController {
  constructor(
    private readonly showFacts: ShowFacts,
    private readonly answerFact: AnswerFact,
    private readonly confirmFacts: ConfirmFacts,
  ) {}

  @Get('fit')
  @ForEveryoneAndAdministrators()
  @Documented({
    operationId: 'getFit',
    summary: 'Check if pets can come',
    description:
      'Answers `yes`, `ask`, or `no` with all reasons, the most important first; unknown facts lead to `ask`. Without `at`, opening hours do not count. The same answer filters the search with `fits`.',
    answer: Fit,
    answerDescription: 'The answer with its reasons.',
    example: FIT,
  })
  async fit(
    @Viewer() member: SignedIn | null,
    @AdministratorViewer() administrator: Administrator | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: FitQuery }) { pets, at }: FitQuery,
  ): Promise<FitResult> {
    const question = { pets: pets ?? [], at: at ?? null };
    return found('BUSINESS_NOT_FOUND', await this.showFacts.fit(viewers(member, administrator), id, question));
  }

  @Get('facts')
  @ForEveryoneAndAdministrators()
  @Documented({
    operationId: 'listFacts',
    summary: 'List facts with their history',
    description: `Returns each known fact of the pet policy and the opening hours with at most ${MAX_HISTORY} statements, newest first. They name the kind of source, never the person.`,
    answer: z.array(Fact),
    answerDescription: 'The known facts in display order.',
    example: [FACT],
  })
  async facts(
    @Viewer() member: SignedIn | null,
    @AdministratorViewer() administrator: Administrator | null,
    @Param('id', { schema: BusinessId }) id: number,
  ): Promise<readonly ShownFactHistory[]> {
    return found('BUSINESS_NOT_FOUND', await this.showFacts.history(viewers(member, administrator), id));
  }

  @Post('facts/:key/answer')
  @ForMember()
  @Limited('factAnswers')
  @Documented({
    operationId: 'answerFact',
    summary: 'Confirm or contradict a fact',
    description: `Takes one answer in ${ANSWER_DAYS} days for each fact, except about your own business. If the value has changed, the answer is 409 \`FACT_CHANGED\` with the current one. Answers from one network count once.`,
    answerDescription: 'Your answer counts.',
  })
  async answer(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Param('key', { schema: FactKeyName }) key: FactKey,
    @Body({ schema: FactAnswerForm }) body: FactAnswerForm,
    @Ip() ip: string,
  ): Promise<void> {
    await this.answerFact.run(viewer, id, key, body, voiceKey(ip));
  }

  @Post('facts/confirm')
  @ForMember()
  @Limited('factAnswers')
  @Documented({
    operationId: 'confirmFacts',
    summary: 'Confirm facts as the owner',
    description:
      'Says that facts of your own business are still right. If a value has changed, nothing is confirmed, and the answer is 409 `FACT_CHANGED`.',
    answerDescription: 'The facts are confirmed.',
  })
  async confirm(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: FactConfirmation }) { facts }: FactConfirmation,
  ): Promise<void> {
    await this.confirmFacts.byOwner(viewer, id, facts);
  }
}

const viewers = (member: SignedIn | null, administrator: Administrator | null) => ({
  memberId: member?.userId ?? null,
  isAdministrator: administrator !== null,
});
