import type { QueryClient } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { Alert } from '../../../../interfaces/contract/alert/alert.js';
import { callQuery } from '../../../api/call-query.js';
import { idempotencyHeader, type IdempotentForm } from '../../../api/idempotent-form.js';
import { useCall } from '../../../api/use-call.js';

const FAILED = 'Please try again.';

export const alertsQuery = () => callQuery<readonly Alert[]>(['user', 'alerts'], (api) => api.GET('/api/user/alerts'));

export const useAlerts = () => useQuery(alertsQuery());

/** When emails come. */
export interface Schedule {
  readonly label: string;
  readonly frequency: Alert['frequency'];
  readonly weekday: number | null;
  readonly hour: number;
  readonly timeZone: string;
}

/** A new alert; without a label, it says what it follows. */
export interface NewAlert extends Omit<Schedule, 'label'> {
  readonly label?: string;
  readonly businessId?: number;
  readonly search?: string;
}

function show(client: QueryClient, now: Alert): void {
  client.setQueryData<readonly Alert[]>(alertsQuery().queryKey, (alerts) =>
    alerts?.map((alert) => (alert.id === now.id ? now : alert)),
  );
}

export const useAlertCreation = () =>
  useCall<Alert, IdempotentForm<NewAlert>>(
    (api, { form, key }) => api.POST('/api/user/alerts', { body: form, ...idempotencyHeader(key) }),
    FAILED,
    { onSuccess: (_alert, _sent, _result, { client }) => client.invalidateQueries(alertsQuery()) },
  );

export const useAlertChange = (alertId: number) =>
  useCall<Alert, { readonly form: Partial<Schedule> & { readonly isPaused?: boolean } }>(
    (api, { form }) => api.PUT('/api/user/alerts/{alertId}', { params: { path: { alertId } }, body: form }),
    FAILED,
    { onSuccess: (alert, _sent, _result, { client }) => show(client, alert) },
  );

export const useFeedRenewal = (alertId: number) =>
  useCall<Alert>((api) => api.POST('/api/user/alerts/{alertId}/feed', { params: { path: { alertId } } }), FAILED, {
    onSuccess: (alert, _sent, _result, { client }) => show(client, alert),
  });

export const useAlertDeletion = (alertId: number) =>
  useCall((api) => api.DELETE('/api/user/alerts/{alertId}', { params: { path: { alertId } } }), FAILED, {
    onSuccess: (_nothing, _sent, _result, { client }) => client.invalidateQueries(alertsQuery()),
  });
