import { expect } from '@jest/globals';
import type { TestApp } from '../app.js';
import { differingTables, snapshotOf } from './snapshot.js';

/** A call of an administrator. */
export interface SentCall {
  readonly url: string;
  readonly payload?: object;
}

/** The tables in which the database differs from before a decision: after it, and after its undo. */
export interface Differences {
  readonly decided: readonly string[];
  readonly left: readonly string[];
}

/** Returns functions that call as the administrator with this cookie. */
export function undoingAs(app: TestApp, cookie: string) {
  /** `call` begins with the method. */
  const send = (call: string, { url, payload }: SentCall) =>
    app.fastify.inject({
      method: call.split(' ', 1)[0] as 'POST',
      url,
      headers: { cookie },
      ...(payload && { payload }),
    });
  const undo = (id: unknown) => send('POST', { url: `/api/admin/decisions/${String(id)}/undo` });
  /** Sends a decision and returns its id. Fails if the decision is refused or cannot be undone. */
  const decide = async (call: string, made: SentCall): Promise<string> => {
    const answer = await send(call, made);
    const { 'decision-id': id } = answer.headers;
    expect([call, answer.statusCode < 300 ? 'done' : answer.body, typeof id]).toEqual([call, 'done', 'string']);
    return String(id);
  };
  const decideAndUndo = async (call: string, made: SentCall): Promise<Differences> => {
    const before = await snapshotOf(app.database);
    const id = await decide(call, made);
    const decided = differingTables(before, await snapshotOf(app.database));
    const undone = await undo(id);
    expect([call, undone.statusCode, undone.body]).toEqual([call, 204, '']);
    return { decided, left: differingTables(before, await snapshotOf(app.database)) };
  };
  return { cookie, send, undo, decide, decideAndUndo };
}
