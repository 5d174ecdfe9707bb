import { Copy, Download } from 'lucide-react';
import type { NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { usePage } from '../../lib/page/page-context.js';
import { qrPath } from '../../lib/pictures/qr-code.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { copyText } from '../../ui/overlay/copy-text.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useConfirmTotp } from './administrators.queries.js';
import { CodeForm } from './code-form.js';

interface NewSecondFactorProps {
  readonly totp: NewTotp;
  readonly onEnd: () => void;
}

/** Setting up a second factor: add it to the app, save the recovery codes, and enter the first code. */
export function NewSecondFactor({ totp, onEnd }: NewSecondFactorProps) {
  const { mutateAsync, isPending, error } = useConfirmTotp();
  const done = (): void => {
    onEnd();
    toast({ tone: 'success', title: 'Second factor turned on', description: 'Your other sessions have ended.' });
  };
  return (
    <ol className="flex list-decimal flex-col gap-6 pl-5">
      <li>
        <p>Scan this code with your authenticator app, or enter the key in the app.</p>
        <QrCode uri={totp.uri} />
        <p className="text-sm text-muted">
          Key: <code className="font-mono break-all text-ink">{totp.secret}</code>
        </p>
      </li>
      <li>
        <p>
          Save these recovery codes in a safe place. Each one signs you in once without the app. You won’t see them
          again.
        </p>
        <RecoveryCodes codes={totp.recoveryCodes} />
      </li>
      <li>
        <CodeForm
          label="First code"
          hint="The six-digit code that the app shows now."
          action="Turn On"
          pending={isPending}
          error={error}
          onSend={(code) => whenSettled(mutateAsync(code), { onSuccess: done })}
        />
        <Button variant="ghost" className="mt-3" onClick={onEnd}>
          Cancel
        </Button>
      </li>
    </ol>
  );
}

function QrCode({ uri }: { readonly uri: string }) {
  const { size, d } = qrPath(uri);
  return (
    <svg
      role="img"
      aria-label="QR code for the authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="my-3 w-full max-w-56 rounded-md"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={d} />
    </svg>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { site } = usePage();
  const text = `${codes.join('\n')}\n`;
  const file = `${site.name}: administrator recovery codes\n\n${text}`;
  return (
    <>
      <ul aria-label="Recovery codes" className="my-3 grid gap-x-6 gap-y-1 font-mono text-sm select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(text, 'Please select the codes and copy them.')}
        >
          Copy
        </Button>
        <ButtonAnchor
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden="true" />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download="recovery-codes.txt"
        >
          Download
        </ButtonAnchor>
      </div>
    </>
  );
}
