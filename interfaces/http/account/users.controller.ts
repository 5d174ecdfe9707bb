import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Members } from '../../../application/account/ports.js';
import { PublicUser } from '../../contract/account/account.js';
import { PUBLIC_USER } from '../../contract/account/account-examples.js';
import { UserId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { SignedIn } from '../identity/signed-in.js';
import { found } from '../server/found.js';
import { ForEverybody, Viewer } from '../server/guards.js';
import { forViewer } from '../server/private-answer.js';
import { publicUser } from './user.view.js';

@ApiTags('Members')
@Controller('api/users')
export class UsersController {
  constructor(private readonly members: Members) {}

  @Get(':id')
  @ForEverybody()
  @Documented({
    operationId: 'getUser',
    summary: 'What everybody may know of a member',
    answer: PublicUser,
    answerDescription: 'The member; of a closed account nothing is shown, and of a paused profile nothing to others.',
    example: PUBLIC_USER,
    problems: [404],
  })
  async profile(
    @Viewer() viewer: SignedIn | null,
    @Param('id', { schema: UserId }) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    forViewer(reply, viewer);
    return publicUser(found('USER_NOT_FOUND', await this.members.publicProfile(id, viewer?.userId ?? null)));
  }
}
