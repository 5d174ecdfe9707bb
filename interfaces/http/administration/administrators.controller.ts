import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { AddAdministrator } from '../../../application/administration/add-administrator.js';
import { Administrators, type AdministratorRecord } from '../../../application/administration/ports.js';
import { RemoveAdministrator } from '../../../application/administration/remove-administrator.js';
import { AdministratorForm, ListedAdministrator } from '../../contract/administration/administration.js';
import { ADMINISTRATOR } from '../../contract/administration/administration-examples.js';
import { AdministratorId } from '../../contract/shared/path-id.js';
import type { Administrator } from '../server/caller/caller-identity.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForAdministrator, Viewer } from '../server/caller/guards.js';

/** The list of administrators. */
@ApiTags('Administration')
@Controller('api/admin/administrators')
@ForAdministrator()
export class AdministratorsController {
  constructor(
    private readonly administrators: Administrators,
    private readonly addAdministrator: AddAdministrator,
    private readonly removeAdministrator: RemoveAdministrator,
  ) {}

  @Get()
  @Documented({
    operationId: 'listAdministrators',
    summary: 'List administrators',
    description:
      'Returns all administrators of this site, oldest first. `isYou` marks the administrator who calls, and `hasTotp` shows who signs in with a second factor.',
    answer: z.array(ListedAdministrator),
    answerDescription: 'The administrators.',
    example: [ADMINISTRATOR],
  })
  async list(@Viewer() you: Administrator): Promise<ListedAdministrator[]> {
    return (await this.administrators.all()).map((each) => listed(each, you));
  }

  @Post()
  @Documented({
    operationId: 'addAdministrator',
    summary: 'Add an administrator',
    description:
      'Creates an administrator with a first password, which they should change. The name must be unique, ignoring case, and easy passwords are refused. Requires a sign-in within the last 10 minutes.',
    status: 201,
    answer: ListedAdministrator,
    answerDescription: 'The new administrator.',
  })
  async add(
    @Viewer() you: Administrator,
    @Body({ schema: AdministratorForm }) { name, password }: AdministratorForm,
  ): Promise<Created<ListedAdministrator>> {
    const added = await this.addAdministrator.run(you, name, password);
    return new Created(`/api/admin/administrators/${String(added.id)}`, listed(added, you));
  }

  @Delete(':id')
  @Documented({
    operationId: 'removeAdministrator',
    summary: 'Remove another administrator',
    description:
      'Ends the administrator’s sessions; past decisions keep the name. You cannot remove yourself. Requires a sign-in within the last 10 minutes.',
    answerDescription: 'The administrator is removed.',
    alsoRefuses: [409],
  })
  async remove(@Viewer() you: Administrator, @Param('id', { schema: AdministratorId }) id: number): Promise<void> {
    await this.removeAdministrator.run(you, id);
  }
}

function listed({ id, name, totpSecret, createdAt }: AdministratorRecord, you: Administrator): ListedAdministrator {
  return { id, name, hasTotp: totpSecret !== null, createdAt: createdAt.toISOString(), isYou: id === you.id };
}
