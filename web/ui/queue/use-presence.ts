import { useEffect, useEffectEvent, useRef } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { Presence } from '../../../interfaces/contract/administration/queue.js';
import { actionWords } from '../../lib/words/action-words.js';
import type { WaitingQueue } from './waiting-queue.js';

/** How often the server hears which item is open, in ms. It forgets an item after 15 seconds without news. */
const HEARTBEAT_MS = 3000;

/**
 * Tells the server which item of a queue is open, and returns what other administrators do there. `onDecided` is called
 * when one of them has decided about an item.
 */
export function usePresence(
  presenceAt: WaitingQueue<never>['presenceAt'] | undefined,
  key: string | null,
  onDecided: () => void,
) {
  const query = useQuery<Presence, Error, Presence, readonly unknown[]>({
    ...(presenceAt?.(key) ?? { queryKey: ['no presence'], queryFn: skipToken }),
    refetchInterval: HEARTBEAT_MS,
    retry: false,
  });
  const { others = [], decided = [] } = query.data ?? {};
  const latest = decided.map(({ item, at }) => `${String(item)} ${at}`).join();
  const seen = useRef('');
  const react = useEffectEvent(onDecided);
  useEffect(() => {
    // Also when the last decision was undone.
    if (latest !== seen.current) react();
    seen.current = latest;
  }, [latest]);
  const viewers = new Map<string, string[]>();
  for (const { item, administrator } of others) {
    viewers.set(String(item), [...(viewers.get(String(item)) ?? []), administrator]);
  }
  return {
    /** The names of the other administrators who look at each item. */
    viewers,
    /** Sentences about other administrators' work on an item. */
    noticesOf: (of: string | null): readonly string[] => {
      if (of === null) return [];
      const names = viewers.get(of) ?? [];
      const looking =
        names.length === 0 ? [] : [`${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} looking at this, too.`];
      return [...looking, sentenceOf(query.data, of) ?? []].flat();
    },
    /** Asks again first. Resolves to null if nobody else has decided, or if that is unknown. */
    askedDecision: async (of: string): Promise<string | null> =>
      presenceAt === undefined ? null : sentenceOf((await query.refetch()).data, of),
  };
}

function sentenceOf(presence: Presence | undefined, key: string): string | null {
  const found = presence?.decided.find(({ item }) => String(item) === key);
  if (found === undefined) return null;
  const time = new Date(found.at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${found.administrator} already decided this at ${time} (${actionWords(found.action)}).`;
}
