import { useRef, useState } from 'react';
import type { SimilarBusiness } from '../../../interfaces/contract/business/business.js';
import type { SimilarQuery } from '../../../interfaces/contract/business/business-form.js';

interface Search {
  readonly mutateAsync: (query: SimilarQuery) => Promise<readonly SimilarBusiness[]>;
  readonly isPending: boolean;
}

interface Found<Sent> {
  readonly similar: readonly SimilarBusiness[];
  readonly sent: Sent;
}

/**
 * Shows similar businesses before a form is sent, once per name and address. `dialog` holds the props of
 * `SimilarDialog`, or null. If the search fails, the form is sent anyway.
 */
export function useSimilarFirst<Sent>(
  search: Search,
  queryOf: (sent: Sent) => SimilarQuery,
  send: (sent: Sent) => void,
) {
  const [found, setFound] = useState<Found<Sent> | null>(null);
  const accepted = useRef<string | null>(null);
  const submit = async (sent: Sent): Promise<void> => {
    const query = queryOf(sent);
    if (accepted.current === JSON.stringify(query)) return send(sent);
    const similar = await search.mutateAsync(query).catch(() => []);
    if (similar.length > 0) setFound({ similar, sent });
    else send(sent);
  };
  const onClose = (): void => setFound(null);
  const onGoOn = ({ sent }: Found<Sent>): void => {
    accepted.current = JSON.stringify(queryOf(sent));
    onClose();
    send(sent);
  };
  const dialog = found && { similar: found.similar, onClose, onGoOn: () => onGoOn(found) };
  return { submit, isSearching: search.isPending, dialog };
}
