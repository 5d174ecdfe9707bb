import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReportContent } from '../../../application/moderation/report-content.js';
import { ContentReport, ReportedContent } from '../../contract/moderation/content-report.js';
import type { SignedIn } from '../identity/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import { Limited } from '../server/limits/limited.js';

const REPORTED: ReportedContent = {
  targetType: 'review',
  targetId: 1201,
  reason: 'spam',
  description: 'It only names the address of a shop.',
};

@ApiTags('Moderation')
@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reportContent: ReportContent) {}

  @Post()
  @ForEverybody()
  @Limited('contentReports')
  @Documented({
    operationId: 'reportContent',
    summary: 'Report a review, response, Guide Dog, pet profile or photo',
    description:
      'Anybody may, but for what is their own. A person looks at it; whoever published it does not learn who reported. The same once more by the same member, or with the same address, is taken and changes nothing.',
    status: 201,
    answer: ReportedContent,
    answerDescription: 'What was sent, without the address.',
    example: REPORTED,
    located: false,
    problems: [400, 403, 404, 413, 415],
    cached: false,
  })
  async report(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: ContentReport }) body: ContentReport,
  ): Promise<ReportedContent> {
    const { targetType, targetId, reason } = body;
    // What was left empty was not said.
    const [description, reporterEmail] = [body.description || null, body.reporterEmail || null];
    await this.reportContent.run(viewer, {
      targetType,
      targetId: String(targetId),
      reason,
      description,
      reporterEmail,
    });
    return { targetType, targetId, reason, description };
  }
}
