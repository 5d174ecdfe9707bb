import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WebhookId, type NewWebhook } from '../../contract/webhook/webhook.js';
import { Documented } from '../openapi/documented.js';
import { ForMemberSession, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { WebhookCalls } from './webhook-calls.js';
import { webhookDocuments } from './webhook-documents.js';

/** Secrets of a member's webhooks. A leaked token must not be able to replace them. */
@ApiTags('Webhooks')
@Controller('api/user/webhooks')
@ForMemberSession()
export class WebhookSecretsController {
  constructor(private readonly calls: WebhookCalls) {}

  @Post(':webhookId/secret')
  @Documented(webhookDocuments('member').rotate)
  rotate(@Viewer() member: SignedIn, @Param('webhookId', { schema: WebhookId }) id: string): Promise<NewWebhook> {
    return this.calls.rotate({ kind: 'member', member }, id);
  }
}
