import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { POSTCARD, SENT_POSTCARD } from '../../../interfaces/contract/claim/postcard.js';
import { noteUndo } from '../../../web/api/administration/note-undo.js';
import { decisionOf } from '../../../web/lib/decision/undoable-decision.js';
import { Postcards } from '../../../web/features/admin-postcards/postcards.js';
import { VIEWER_KEY } from '../../../web/lib/page/viewer.js';
import { announceDecision, undoLatest } from '../../../web/ui/decision/undo-decision.js';
import { useUndoKey } from '../../../web/ui/decision/use-undo-key.js';
import { setShortcutsOn } from '../../../web/ui/queue/shortcuts-setting.js';
import { Toasts } from '../../../web/ui/overlay/toasts.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/postcards';
const ID = '0198c2f0-0000-7000-8000-000000000101';
const UNDO = `/api/admin/decisions/${ID}/undo`;
const done = () => new Response(null, { status: 204 });

/** A page with a decision that can be undone, the shortcut, and toasts. */
function Page() {
  useUndoKey();
  return (
    <>
      <Postcards />
      <Toasts />
    </>
  );
}

function show(undo: () => unknown = done, decisionId: string | null = ID) {
  const headers = decisionId === null ? {} : { 'Decision-Id': decisionId };
  const { client, calls } = apiOf({
    [LIST]: () => Response.json([POSTCARD], { headers: { 'X-Total-Count': '1' } }),
    [`${LIST}/${POSTCARD.id}/sent`]: () => Response.json(SENT_POSTCARD, { headers }),
    [UNDO]: undo,
  });
  renderAt('/admin/postcards', <Page />, client);
  return calls;
}

const decide = async () =>
  fireEvent.click(await screen.findByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` }));
const toastNow = () => useToasts.getState().current;
const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => {
  useToasts.setState({ current: null });
  setShortcutsOn(true);
});

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  while (undoLatest());
});

describe('the toast about a decision', () => {
  it('names the decision and the place, and offers to undo it for ten seconds', async () => {
    show();
    await decide();
    await waitFor(() =>
      expect(toastNow()).toMatchObject({
        ...{ title: 'Marked as sent', description: POSTCARD.to.name, tone: 'success', durationMs: 10_000 },
        actions: [{ label: 'Undo' }],
      }),
    );
  });

  it('undoes the decision, says so, and reads the list again', async () => {
    const calls = show();
    await decide();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Decision undone', description: POSTCARD.to.name }));
    await waitFor(() => expect(calls.slice(-2)).toEqual([UNDO, `${LIST}?limit=20`]));
    expect(await screen.findByRole('button', { name: `Mark as sent: ${POSTCARD.to.name}` })).toBeVisible();
  });

  it('shows the server’s message if the decision can no longer be undone', async () => {
    const message = 'Someone has changed this since your decision, so it can no longer be undone.';
    show(() => Response.json({ status: 409, code: 'CHANGED_MEANWHILE', message }, { status: 409 }));
    await decide();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(toastNow()).toMatchObject({ title: 'Failed to undo', description: message, tone: 'danger' }),
    );
  });

  it('offers nothing if the server says that the decision is final', async () => {
    show(done, null);
    await decide();
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Marked as sent' }));
    expect(toastNow()?.actions).toBeUndefined();
    expect(undoLatest()).toBe(false);
  });
});

describe('the key z', () => {
  it('undoes the last decision, once', async () => {
    const calls = show();
    await decide();
    await waitFor(() => expect(toastNow()).not.toBeNull());
    press('z');
    press('z');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Decision undone' }));
    expect(calls.filter((path) => path === UNDO)).toHaveLength(1);
  });

  it('does nothing while shortcuts are off, or when the ten seconds are over', async () => {
    const calls = show();
    await decide();
    await waitFor(() => expect(toastNow()).not.toBeNull());
    act(() => setShortcutsOn(false));
    press('z');
    act(() => setShortcutsOn(true));
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 10_000);
    expect(undoLatest()).toBe(false);
    expect(calls).not.toContain(UNDO);
  });
});

describe('noteUndo', () => {
  it('forgets what is not shown when the decision is undone, because it may show the item as decided', async () => {
    const { client } = apiOf({ [UNDO]: done });
    client.setQueryData(['/admin/duplicates', 'item', '1'], { id: 1, dismissedAt: '2026-11-01T12:00:00Z' });
    client.setQueryData([...VIEWER_KEY], { kind: 'administrator' });
    const result = noteUndo(client, {}, new Response(null, { headers: { 'Decision-Id': ID } }));
    await decisionOf(result)?.undo();
    expect(
      client
        .getQueryCache()
        .findAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([VIEWER_KEY]);
  });
});

describe('announceDecision', () => {
  it('undoes decisions from the last one to the first, and tells each of them', async () => {
    const path = (n: number) => `/api/admin/decisions/${String(n)}/undo`;
    const { client, calls } = apiOf({ [path(1)]: done, [path(2)]: done });
    const undone: string[] = [];
    for (const n of [1, 2]) {
      const result = noteUndo(client, { id: n }, new Response(null, { headers: { 'Decision-Id': String(n) } }));
      announceDecision({
        title: 'Done',
        name: `Place ${String(n)}`,
        result,
        onUndone: () => undone.push(`place ${n}`),
      });
    }
    expect([undoLatest(), undoLatest(), undoLatest()]).toEqual([true, true, false]);
    await waitFor(() => expect(undone).toEqual(['place 2', 'place 1']));
    expect(calls).toEqual([path(2), path(1)]);
  });

  it('knows a decision without a response body, and only once', () => {
    const { client } = apiOf({});
    noteUndo(client, undefined, new Response(null, { headers: { 'Decision-Id': ID } }));
    expect(decisionOf({ id: 1 })).toBeNull();
    expect(decisionOf(undefined)).toMatchObject({ id: ID });
    expect(decisionOf(undefined)).toBeNull();
  });
});
