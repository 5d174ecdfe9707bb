import { useMutation } from '@tanstack/react-query';
import type { BulkAction, BulkForm, BulkResult } from '../../../interfaces/contract/administration/bulk.js';
import { useIdempotencyKey } from '../../lib/form/idempotency-key.js';
import { apiOf } from '../client.js';
import { noteUndo } from './note-undo.js';
import { dataOf } from '../problem.js';
import { ADMIN_STATS_KEY } from '../query-keys.js';
import { idempotencyHeader } from '../idempotent-form.js';

interface Decidable {
  readonly id: number | string;
  /** The version that was seen, if the record has one. A record that has changed since is refused. */
  readonly version?: number | undefined;
}

interface Order {
  readonly action: BulkAction;
  readonly items: readonly Decidable[];
  readonly reason: string | null;
  readonly opening: number;
}

type Body = Pick<BulkForm, 'action' | 'ids' | 'versions' | 'reason' | 'preview'>;

/** Sends bulk decisions: first a preview of the effects, then the change. */
export function useBulkCalls() {
  const keyOf = useIdempotencyKey();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ body, key }: { body: Body; key: string | null }, { client }): Promise<BulkResult[]> => {
      const { versions, ...rest } = body;
      const sent = { ...rest, ...(versions !== undefined && { versions }) };
      const answer = await apiOf(client).POST('/api/admin/bulk', {
        body: sent,
        ...(key !== null && idempotencyHeader(key)),
      });
      return noteUndo(client, dataOf(answer, 'Please try again.').results, answer.response);
    },
    onSuccess: (_results, { body }, _context, { client }) => {
      if (!body.preview) void client.invalidateQueries({ queryKey: ADMIN_STATS_KEY });
    },
  });
  return {
    preview: (action: BulkAction, items: readonly Decidable[]): Promise<BulkResult[]> =>
      mutateAsync({ body: bodyOf(action, items, null, true), key: null }),
    run: ({ action, items, reason, opening }: Order): Promise<BulkResult[]> => {
      const body = bodyOf(action, items, reason, false);
      return mutateAsync({ body, key: keyOf({ opening, body }) });
    },
  };
}

function bodyOf(action: BulkAction, items: readonly Decidable[], reason: string | null, preview: boolean): Body {
  const versions = items.flatMap(({ version }) => (version === undefined ? [] : [version]));
  return {
    ...{ action, ids: items.map(({ id }) => Number(id)), reason, preview },
    versions: versions.length === items.length ? versions : undefined,
  };
}
