import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Members } from '../../../application/account/ports.js';
import { PublicUser } from '../../contract/account.js';
import { PUBLIC_USER } from '../../contract/examples.js';
import { UserId } from '../../contract/path-id.js';
import { Documented } from '../openapi/documented.js';
import { found } from '../server/found.js';
import { publicUser } from './user.view.js';

@ApiTags('Members')
@Controller('api/users')
export class UsersController {
  constructor(private readonly members: Members) {}

  @Get(':id')
  @Documented({
    operationId: 'getUser',
    summary: 'What everybody may know of a member',
    answer: PublicUser,
    answerDescription: 'The member; of a closed account nothing is shown.',
    example: PUBLIC_USER,
    problems: [404],
  })
  async profile(@Param('id', { schema: UserId }) id: string): Promise<object> {
    return publicUser(found('USER_NOT_FOUND', await this.members.publicProfile(id)));
  }
}
