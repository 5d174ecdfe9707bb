import { useQuery, type MutationFunctionContext } from '@tanstack/react-query';
import type { SystemHealth, TestEmailForm } from '../../../interfaces/contract/health/health.js';
import { callQuery } from '../../api/call-query.js';
import { idempotencyHeader, type IdempotentForm } from '../../api/idempotent-form.js';
import { useCall } from '../../api/use-call.js';

/** The state of the installation, checked when it is fetched. */
export const healthQuery = () => callQuery<SystemHealth>(['admin', 'health'], (api) => api.GET('/api/admin/health'));

export const useHealth = () => useQuery(healthQuery());

/** Sends a test email. The outcome also changes the last delivery or failure. */
export const useTestEmail = () =>
  useCall(
    (api, { form, key }: IdempotentForm<TestEmailForm>) =>
      api.POST('/api/admin/health/test-email', { body: form, ...idempotencyHeader(key) }),
    'Please try again.',
    {
      onSuccess: (_result: unknown, _sent: unknown, _context: unknown, { client }: MutationFunctionContext) =>
        client.invalidateQueries(healthQuery()),
    },
  );
