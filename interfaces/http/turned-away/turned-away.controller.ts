import { Body, Controller, Delete, Get, Ip, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import { AnswerTurnedAway } from '../../../application/turned-away/answer-turned-away.js';
import { TurnedAwayReads } from '../../../application/turned-away/ports.js';
import { ReportTurnedAway } from '../../../application/turned-away/report-turned-away.js';
import { readPets } from '../../../domain/policy/question.js';
import { ANSWER_HOURS, REPORT_EVERY_DAYS } from '../../../domain/turned-away/turned-away.js';
import { ListQuery } from '../../contract/shared/list.js';
import { BusinessId, TurnedAwayId } from '../../contract/shared/path-id.js';
import {
  OwnersTurnedAway,
  TurnedAway,
  TurnedAwayAnswerForm,
  TurnedAwayForm,
} from '../../contract/turned-away/turned-away.js';
import {
  OWN_TURNED_AWAY,
  OWNERS_TURNED_AWAY,
  TURNED_AWAY_EXAMPLE,
} from '../../contract/turned-away/turned-away-examples.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';
import { Limited } from '../server/limits/limited.js';
import { voiceKey } from '../server/limits/rate-limit.js';

/** Visitors who were turned away with their pets, and the owners' answers. */
@ApiTags('Pet policies')
@Controller('api')
export class TurnedAwayController {
  constructor(
    private readonly reads: TurnedAwayReads,
    private readonly reportTurnedAway: ReportTurnedAway,
    private readonly answerTurnedAway: AnswerTurnedAway,
  ) {}

  @Get('businesses/:id/turned-away')
  @ForEveryone()
  @Documented({
    operationId: 'listTurnedAway',
    summary: 'List reports of turned-away visitors',
    description:
      'Returns the reports of the last 12 months with the owner’s answers, newest first. A report appears once the owner has answered it, or after 72 hours. Members also get their own reports, which have `own`.',
    listOf: TurnedAway,
    answerDescription: 'One page of reports.',
    example: TURNED_AWAY_EXAMPLE,
  })
  async list(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: BusinessId }) id: number,
    @Query({ schema: ListQuery }) query: ListQuery,
  ): Promise<ListPage> {
    return found('BUSINESS_NOT_FOUND', await this.reads.ofBusiness(id, pageRequest(query), viewer?.userId ?? null));
  }

  @Post('businesses/:id/turned-away')
  @ForMember()
  @Limited('turnedAway')
  @Documented({
    operationId: 'reportTurnedAway',
    summary: 'Report that you were turned away',
    description: `Takes one report per member and place in ${REPORT_EVERY_DAYS} days, even if you delete it, but none of your own business. The owner gets an email and has ${ANSWER_HOURS} hours to answer. Without an answer, or without an owner, the report counts: what it contradicts is shown as disputed.`,
    status: 201,
    answer: TurnedAway,
    answerDescription: 'The report.',
    example: OWN_TURNED_AWAY,
    located: false,
  })
  report(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: BusinessId }) id: number,
    @Body({ schema: TurnedAwayForm }) { visitedOn, pets, staffSaid }: TurnedAwayForm,
    @Ip() ip: string,
  ): Promise<JsonText> {
    const visit = { visitedOn, pets: readPets(pets) ?? [], staffSaid };
    return this.reportTurnedAway.run(viewer, id, visit, voiceKey(ip));
  }

  @Delete('turned-away/:id')
  @ForMember()
  @Documented({
    operationId: 'removeTurnedAway',
    summary: 'Delete your turned-away report',
    description: `Deletes your report with its answer. It no longer counts, and disputes nothing on its own. You can report the place again ${REPORT_EVERY_DAYS} days after the first report.`,
    answerDescription: 'The report is deleted.',
    neverRefuses: [409],
  })
  async remove(@Viewer() viewer: SignedIn, @Param('id', { schema: TurnedAwayId }) id: number): Promise<void> {
    await this.reportTurnedAway.undo(viewer, id);
  }

  @Put('turned-away/:id/answer')
  @ForMember()
  @Documented({
    operationId: 'answerTurnedAway',
    summary: 'Respond to a turned-away report',
    description: `Adds the owner’s public answer, or replaces its text. An answer within ${ANSWER_HOURS} hours prevents a dispute; a later one ends it. The writer gets an email about the first answer.`,
    answer: OwnersTurnedAway,
    answerDescription: 'The report with the answer.',
    example: OWNERS_TURNED_AWAY,
    neverRefuses: [409],
  })
  answer(
    @Viewer() viewer: SignedIn,
    @Param('id', { schema: TurnedAwayId }) id: number,
    @Body({ schema: TurnedAwayAnswerForm }) { content }: TurnedAwayAnswerForm,
  ): Promise<JsonText> {
    return this.answerTurnedAway.run(viewer, id, content);
  }

  @Get('user/turned-away')
  @ForMember()
  @Documented({
    operationId: 'listTurnedAwayOfOwner',
    summary: 'List reports about your businesses',
    description:
      'Returns the turned-away reports of the last 12 months about your businesses, newest first. Those that still wait for your answer are included.',
    listOf: OwnersTurnedAway,
    answerDescription: 'One page of reports.',
    example: OWNERS_TURNED_AWAY,
  })
  ofOwner(@Viewer() viewer: SignedIn, @Query({ schema: ListQuery }) query: ListQuery): Promise<ListPage> {
    return this.reads.ofOwner(viewer.userId, pageRequest(query));
  }
}
