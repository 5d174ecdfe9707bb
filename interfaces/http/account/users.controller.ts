import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetPublicProfile } from '../../../application/account/get-public-profile.js';
import { PublicUser } from '../../contract/account.js';
import { PUBLIC_USER } from '../../contract/examples.js';
import { UserId } from '../../contract/path-id.js';
import { Documented } from '../openapi/documented.js';
import { publicUser } from './user.view.js';

@ApiTags('Members')
@Controller('api/users')
export class UsersController {
  constructor(private readonly getPublicProfile: GetPublicProfile) {}

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
    return publicUser(await this.getPublicProfile.run(id));
  }
}
