import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreviewEmails } from '../../../application/outgoing/preview-emails.js';
import { EMAIL_PREVIEW, EmailPreview, EmailPreviewForm } from '../../contract/outgoing/email-preview.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';
import { PreviewedDecisions } from './previewed-decisions.js';

/** Previews of the emails that decisions send. */
@ApiTags('Administration')
@Controller('api/admin/email-previews')
export class EmailPreviewsController {
  constructor(
    private readonly previewEmails: PreviewEmails,
    private readonly decisions: PreviewedDecisions,
  ) {}

  @Post()
  @ForAdministrator()
  @Limited('emailPreviews')
  @Documented({
    operationId: 'previewEmails',
    summary: 'Get emails of a decision',
    description:
      'Returns the emails that a decision would send, and changes nothing. A decision that would be refused gets the same error as its own call. Links with a token do not work.',
    answer: EmailPreview,
    answerDescription: 'The emails, or why none is sent.',
    example: EMAIL_PREVIEW,
    alsoRefuses: [404, 409],
  })
  async preview(
    @Viewer() administrator: Administrator,
    @Body({ schema: EmailPreviewForm }) form: EmailPreviewForm,
  ): Promise<EmailPreview> {
    const { emails, note } = await this.previewEmails.run(administrator, form.decision, (by) =>
      this.decisions.run(by, form),
    );
    return { emails: [...emails], note };
  }
}
