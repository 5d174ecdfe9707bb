import type { StateMachine } from '../shared/moves.js';

/** What becomes of a message that goes out: it waits, is out, was not wanted, or was given up. */
export const MESSAGE_STATUSES = ['queued', 'sent', 'skipped', 'dead'] as const;

export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * What a worker does with a message: `fail` leaves it for another attempt, `giveUp` ends the attempts. An administrator
 * begins them anew by `resend`.
 */
export type MessageMove = 'send' | 'skip' | 'fail' | 'giveUp' | 'resend';

/**
 * The life of a message. What is out stays out: a worker that was slow and then failed does not queue it again. A
 * message that was given up may still turn out to be sent, by the worker that had it.
 */
export const MESSAGE: StateMachine<MessageStatus, MessageMove> = {
  start: 'queued',
  moves: {
    queued: { send: 'sent', skip: 'skipped', fail: 'queued', giveUp: 'dead' },
    dead: { send: 'sent', resend: 'queued' },
    sent: {},
    skipped: {},
  },
  refusal: { code: 'CHANGED_MEANWHILE', message: 'This message was dealt with meanwhile.' },
};
