import { Copy, Download } from 'lucide-react';
import type { NewTotp } from '../../../interfaces/contract/administration/administration.js';
import { usePage } from '../../lib/page/page-context.js';
import { qrPath } from '../../lib/qr-path.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useConfirmTotp, wrongField } from './administrators.queries.js';
import { CodeForm } from './code-form.js';

interface NewSecondFactorProps {
  readonly made: NewTotp;
  readonly onEnd: () => void;
}

/** A second factor on its way: into the app, the recovery codes to a safe place, and its first code. */
export function NewSecondFactor({ made, onEnd }: NewSecondFactorProps) {
  const { mutateAsync, isPending, error } = useConfirmTotp();
  const done = (): void => {
    onEnd();
    toast({ tone: 'success', title: 'Second factor switched on', description: 'Your other sessions have ended.' });
  };
  return (
    <ol className="flex list-decimal flex-col gap-6 pl-5">
      <li>
        <p>Scan this with your authenticator app, or type the key into it.</p>
        <QrCode uri={made.uri} />
        <p className="text-sm text-muted">
          Key: <code className="font-mono break-all text-ink">{made.secret}</code>
        </p>
      </li>
      <li>
        <p>
          Keep these recovery codes in a safe place. Each lets you in once without the app, and they are shown now only.
        </p>
        <RecoveryCodes codes={made.recoveryCodes} />
      </li>
      <li>
        <CodeForm
          label="First code"
          hint="Six digits that the app shows now."
          action="Switch On"
          pending={isPending}
          error={error === null ? null : (wrongField(error, 'code') ?? error.message)}
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
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: 'Copied to clipboard!' });
    } catch {
      toast({ tone: 'danger', title: 'Copying failed', description: 'Please select the codes and copy them.' });
    }
  };
  const file = `${site.name}: recovery codes of an administrator\n\n${text}`;
  return (
    <>
      <ul aria-label="Recovery codes" className="my-3 grid gap-x-6 gap-y-1 font-mono text-sm select-all sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
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
