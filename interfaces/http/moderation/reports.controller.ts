import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SubmissionNetworks } from '../../../application/administration/queue-ports.js';
import { ReportContent } from '../../../application/moderation/report-content.js';
import { ContentReport, ReportedContent } from '../../contract/moderation/content-report.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Documented } from '../openapi/documented.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
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
  constructor(
    private readonly reportContent: ReportContent,
    private readonly networks: SubmissionNetworks,
  ) {}

  @Post()
  @ForEveryone()
  @Limited('contentReports')
  @Documented({
    operationId: 'reportContent',
    summary: 'Report content',
    description:
      'Reports a review, response, Guide Dog, pet profile, or photo of another member. A person looks at each report, and the author does not learn the reporter’s name. A repeated report by the same member or email address changes nothing.',
    status: 201,
    answer: ReportedContent,
    answerDescription: 'The report, without the email address.',
    example: REPORTED,
    located: false,
    alsoRefuses: [404],
  })
  async report(
    @Viewer() viewer: SignedIn | null,
    @Body({ schema: ContentReport }) body: ContentReport,
    @Ip() ip: string,
  ): Promise<ReportedContent> {
    const { targetType, targetId, reason } = body;
    // Empty fields count as absent.
    const [description, reporterEmail] = [body.description || null, body.reporterEmail || null];
    const id = await this.reportContent.run(viewer, {
      targetType,
      targetId: String(targetId),
      reason,
      description,
      reporterEmail,
    });
    await this.networks.record('report', id, ip);
    return { targetType, targetId, reason, description };
  }
}
