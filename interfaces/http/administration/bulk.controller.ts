import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DecideInBulk } from '../../../application/administration/decide-in-bulk.js';
import { BULK_ANSWER, BulkAnswer, BulkForm } from '../../contract/administration/bulk.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Many decisions at once. */
@ApiTags('Administration')
@Controller('api/admin/bulk')
export class BulkController {
  constructor(private readonly decideInBulk: DecideInBulk) {}

  @Post()
  @HttpCode(200)
  @ForAdministrator()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'decideInBulk',
    summary: 'Decide about many at once',
    description:
      'Each is decided on as if it were the only one: with its own mails and entry in the audit log, and whoever decides second is refused. One that is refused does not stop the others. With `preview` nothing is changed.',
    answer: BulkAnswer,
    answerDescription: 'How it went with each.',
    example: BULK_ANSWER,
    problems: [400, 401, 403, 413, 415],
    cached: false,
  })
  async decide(@Viewer() { name }: Administrator, @Body({ schema: BulkForm }) form: BulkForm): Promise<BulkAnswer> {
    const results = await this.decideInBulk.run(name, { ...form, versions: form.versions });
    return { preview: form.preview, results: [...results] };
  }
}
