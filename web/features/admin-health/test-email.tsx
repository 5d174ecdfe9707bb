import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  MAX_TEST_EMAILS_PER_HOUR,
  TestEmailForm,
  type TestEmailResult,
} from '../../../interfaces/contract/health/health.js';
import { Button } from '../../ui/button.js';
import { FormInput } from '../../ui/form/form-field.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { StateBadge } from './check-card.js';
import { useTestEmail } from './health.queries.js';

/** Sends a test email to a typed address, and shows what the gateway answered. */
export function TestEmail() {
  const [result, setResult] = useState<{ readonly to: string; readonly answer: TestEmailResult } | null>(null);
  const form = useForm<TestEmailForm>({
    resolver: zodResolver(TestEmailForm),
    defaultValues: { to: '' },
    mode: 'onTouched',
  });
  const { send, isPending } = useSentForm(form, useTestEmail(), {
    onSuccess: (answer, { to }) => setResult({ to, answer }),
    failure: 'Failed to send the test email. Please try again.',
  });
  const submit = form.handleSubmit((typed) => {
    setResult(null);
    send(typed);
  });
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <form
        noValidate
        aria-label="Send a test email"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col items-start gap-4 noscript:hidden"
      >
        <div className="w-full max-w-md">
          <FormInput
            form={form}
            name="to"
            label="Send a test email to"
            hint={`At most ${MAX_TEST_EMAILS_PER_HOUR} an hour.`}
            required
            type="email"
            autoComplete="email"
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          icon={<Send aria-hidden="true" />}
          pending={isPending}
          pendingText="Sending..."
        >
          Send Test Email
        </Button>
      </form>
      <div role="status">{result !== null && <Outcome {...result} />}</div>
    </div>
  );
}

function Outcome({ to, answer }: { readonly to: string; readonly answer: TestEmailResult }) {
  const { delivered, via, message, code, gatewayMessage } = answer;
  const state = !delivered ? 'failed' : via === 'files' ? 'warning' : 'ok';
  return (
    <div className="flex max-w-prose flex-col items-start gap-2 rounded-md bg-sunken p-4 wrap-anywhere">
      <StateBadge state={state} />
      <p className="font-semibold">
        {delivered ? 'Handed over' : 'Not delivered'}: {to}
      </p>
      <p>{message}</p>
      {gatewayMessage !== null && (
        <p>
          The gateway said: <q>{gatewayMessage}</q>
        </p>
      )}
      {code !== null && <p className="text-sm text-muted">Error code: {code}</p>}
    </div>
  );
}
