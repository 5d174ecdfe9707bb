import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { ChangeAlerts } from '../../../application/alert/change-alerts.js';
import { ALERT_LIMITS } from '../../../domain/alert/alert.js';
import { ALERT, Alert, AlertChangeForm, AlertForm } from '../../contract/alert/alert.js';
import { AlertId } from '../../contract/shared/path-id.js';
import { Documented } from '../openapi/documented.js';
import { Created } from '../server/answer-adapter.js';
import { ForMember, Viewer } from '../server/caller/guards.js';
import type { SignedIn } from '../server/caller/signed-in.js';
import { found } from '../server/found.js';
import { Limited } from '../server/limits/limited.js';
import { AlertView } from './alert.view.js';

@ApiTags('Alerts')
@Controller('api/user/alerts')
@ForMember()
export class AlertsController {
  constructor(
    private readonly alerts: ChangeAlerts,
    private readonly view: AlertView,
  ) {}

  @Get()
  @Documented({
    operationId: 'listAlerts',
    summary: 'List your alerts',
    description: `Returns all your alerts, the oldest first. You can have at most ${ALERT_LIMITS.alerts}, so the response has no pages.`,
    answer: z.array(Alert),
    answerDescription: 'Your alerts.',
    example: [ALERT],
  })
  all(@Viewer() viewer: SignedIn): Promise<readonly Alert[]> {
    return this.view.all(viewer.userId);
  }

  @Post()
  @Limited('alerts')
  @Documented({
    operationId: 'createAlert',
    summary: 'Create an alert',
    description: `Emails you, once a day or week, which public places are new, changed, disputed, or closed. Without news, no email comes. You can have at most ${ALERT_LIMITS.alerts} alerts.`,
    status: 201,
    answer: Alert,
    answerDescription: 'The alert.',
    example: ALERT,
  })
  async create(@Viewer() viewer: SignedIn, @Body({ schema: AlertForm }) body: AlertForm): Promise<Created<Alert>> {
    const id = await this.alerts.create(viewer, body);
    return new Created(`/api/user/alerts/${String(id)}`, await this.#send(viewer, id));
  }

  @Get(':alertId')
  @Documented({
    operationId: 'getAlert',
    summary: 'Get your alert',
    description: 'Returns one of your alerts. `feedPath` is the secret address of its feed.',
    answer: Alert,
    answerDescription: 'The alert.',
    example: ALERT,
  })
  one(@Viewer() viewer: SignedIn, @Param('alertId', { schema: AlertId }) id: number): Promise<Alert> {
    return this.#send(viewer, id);
  }

  @Put(':alertId')
  @Documented({
    operationId: 'changeAlert',
    summary: 'Update your alert',
    description:
      'Changes the name and when emails come, or pauses or resumes them. After an email, the next one comes on a later day. To follow something else, create another alert.',
    answer: Alert,
    answerDescription: 'The alert.',
    example: ALERT,
    neverRefuses: [409],
  })
  async change(
    @Viewer() viewer: SignedIn,
    @Param('alertId', { schema: AlertId }) id: number,
    @Body({ schema: AlertChangeForm }) body: AlertChangeForm,
  ): Promise<Alert> {
    await this.alerts.change(viewer, id, body);
    return this.#send(viewer, id);
  }

  @Delete(':alertId')
  @Documented({
    operationId: 'removeAlert',
    summary: 'Delete your alert',
    description:
      'Ends the emails and the feed of the alert. Deleting cannot be undone; to stop the emails for now, pause the alert.',
    answerDescription: 'The alert is deleted.',
  })
  async remove(@Viewer() viewer: SignedIn, @Param('alertId', { schema: AlertId }) id: number): Promise<void> {
    await this.alerts.remove(viewer, id);
  }

  @Post(':alertId/feed')
  @Limited('alerts')
  @Documented({
    operationId: 'renewAlertFeed',
    summary: 'Update the address of a feed',
    description: 'Gives the feed of the alert a new secret address. The old address ends immediately and permanently.',
    answer: Alert,
    answerDescription: 'The alert with its new `feedPath`.',
    example: ALERT,
  })
  async renewFeed(@Viewer() viewer: SignedIn, @Param('alertId', { schema: AlertId }) id: number): Promise<Alert> {
    await this.alerts.renewFeed(viewer, id);
    return this.#send(viewer, id);
  }

  async #send(viewer: SignedIn, id: number): Promise<Alert> {
    return found('ALERT_NOT_FOUND', await this.view.one(viewer.userId, id));
  }
}
