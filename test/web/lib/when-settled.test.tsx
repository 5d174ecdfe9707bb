import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ProfileTab } from '../../../web/features/account/profile-tab.js';
import { ContactUs } from '../../../web/features/feedback/contact-us.js';
import { RemovePet } from '../../../web/features/pet/remove-pet.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember } from '../support/viewers.js';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

interface Form {
  readonly record: string;
  readonly call: string;
  readonly element: ReactNode;
  readonly send: () => void;
  readonly toast: string;
}

const FORMS: readonly Form[] = [
  {
    record: 'a pet',
    call: '/api/pet-profiles/7',
    element: <RemovePet pet={{ id: 7, petName: 'Pixel' }} onRemoved={() => undefined} />,
    send: () => {
      press('Delete');
      press('Delete Profile');
    },
    toast: 'Pet profile deleted',
  },
  {
    record: 'a message',
    call: '/api/user-feedback',
    element: <ContactUs />,
    send: () => {
      type(/^Name/, 'Gus Guest');
      type(/^Email/, 'gus@example.com');
      type(/^Subject/, 'A bell at the door');
      type(/^Category/, 'technical');
      type(/^Message/, 'The map does not load.');
      press('Send Message');
    },
    toast: 'Message Sent',
  },
  {
    record: 'the member’s profile',
    call: '/api/user/profile',
    element: <ProfileTab viewer={aMember()} />,
    send: () => {
      type(/^First name/i, 'Augusta');
      press('Save Changes');
    },
    toast: 'Profile Updated',
  },
];

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('Sending a form', () => {
  it.each(FORMS)(
    'shows the outcome even if the form was removed in the meantime: $record',
    async ({ call, ...form }) => {
      let answer = (_: Response): void => undefined;
      const { client, calls } = apiOf({ [call]: () => new Promise((resolve) => (answer = resolve)) });
      renderAt('/', form.element, client);
      form.send();
      await waitFor(() => expect(calls).toEqual([call]));
      cleanup();
      answer(Response.json({ id: 1 }));
      await waitFor(() => expect(useToasts.getState().current?.title).toBe(form.toast));
    },
  );
});
