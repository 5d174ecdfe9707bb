import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeSavedReplies } from '../../../application/administration/change-saved-replies.js';
import type { SavedReplyContent } from '../../../application/administration/reply-ports.js';
import { SAVED_REPLY_LIMITS } from '../../../domain/administration/saved-reply.js';
import { FakeSavedReplies } from '../../support/fakes/administration.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock } from '../../support/fakes/shared.js';

const ADA = { name: 'Ada' };
const GRACE = { name: 'Grace' };
const REPLY: SavedReplyContent = { title: 'No address', kind: 'rejection', text: 'We couldn’t find {place}.' };
const OTHER: SavedReplyContent = { title: 'Thanks', kind: 'feedback', text: 'Thank you, {name}.' };

let memory: Memory;
let replies: ChangeSavedReplies;
const refused = (code: string, message: string) => expect.objectContaining({ code, message });
const entry = (actor: string, move: string, before: object, after: object) => ({
  ...{ actor, action: `reply.${move}`, targetType: 'saved_reply', targetId: '1', before, after, reason: null },
});
const [ABOUT_REPLY, ABOUT_OTHER] = [
  { title: 'No address', kind: 'rejection' },
  { title: 'Thanks', kind: 'feedback' },
];

beforeEach(() => {
  memory = new Memory();
  replies = new ChangeSavedReplies(
    new FakeTransaction(memory),
    new FakeSavedReplies(memory),
    new FakeAuditLog(memory),
    new FakeClock(),
  );
});

describe('ChangeSavedReplies', () => {
  it('adds, changes, and removes a reply, with an audit log entry each that leaves out the text', async () => {
    expect(await replies.add(ADA, REPLY)).toMatchObject({ ...REPLY, id: 1, createdBy: 'Ada', version: 1 });
    expect(await replies.change(GRACE, 1, { ...OTHER, version: 1 })).toMatchObject({
      ...{ ...OTHER, createdBy: 'Ada', updatedBy: 'Grace', updatedAt: new FakeClock().now(), version: 2 },
    });
    await replies.remove(ADA, 1);
    expect(memory.state.savedReplies).toEqual([]);
    expect(memory.state.audit).toEqual([
      entry('Ada', 'add', {}, ABOUT_REPLY),
      entry('Grace', 'change', ABOUT_REPLY, ABOUT_OTHER),
      entry('Ada', 'remove', ABOUT_OTHER, {}),
    ]);
  });

  it('refuses a change of a version that another administrator has changed, and names them', async () => {
    await replies.add(ADA, REPLY);
    await replies.change(GRACE, 1, { ...OTHER, version: 1 });
    await expect(replies.change(ADA, 1, { ...REPLY, version: 1 })).rejects.toThrow(
      refused('CHANGED_MEANWHILE', 'Grace has changed this reply since you opened it. Please reload it.'),
    );
    expect(memory.state.savedReplies).toMatchObject([OTHER]);
    expect(memory.state.audit).toHaveLength(2);
  });

  it('refuses to change or remove a reply that no longer exists', async () => {
    const gone = refused('NOT_FOUND', 'This saved reply no longer exists.');
    await expect(replies.change(ADA, 1, { ...REPLY, version: 1 })).rejects.toThrow(gone);
    await expect(replies.remove(ADA, 1)).rejects.toThrow(gone);
    expect(memory.state.audit).toEqual([]);
  });

  it('refuses a reply above the maximum number', async () => {
    for (let n = 0; n < SAVED_REPLY_LIMITS.replies; n += 1) await replies.add(ADA, REPLY);
    await expect(replies.add(ADA, REPLY)).rejects.toThrow(
      refused('TOO_MANY_SAVED_REPLIES', 'There can be at most 200 saved replies. Delete one first.'),
    );
    expect(memory.state.savedReplies).toHaveLength(SAVED_REPLY_LIMITS.replies);
    expect(memory.state.audit).toHaveLength(SAVED_REPLY_LIMITS.replies);
  });
});
