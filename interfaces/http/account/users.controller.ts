import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Members } from '../../../application/account/ports.js';
import { PublicUser } from '../../contract/account/account.js';
import { PUBLIC_USER } from '../../contract/account/account-examples.js';
import { UserId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';
import { ForEveryone, Viewer } from '../server/caller/guards.js';
import { publicUser } from './user.view.js';

@ApiTags('Members')
@Controller('api/users')
export class UsersController {
  constructor(private readonly members: Members) {}

  @Get(':userId')
  @ForEveryone()
  @Documented({
    operationId: 'getUser',
    summary: 'Get a member’s public profile',
    description:
      'Returns the public data of a member. Closed accounts are hidden; only the member sees a paused profile.',
    answer: PublicUser,
    answerDescription: 'The member’s public profile.',
    example: PUBLIC_USER,
  })
  async profile(@Viewer() viewer: SignedIn | null, @Param('userId', { schema: UserId }) id: string): Promise<object> {
    return publicUser(found('USER_NOT_FOUND', await this.members.publicProfile(id, viewer?.userId ?? null)));
  }
}
