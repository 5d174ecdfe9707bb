import type { StateMachine } from '../shared/state-machine.js';

/** States of an outgoing message: waiting, sent, not wanted, or given up. */
export const MESSAGE_STATUSES = ['queued', 'sent', 'skipped', 'dead'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * Moves of a worker: `fail` leaves the message for another attempt, `giveUp` ends the attempts. `resend` is an
 * administrator's move and starts over.
 */
export type MessageMove = 'send' | 'skip' | 'fail' | 'giveUp' | 'resend';

/**
 * The states of a message. A sent message stays sent, even if a slow worker fails later. A message that was given up
 * can still become sent by the worker that had it.
 */
export const MESSAGE: StateMachine<MessageStatus, MessageMove> = {
  start: 'queued',
  moves: {
    queued: { send: 'sent', skip: 'skipped', fail: 'queued', giveUp: 'dead' },
    dead: { send: 'sent', resend: 'queued' },
    sent: {},
    skipped: {},
  },
  refusal: { code: 'CHANGED_MEANWHILE', message: 'This message has already been handled.' },
};
