import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CheckHealth } from '../../../application/health/check-health.js';
import { SendTestEmail } from '../../../application/outgoing/send-test-email.js';
import { SYSTEM_HEALTH, TEST_EMAIL_RESULT } from '../../contract/health/health-examples.js';
import { SystemHealth, TestEmailForm, TestEmailResult } from '../../contract/health/health.js';
import { Documented } from '../openapi/documented.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';
import { Limited } from '../server/limits/limited.js';

/** Administrators see the state of the installation, and try its email. */
@ApiTags('Administration')
@Controller('api/admin/health')
@ForAdministrator()
export class HealthController {
  constructor(
    private readonly checkHealth: CheckHealth,
    private readonly sendTestEmail: SendTestEmail,
  ) {}

  @Get()
  @Documented({
    operationId: 'getSystemHealth',
    summary: 'Check the installation',
    description:
      'Checks email, storage, jobs, backups, database, disk, and imports, each for at most five seconds. A failed check does not affect the others. The storage check writes, reads, and deletes a small file.',
    answer: SystemHealth,
    answerDescription: 'The state of each part.',
    example: SYSTEM_HEALTH,
  })
  check(@Viewer() administrator: Administrator): Promise<SystemHealth> {
    return this.checkHealth.run(administrator);
  }

  @Post('test-email')
  @Limited('testEmails')
  @Documented({
    operationId: 'sendTestEmail',
    summary: 'Send a test email',
    description:
      'Sends an email at once through the gateway of all emails and waits up to 25 seconds for its answer. A refusal of the gateway is a result with `delivered: false`. Writes an audit log entry with the masked address.',
    answer: TestEmailResult,
    answerDescription: 'The answer of the gateway.',
    example: TEST_EMAIL_RESULT,
  })
  send(
    @Viewer() administrator: Administrator,
    @Body({ schema: TestEmailForm }) { to }: TestEmailForm,
  ): Promise<TestEmailResult> {
    return this.sendTestEmail.run(administrator, to);
  }
}
