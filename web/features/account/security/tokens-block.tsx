import { useEffect, useState } from 'react';
import { KeyRound } from 'lucide-react';
import type { AccessToken } from '../../../../interfaces/contract/account/account-access.js';
import { dayName } from '../../../lib/words/day.js';
import { takeValuesAfterSignIn } from '../../../lib/form/values-over-sign-in.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button } from '../../../ui/button.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useTokenRevocation, useTokens } from './access.queries.js';
import { AccountBlock } from '../account-block.js';
import { NewTokenDialog, type TokenDraft } from './new-token-dialog.js';
import { reportOrSignInAgain } from '../sign-in-again.js';
import { OwnList } from './own-list.js';

const PART = 'access-tokens';

const BLANK: TokenDraft = { name: '', scopes: ['read'], lifetime: 0 };

export function TokensBlock({ viewer }: { readonly viewer: Viewer }) {
  const [creating, setCreating] = useState<TokenDraft | null>(null);
  const valuesKey = `token:${viewer.id}`;
  useEffect(() => {
    // Back from the sign-in that creating a token required: continue with the kept values.
    const keptValues = takeValuesAfterSignIn(valuesKey);
    if (keptValues !== null) setCreating({ ...BLANK, ...keptValues });
  }, [valuesKey]);
  return (
    <AccountBlock
      id={PART}
      title="Access tokens"
      intro={
        <>
          Programs can use these tokens to act as you. The{' '}
          <a href="/api/docs" className="text-link">
            API documentation
          </a>{' '}
          shows what they can do. Keep each token secret: anyone who has it can act as you without your password.
        </>
      }
    >
      <OwnList query={useTokens()} failure="We couldn’t load your access tokens" part={PART}>
        {(tokens) => <TokenList tokens={tokens} />}
      </OwnList>
      <div className="noscript:hidden">
        <Button variant="secondary" onClick={() => setCreating(BLANK)}>
          Create access token
        </Button>
      </div>
      {creating !== null && (
        <NewTokenDialog
          valuesKey={valuesKey}
          memberId={viewer.id}
          values={creating}
          onClose={() => setCreating(null)}
        />
      )}
    </AccountBlock>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly AccessToken[] }) {
  const { mutateAsync, isPending, variables } = useTokenRevocation();
  if (tokens.length === 0) return <p>You have no access tokens.</p>;
  const revoke = (id: string) =>
    whenSettled(mutateAsync(id), {
      onSuccess: () => toast({ tone: 'success', title: 'Token revoked' }),
      onError: (problem) => reportOrSignInAgain(problem, PART),
    });
  return (
    <ul className="flex flex-col divide-y divide-line">
      {tokens.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          isRevoking={isPending && variables === token.id}
          onRevoke={() => revoke(token.id)}
        />
      ))}
    </ul>
  );
}

interface TokenRowProps {
  readonly token: AccessToken;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

/** 'Revoke' asks for confirmation in the same row. */
function TokenRow({ token, isRevoking, onRevoke }: TokenRowProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-32 flex-1">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-sm text-muted">
          {token.scopes.join(' and ')} · created on {dayName(token.createdAt)} ·{' '}
          {token.expiresAt === null ? 'does not expire' : `expires on ${dayName(token.expiresAt)}`} ·{' '}
          {token.lastUsedAt === null ? 'never used' : `last used on ${dayName(token.lastUsedAt)}`}
        </p>
      </div>
      <div className="flex gap-2 noscript:hidden">
        {isConfirming && (
          <Button variant="ghost" size="sm" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        )}
        <Button
          variant={isConfirming ? 'danger' : 'secondary'}
          size="sm"
          pending={isRevoking}
          pendingText="Revoking..."
          aria-label={isConfirming ? `Yes, revoke ${token.name}` : `Revoke ${token.name}`}
          onClick={isConfirming ? onRevoke : () => setConfirming(true)}
        >
          {isConfirming ? 'Yes, revoke' : 'Revoke'}
        </Button>
      </div>
    </li>
  );
}
