import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CreateAccessToken } from '../../../application/account/create-access-token.js';
import { EndOtherSessions } from '../../../application/account/end-other-sessions.js';
import { EndOwnSession } from '../../../application/account/end-own-session.js';
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
import { ForMemberInPerson, Viewer } from '../server/guards.js';
import type { SignedIn } from '../identity/signed-in.js';
import { accessToken, newAccessToken, ownSession } from './access.view.js';

/** How one's account is reached: tokens and sessions. A token sees and makes none. */
@ApiTags('Account')
@Controller('api/user')
export class AccountAccessController {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly createAccessToken: CreateAccessToken,
    private readonly revokeAccessToken: RevokeAccessToken,
    private readonly ownSessions: OwnSessions,
    private readonly endOwnSession: EndOwnSession,
    private readonly endOtherSessions: EndOtherSessions,
  ) {}

  @Get('tokens')
  @ForMemberInPerson()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'listAccessTokens',
    summary: 'Own access tokens',
    answer: z.array(AccessToken),
    answerDescription: 'Newest first; without the tokens themselves.',
    example: [ACCESS_TOKEN],
    problems: [401],
    cached: false,
  })
  async tokens(@Viewer() viewer: SignedIn): Promise<AccessToken[]> {
    return (await this.accessTokens.ofMember(viewer.userId)).map(accessToken);
  }

  @Post('tokens')
  @ForMemberInPerson()
  @Documented({
    operationId: 'createAccessToken',
    summary: 'Make an access token',
    description:
      'For programs that act for the member, at most 20. `expiresAt` lies at most a year ahead; without it the token does not expire. The sign-in must not be older than 10 minutes.',
    status: 201,
    answer: NewAccessToken,
    answerDescription: 'The token, told this once.',
    example: NEW_ACCESS_TOKEN,
    problems: [400, 401, 403, 409, 413, 415],
    cached: false,
  })
  async create(
    @Viewer() viewer: SignedIn,
    @Body({ schema: AccessTokenForm }) { name, scopes, expiresAt = null }: AccessTokenForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NewAccessToken> {
    const until = expiresAt === null ? null : new Date(expiresAt);
    const made = await this.createAccessToken.run(viewer, viewer.signedInAt, { name, scopes, expiresAt: until });
    // One by itself is not to be read: the list tells of it.
    reply.header('Location', '/api/user/tokens');
    return newAccessToken(made);
  }

  @Delete('tokens/:id')
  @HttpCode(204)
  @ForMemberInPerson()
  @Documented({
    operationId: 'revokeAccessToken',
    summary: 'Revoke an access token',
    status: 204,
    answer: null,
    answerDescription: 'It no longer works.',
    problems: [401, 403, 404],
    cached: false,
  })
  async revoke(@Viewer() viewer: SignedIn, @Param('id', { schema: AccessTokenId }) id: string): Promise<void> {
    await this.revokeAccessToken.run(viewer, id);
  }

  @Get('sessions')
  @ForMemberInPerson()
  @Header('Cache-Control', 'private, no-store')
  @Documented({
    operationId: 'listOwnSessions',
    summary: 'Where one is signed in',
    answer: z.array(OwnSession),
    answerDescription: 'Own sessions, the one last used first.',
    example: [OWN_SESSION],
    problems: [401],
    cached: false,
  })
  async sessions(@Viewer() viewer: SignedIn): Promise<OwnSession[]> {
    return (await this.ownSessions.ofMember(viewer.userId, viewer.sessionId)).map(ownSession);
  }

  @Delete('sessions')
  @HttpCode(204)
  @ForMemberInPerson()
  @Documented({
    operationId: 'endOtherSessions',
    summary: 'Sign out everywhere else',
    status: 204,
    answer: null,
    answerDescription: 'Only the session that asked is left.',
    problems: [401, 403],
    cached: false,
  })
  async endOthers(@Viewer() viewer: SignedIn): Promise<void> {
    await this.endOtherSessions.run(viewer, viewer.sessionId);
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  @ForMemberInPerson()
  @Documented({
    operationId: 'endOwnSession',
    summary: 'End one of the own sessions',
    status: 204,
    answer: null,
    answerDescription: 'It ended at once.',
    problems: [401, 403, 404],
    cached: false,
  })
  async end(@Viewer() viewer: SignedIn, @Param('id', { schema: OwnSessionId }) id: string): Promise<void> {
    await this.endOwnSession.run(viewer, id);
  }
}
