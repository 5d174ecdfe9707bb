import { useEffect, useState } from 'react';
import { KeyRound } from 'lucide-react';
import type { AccessToken } from '../../../../interfaces/contract/account/account-access.js';
import { dayName } from '../../../lib/day.js';
import { takeHeldValues } from '../../../lib/held-values.js';
import type { Viewer } from '../../../lib/page/viewer.js';
import { whenSettled } from '../../../lib/when-settled.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useTokenRevocation, useTokens } from './access.queries.js';
import { AccountBlock } from '../account-block.js';
import { NewTokenDialog, type HeldToken } from './new-token-dialog.js';
import { reportOrSignInAgain } from '../sign-in-again.js';
import { LostList } from './lost-list.js';

const PART = 'access-tokens';

const BLANK: HeldToken = { name: '', scopes: ['read'], lifetime: 0 };

/** The member's access tokens for programs. */
export function TokensBlock({ viewer }: { readonly viewer: Viewer }) {
  const { data: tokens, isError, error, isFetching, refetch } = useTokens();
  const [creating, setCreating] = useState<HeldToken | null>(null);
  const heldAs = `token:${viewer.id}`;
  useEffect(() => {
    // Back from a sign-in that making one asked for: on with what was typed.
    const held = takeHeldValues(heldAs);
    if (held !== null) setCreating({ ...BLANK, ...held });
  }, [heldAs]);
  return (
    <AccountBlock
      id={PART}
      title="Access tokens"
      intro={
        <>
          For programs that act for you; what they can do is in the{' '}
          <a href="/api/docs" className="text-link">
            API documentation
          </a>
          . Who has a token needs no password.
        </>
      }
    >
      {tokens !== undefined ? (
        <TokenList tokens={tokens} />
      ) : isError && !isFetching ? (
        <LostList title="Failed to fetch your access tokens" error={error} part={PART} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-16" />
        </div>
      )}
      <div className="noscript:hidden">
        <Button variant="secondary" onClick={() => setCreating(BLANK)}>
          Create access token
        </Button>
      </div>
      {creating !== null && <NewTokenDialog heldAs={heldAs} held={creating} onClose={() => setCreating(null)} />}
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

/** 'Revoke' asks once more, in place. */
function TokenRow({ token, isRevoking, onRevoke }: TokenRowProps) {
  const [asked, setAsked] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
      <div className="min-w-32 flex-1">
        <p className="font-semibold wrap-anywhere">{token.name}</p>
        <p className="text-sm text-muted">
          {token.scopes.join(' and ')} · made on {dayName(token.createdAt)} ·{' '}
          {token.expiresAt === null ? 'does not expire' : `expires on ${dayName(token.expiresAt)}`} ·{' '}
          {token.lastUsedAt === null ? 'not used yet' : `last used on ${dayName(token.lastUsedAt)}`}
        </p>
      </div>
      <div className="flex gap-2 noscript:hidden">
        {asked && (
          <Button variant="ghost" size="sm" onClick={() => setAsked(false)}>
            Keep
          </Button>
        )}
        <Button
          variant={asked ? 'danger' : 'secondary'}
          size="sm"
          pending={isRevoking}
          pendingText="Revoking..."
          aria-label={asked ? `Really revoke ${token.name}` : `Revoke ${token.name}`}
          onClick={asked ? onRevoke : () => setAsked(true)}
        >
          {asked ? 'Really revoke' : 'Revoke'}
        </Button>
      </div>
    </li>
  );
}
