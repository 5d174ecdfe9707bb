import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { JsonText, ListPage } from '../../../application/shared/page.js';
import type { Created } from '../server/answer-adapter.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { Limited } from '../server/limits/limited.js';
import {
  WebhookChange,
  WebhookDeliveryId,
  WebhookDeliveryQuery,
  WebhookForm,
  WebhookId,
  type NewWebhook,
  type StartedReplay,
  type Webhook,
  type WebhookTest,
} from '../../contract/webhook/webhook.js';
import { Documented } from '../openapi/documented.js';
import { WebhookCalls } from './webhook-calls.js';
import { webhookDocuments } from './webhook-documents.js';

const DOCUMENTS = webhookDocuments('member');

const holderOf = (member: SignedIn) => ({ kind: 'member', member }) as const;

/** A member's webhooks, by session or access token. */
@ApiTags('Webhooks')
@Controller('api/user/webhooks')
@ForMember()
export class WebhooksController {
  constructor(private readonly calls: WebhookCalls) {}

  @Get()
  @Documented(DOCUMENTS.list)
  list(@Viewer() viewer: SignedIn): Promise<Webhook[]> {
    return this.calls.list(holderOf(viewer));
  }

  @Post()
  @Limited('webhooks')
  @Documented(DOCUMENTS.add)
  add(@Viewer() viewer: SignedIn, @Body({ schema: WebhookForm }) form: WebhookForm): Promise<Created<NewWebhook>> {
    return this.calls.add(holderOf(viewer), '/api/user/webhooks', form);
  }

  @Put(':webhookId')
  @Limited('webhooks')
  @Documented(DOCUMENTS.change)
  change(
    @Viewer() viewer: SignedIn,
    @Param('webhookId', { schema: WebhookId }) id: string,
    @Body({ schema: WebhookChange }) form: WebhookChange,
  ): Promise<Webhook> {
    return this.calls.change(holderOf(viewer), id, form);
  }

  @Delete(':webhookId')
  @Documented(DOCUMENTS.remove)
  async remove(@Viewer() viewer: SignedIn, @Param('webhookId', { schema: WebhookId }) id: string): Promise<void> {
    await this.calls.remove(holderOf(viewer), id);
  }

  @Post(':webhookId/test')
  @Limited('webhookTests')
  @Documented(DOCUMENTS.test)
  test(@Viewer() viewer: SignedIn, @Param('webhookId', { schema: WebhookId }) id: string): Promise<WebhookTest> {
    return this.calls.test(holderOf(viewer), id);
  }

  @Get(':webhookId/deliveries')
  @Documented(DOCUMENTS.deliveries)
  deliveries(
    @Viewer() viewer: SignedIn,
    @Param('webhookId', { schema: WebhookId }) id: string,
    @Query({ schema: WebhookDeliveryQuery }) query: WebhookDeliveryQuery,
  ): Promise<ListPage> {
    return this.calls.deliveries(holderOf(viewer), id, query);
  }

  @Get(':webhookId/deliveries/:deliveryId')
  @Documented(DOCUMENTS.delivery)
  delivery(
    @Viewer() viewer: SignedIn,
    @Param('webhookId', { schema: WebhookId }) id: string,
    @Param('deliveryId', { schema: WebhookDeliveryId }) deliveryId: string,
  ): Promise<JsonText> {
    return this.calls.delivery(holderOf(viewer), id, deliveryId);
  }

  @Post(':webhookId/deliveries/:deliveryId/replay')
  @Limited('webhookReplays')
  @Documented(DOCUMENTS.replay)
  replay(
    @Viewer() viewer: SignedIn,
    @Param('webhookId', { schema: WebhookId }) id: string,
    @Param('deliveryId', { schema: WebhookDeliveryId }) deliveryId: string,
  ): Promise<JsonText> {
    return this.calls.replay(holderOf(viewer), id, deliveryId);
  }

  @Post(':webhookId/replays')
  @Limited('webhookReplays')
  @Documented(DOCUMENTS.replayFailed)
  replayFailed(
    @Viewer() viewer: SignedIn,
    @Param('webhookId', { schema: WebhookId }) id: string,
  ): Promise<StartedReplay> {
    return this.calls.replayFailed(holderOf(viewer), id);
  }
}
