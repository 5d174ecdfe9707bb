import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { SAVED_REPLY, type SavedReply } from '../../../interfaces/contract/administration/saved-reply.js';
import { Answering } from '../../../web/features/admin-answers/answering.js';
import { NoteField } from '../../../web/ui/queue/form/note-field.js';
import { QueueForm } from '../../../web/ui/queue/form/queue-form.js';
import { apiOf, renderAt } from './render.js';

export const REPLIES: readonly SavedReply[] = [
  { ...SAVED_REPLY, id: 1, title: 'A thank you', kind: 'feedback', text: 'Hi {name}, thank you! {administrator}' },
  { ...SAVED_REPLY, id: 2, title: 'No address', kind: 'rejection', text: 'We couldn’t find {place} in {town}.' },
  { ...SAVED_REPLY, id: 3, title: 'Not for pets', kind: 'rejection', text: '{place} doesn’t welcome pets.' },
];

/** The calls of a test, and what became of its form. */
export const answering: { sent: [string, string, unknown][]; events: string[] } = { sent: [], events: [] };

/** A form with one field that has all tools, as on the approval page. */
export function AnsweredForm({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return (
    <QueueForm
      onSubmit={() => answering.events.push('submit')}
      onCancel={() => answering.events.push('cancel')}
      submit="Reject"
    >
      <NoteField
        label="Reason"
        hint="Sent to the owner."
        value={text}
        onType={setText}
        answer={{
          kind: 'rejection',
          values: { place: 'Barton Bakery', town: null },
          preview: { decision: 'rejectBusiness', id: 7, body: { rejectionReason: text, version: 2 } },
        }}
      />
    </QueueForm>
  );
}

interface Answers {
  readonly replies?: () => unknown;
  readonly preview?: () => unknown;
  readonly one?: () => unknown;
}

/** Shows the form to an administrator, with the responses that a test gives. */
export function showForm(start = '', { replies = () => REPLIES, preview, one }: Answers = {}): void {
  const { client } = apiOf({
    '/api/admin/replies': async (_url, request) => {
      if (request.method === 'GET') return replies();
      const body = (await request.json()) as SavedReply;
      answering.sent.push(['POST', 'new', body]);
      return one?.() ?? { ...SAVED_REPLY, ...body, id: 9 };
    },
    '/api/admin/replies/2': async (_url, request) => {
      const body: unknown = request.method === 'DELETE' ? null : await request.json();
      answering.sent.push([request.method, '2', body]);
      if (one !== undefined) return one();
      return request.method === 'DELETE' ? new Response(null, { status: 204 }) : { ...REPLIES[1], ...(body as object) };
    },
    '/api/admin/email-previews': async (_url, request) => {
      answering.sent.push(['POST', 'preview', await request.json()]);
      return preview?.();
    },
  });
  renderAt(
    '/admin/business-approval',
    <Answering administrator="Grace">
      <AnsweredForm start={start} />
    </Answering>,
    client,
  );
}

/** Forgets what the test before did. */
export function startAnswering(): void {
  sessionStorage.clear();
  answering.sent = [];
  answering.events = [];
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const refusal = (status: number, message: string) => Response.json({ status, message }, { status });
