import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CreateAccessToken } from '../../../application/account/create-access-token.js';
import { AccessTokens, OwnSessions } from '../../../application/account/ports.js';
import { RevokeAccessToken } from '../../../application/account/revoke-access-token.js';
import {
  AccessToken,
  AccessTokenForm,
  AccessTokenId,
  NewAccessToken,
  OwnSession,
  OwnSessionId,
} from '../../contract/account/account-access.js';
import { ACCESS_TOKEN, NEW_ACCESS_TOKEN, OWN_SESSION } from '../../contract/account/account-examples.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForMemberSession, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { accessToken, newAccessToken, ownSession } from './access.view.js';

/** Access to a member's own account: tokens and sessions. A token cannot list or create tokens. */
@ApiTags('Account')
@Controller('api/user')
@ForMemberSession()
export class AccountAccessController {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly createAccessToken: CreateAccessToken,
    private readonly revokeAccessToken: RevokeAccessToken,
    private readonly ownSessions: OwnSessions,
  ) {}

  @Get('tokens')
  @Documented({
    operationId: 'listAccessTokens',
    summary: 'List your access tokens',
    description: 'Returns your personal access tokens, newest first. The secret tokens themselves are not included.',
    answer: z.array(AccessToken),
    answerDescription: 'Your access tokens.',
    example: [ACCESS_TOKEN],
  })
  async tokens(@Viewer() viewer: SignedIn): Promise<AccessToken[]> {
    return (await this.accessTokens.ofMember(viewer.userId)).map(accessToken);
  }

  @Post('tokens')
  @Documented({
    operationId: 'createAccessToken',
    summary: 'Create an access token',
    description:
      'Creates a token for programs that act for you. You can have at most 20; a token without `expiresAt` never expires, and `expiresAt` is at most one year ahead. Requires a sign-in within the last 10 minutes.',
    status: 201,
    answer: NewAccessToken,
    answerDescription: 'The token. This is the only time that it is shown.',
    example: NEW_ACCESS_TOKEN,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: AccessTokenForm }) { name, scopes, expiresAt = null }: AccessTokenForm,
  ): Promise<Created<NewAccessToken>> {
    const until = expiresAt === null ? null : new Date(expiresAt);
    const created = await this.createAccessToken.run(viewer, viewer.signedInAt, { name, scopes, expiresAt: until });
    // A single token has no address, so this is the list's.
    return new Created('/api/user/tokens', newAccessToken(created));
  }

  @Delete('tokens/:id')
  @Documented({
    operationId: 'revokeAccessToken',
    summary: 'Revoke an access token',
    description: 'The token stops working immediately. This cannot be undone.',
    answerDescription: 'The token is revoked.',
  })
  async revoke(@Viewer() viewer: SignedIn, @Param('id', { schema: AccessTokenId }) id: string): Promise<void> {
    await this.revokeAccessToken.run(viewer, id);
  }

  @Get('sessions')
  @Documented({
    operationId: 'listOwnSessions',
    summary: 'List your sessions',
    description:
      'Returns the browsers where you are signed in: the current one first, then the most recently used. For programs with a token, see `GET /api/user/tokens`.',
    answer: z.array(OwnSession),
    answerDescription: 'Your sessions.',
    example: [OWN_SESSION],
  })
  async sessions(@Viewer() viewer: SignedIn): Promise<OwnSession[]> {
    return (await this.ownSessions.ofMember(viewer.userId, viewer.sessionId)).map(ownSession);
  }

  @Delete('sessions')
  @Documented({
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    description: 'Ends all your sessions except the current one. Access tokens keep working.',
    answerDescription: 'The other sessions have ended.',
  })
  async endOthers(@Viewer() viewer: SignedIn): Promise<void> {
    await this.ownSessions.endOthers(viewer.userId, viewer.sessionId);
  }

  @Delete('sessions/:id')
  @Documented({
    operationId: 'endOwnSession',
    summary: 'End one of your sessions',
    description: 'Signs you out of one browser. The session ends immediately.',
    answerDescription: 'The session has ended.',
  })
  async end(@Viewer() viewer: SignedIn, @Param('id', { schema: OwnSessionId }) id: string): Promise<void> {
    await this.ownSessions.end(viewer.userId, id);
  }
}
