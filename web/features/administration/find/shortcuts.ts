import type { Shortcut } from '../../../ui/palette/shortcut-table.js';

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Returns a group from each key and what it does. */
const group = (title: string, keys: Readonly<Record<string, string>>): ShortcutGroup => ({
  title,
  shortcuts: Object.entries(keys).map(([key, action]) => ({ keys: key, action })),
});

/** Every shortcut in administration. A queue’s own keys are also in its list of shortcuts (?). */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  group('On every page', {
    'Ctrl K or ⌘ K': 'Find places, members, claims, messages, reports, pages, and actions',
    z: 'Undo the last decision',
  }),
  group('In Find', {
    'Arrow keys': 'Next or previous result',
    'Home or End': 'First or last result',
    Enter: 'Open the result, or run the action',
    Esc: 'Close',
  }),
  group('In every queue', {
    j: 'Next item',
    k: 'Previous item',
    Enter: 'Show or hide details',
    Esc: 'Close a form without sending it',
    '?': 'Show the shortcuts of this queue',
  }),
  group('In queues of waiting items', { '/': 'Search this queue' }),
  group('In queues with bulk actions', { x: 'Select or deselect', e: 'Select all shown', b: 'Go to the bulk actions' }),
  group('Business approval', { a: 'Approve', r: 'Reject', v: 'Request Revision', t: 'Start Review' }),
  group('All listings', {
    ...{ o: 'Edit', h: 'Hide', s: 'Show Again', c: 'Mark Closed', r: 'Reopen', d: 'Delete', u: 'Undo' },
  }),
  group('Business verification', { a: 'Verify', r: 'Can’t Verify' }),
  group('Pet policies', { p: 'Confirmed by Phone', m: 'Email Owner', o: 'Edit' }),
  group('Claims', { a: 'Approve', r: 'Reject' }),
  group('Ownership requests', { a: 'Approve', r: 'Reject' }),
  group('Feedback', {
    ...{ r: 'Answer by Email', s: 'Update Status', c: 'Mark Complete', o: 'Reopen', p: 'Close This Listing' },
    ...{ h: 'Call', l: 'Create Listing', f: 'Create Listing Anyway' },
  }),
  group('Reports', { a: 'Keep', r: 'Hide', x: 'Remove', w: 'Warn, Restrict, or Suspend' }),
  group('Duplicates', { a: 'Merge', r: 'Dismiss', u: 'Undo' }),
  group('Appeals', { a: 'Uphold', r: 'Reject' }),
  group('Copyright', { a: 'Take Down', r: 'Reject', b: 'Restore', l: 'Keep Down', s: 'Suspend Member' }),
  group('Outgoing', { s: 'Resend' }),
];
