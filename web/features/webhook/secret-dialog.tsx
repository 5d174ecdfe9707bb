import { Copy } from 'lucide-react';
import type { NewWebhook } from '../../../interfaces/contract/webhook/webhook.js';
import { momentName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { copyText } from '../../ui/overlay/copy-text.js';
import { Dialog } from '../../ui/overlay/dialog.js';

interface SecretDialogProps {
  readonly webhook: NewWebhook;
  readonly onClose: () => void;
}

/** Shows a new secret once. */
export function SecretDialog({ webhook: { secret, oldSecretUntil }, onClose }: SecretDialogProps) {
  return (
    <Dialog onClose={onClose} title="Your webhook’s secret">
      <div className="flex flex-col gap-5">
        <p>Copy it now. For your security, we won’t show it again. Your program verifies our requests with it.</p>
        {oldSecretUntil !== null && <p>The old secret stays valid until {momentName(oldSecretUntil)}.</p>}
        <Field label="Secret">
          {(control) => <Input {...control} value={secret} readOnly onFocus={(event) => event.target.select()} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(secret, 'Select the secret and copy it yourself.')}
          >
            Copy
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
