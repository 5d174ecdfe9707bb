import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AddAdministrator } from '../../../application/administration/add-administrator.js';
import { Administrators, type AdministratorRecord } from '../../../application/administration/ports.js';
import { RemoveAdministrator } from '../../../application/administration/remove-administrator.js';
import { AdministratorForm, ListedAdministrator } from '../../contract/administration/administration.js';
import { ADMINISTRATOR } from '../../contract/administration/administration-examples.js';
import { AdministratorId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../identity/who-calls.js';
import { Documented } from '../openapi/documented.js';
import { ForAdministrator, Viewer } from '../server/guards.js';

/** Who administers this site. */
@ApiTags('Administration')
@Controller('api/admin/administrators')
export class AdministratorsController {
  constructor(
    private readonly administrators: Administrators,
    private readonly addAdministrator: AddAdministrator,
    private readonly removeAdministrator: RemoveAdministrator,
  ) {}

  @Get()
  @ForAdministrator()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'listAdministrators',
    summary: 'Who administers this site',
    answer: z.array(ListedAdministrator),
    answerDescription: 'The oldest first.',
    example: [ADMINISTRATOR],
    problems: [401],
    cached: false,
  })
  async list(@Viewer() you: Administrator): Promise<ListedAdministrator[]> {
    return (await this.administrators.all()).map((each) => listed(each, you));
  }

  @Post()
  @ForAdministrator()
  @Documented({
    operationId: 'addAdministrator',
    summary: 'Add an administrator',
    description:
      'With a first password, which they change themself. The name is unique, its case ignored; passwords that are easy to guess are refused. The sign-in must not be older than 10 minutes.',
    status: 201,
    answer: ListedAdministrator,
    answerDescription: 'The new one.',
    example: { ...ADMINISTRATOR, isYou: false },
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async add(
    @Viewer() you: Administrator,
    @Body({ schema: AdministratorForm }) { name, password }: AdministratorForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ListedAdministrator> {
    const added = await this.addAdministrator.run(you, name, password);
    reply.header('Location', `/api/admin/administrators/${String(added.id)}`);
    return listed(added, you);
  }

  @Delete(':id')
  @HttpCode(204)
  @ForAdministrator()
  @Documented({
    operationId: 'removeAdministrator',
    summary: 'Remove another administrator',
    description:
      'Their sessions end; what they decided stays under their name. Nobody removes themself. The sign-in must not be older than 10 minutes.',
    status: 204,
    answer: null,
    answerDescription: 'Removed.',
    problems: [401, 403, 404, 409],
    cached: false,
  })
  async remove(@Viewer() you: Administrator, @Param('id', { schema: AdministratorId }) id: number): Promise<void> {
    await this.removeAdministrator.run(you, id);
  }
}

function listed({ id, name, totpSecret, createdAt }: AdministratorRecord, you: Administrator): ListedAdministrator {
  return { id, name, hasTotp: totpSecret !== null, createdAt: createdAt.toISOString(), isYou: id === you.id };
}
