import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Presence } from '../../../interfaces/contract/administration/queue.js';
import { callQuery } from '../../../web/api/call-query.js';
import { ApiProblem } from '../../../web/lib/form/refusal.js';
import { REPORTS } from '../../../web/features/admin-reports/reports.queries.js';
import { Queue } from '../../../web/ui/queue/queue.js';
import type { QueueAction } from '../../../web/ui/queue/queue-action.js';
import { ReasonForm, requiredText } from '../../../web/ui/queue/form/reason-form.js';
import type { Row } from '../../../web/ui/queue/row.js';
import { aRow } from './queue-answers.js';
import { apiOf, renderAt } from './render.js';

export interface Letter {
  readonly id: number;
  readonly name: string;
}

export const aLetter = (id: number): Letter => ({ id, name: `Letter ${String(id)}` });

/** Returns rows of letters. */
export const letters = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, i) => aRow(aLetter(from + i)));

/** A decision sent to the server. The test settles it. */
interface Sent {
  readonly what: string;
  readonly succeed: () => void;
  readonly refuse: (sentence: string) => void;
}

const LOOK = { icon: null, variant: 'secondary', isOffered: () => true } as const;

function actionsTo(sent: Sent[]): readonly QueueAction<Letter>[] {
  const send = (what: string) =>
    new Promise<void>((succeed, reject) => {
      sent.push({ what, succeed, refuse: (sentence) => reject(new ApiProblem(sentence, 409, undefined)) });
    });
  return [
    {
      ...{ ...LOOK, name: 'approve', label: 'Approve', shortcut: 'a', done: 'Approved', failed: 'Failed to approve.' },
      run: ({ id }) => send(`approve ${String(id)}`),
    },
    {
      ...{ ...LOOK, name: 'reject', label: 'Reject', shortcut: 'r', done: 'Rejected', failed: 'Failed to reject.' },
      form: (context) => (
        <ReasonForm
          context={context}
          label="Reason"
          hint="The member sees it."
          submit="Send Rejection"
          variant="danger"
          rule={requiredText('Enter a reason.')}
          run={({ id }, reason) => send(`reject ${String(id)}: ${reason}`)}
        />
      ),
    },
  ];
}

/** Letters come from the call that reads a report, because there is none for letters. */
const letterQuery = (key: string) =>
  callQuery<Letter>(['letter', key], async (api) => {
    const id = Number(key);
    const { data, ...answer } = await api.GET('/api/admin/reports/{id}', { params: { path: { id } } });
    return { ...answer, data: data as unknown as Letter };
  });

interface Given {
  readonly items?: readonly Row[];
  readonly reloaded?: readonly Row[];
  /** The second page of a queue that is read in pages; absent if all rows are there. */
  readonly next?: readonly Row[];
  readonly at?: string;
  /** The work of other administrators. */
  readonly presence?: () => Presence;
}

/** Renders a queue with these rows. The server has letters up to 99. */
export function showLetters({
  items = letters(1, 3),
  reloaded = items,
  next,
  at = '/admin/letters',
  presence,
}: Given = {}) {
  const sent: Sent[] = [];
  const seen: { ends: number; reloads: number; open: unknown[] } = { ends: 0, reloads: 0, open: [] };
  function Page() {
    const [shown, setShown] = useState(items);
    return (
      <>
        <label>
          Elsewhere <input />
        </label>
        <Queue<Letter>
          {...{ name: 'letters', path: '/admin/letters', label: 'Letters', capped: false, isFetching: false }}
          rows={shown}
          total={items.length + (next?.length ?? 0)}
          presenceAt={next === undefined ? REPORTS.waits.presenceAt : undefined}
          source={{ queryOf: letterQuery }}
          nameOf={({ name }) => name}
          contentOf={({ id }) => ({ facts: <p>Facts of {id}</p>, details: <p>Details of {id}</p> })}
          actions={actionsTo(sent)}
          onReload={async () => {
            seen.reloads += 1;
            setShown(reloaded);
          }}
          onEnd={
            next === undefined || shown.length > items.length
              ? undefined
              : () => {
                  seen.ends += 1;
                  setShown([...items, ...next]);
                }
          }
          empty={<h2>Nothing left</h2>}
        />
      </>
    );
  }
  const { client, calls } = apiOf({
    ...Object.fromEntries(
      Array.from({ length: 99 }, (_, i) => [`/api/admin/reports/${String(i + 1)}`, () => aLetter(i + 1)]),
    ),
    '/api/admin/reports/100': () => Response.json({ status: 404, message: 'No such letter' }, { status: 404 }),
    '/api/admin/presence': async (_url, request) => {
      seen.open.push(await request.json());
      return presence?.() ?? { others: [], decided: [] };
    },
  });
  const { address } = renderAt(at, <Page />, client);
  return { sent, seen, calls, address, client };
}

export const press = (key: string, more: object = {}): unknown =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

/** The current item, once it is loaded. */
export const letter = (name: string): Promise<HTMLElement> => screen.findByRole('article', { name });

export const buttonOf = async (name: string, of: string): Promise<HTMLElement> =>
  within(await letter(of)).getByRole('button', { name });
