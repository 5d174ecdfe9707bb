import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setApart } from '../../../web/ui/answer/insert-text.js';
import {
  AnsweredForm,
  answering,
  press,
  refusal,
  REPLIES,
  showForm,
  startAnswering,
} from '../support/answering-form.js';
import { renderAt } from '../support/render.js';

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
const dialog = () => screen.getByRole('dialog');
const search = () => screen.getByRole('searchbox', { name: 'Search saved replies' });
const stops = () =>
  within(dialog())
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]!.textContent);
const openReplies = async (): Promise<void> => {
  press('Saved Replies');
  await screen.findByText('No address');
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog()).getByLabelText(label), { target: { value } });
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' });

beforeEach(startAnswering);
afterEach(cleanup);

describe('Inserting a saved reply', () => {
  it('lists the replies of the form’s kind first, with their placeholders filled', async () => {
    showForm();
    await openReplies();
    expect(
      within(dialog())
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label')),
    ).toEqual([...['Rejections', 'Feedback']]);
    expect(stops()).toEqual([
      'No addressWe couldn’t find Barton Bakery in your town.',
      'Not for petsBarton Bakery doesn’t welcome pets.',
      'A thank youHi there, thank you! Grace',
    ]);
  });

  it('inserts the filled text at the cursor, keeps the typed text, and returns to the field', async () => {
    showForm('First. Last.');
    field().setSelectionRange(6, 6);
    await openReplies();
    press(/^Not for pets/);
    expect(field()).toHaveValue('First.\n\nBarton Bakery doesn’t welcome pets. Last.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field()).toHaveFocus();
    expect(answering.events).toEqual([]);
  });

  it('finds replies by several words of their titles and texts', async () => {
    showForm();
    await openReplies();
    expect(search()).toHaveFocus();
    fireEvent.change(search(), { target: { value: 'WELCOME pets' } });
    expect(stops()).toEqual(['Not for petsBarton Bakery doesn’t welcome pets.']);
    fireEvent.change(search(), { target: { value: 'giraffe' } });
    expect(screen.getByRole('status')).toHaveTextContent('No saved replies found');
  });

  it('moves between the search field and the replies with the arrow keys and Enter', async () => {
    showForm();
    await openReplies();
    fireEvent.keyDown(search(), { key: 'ArrowUp' });
    expect(search()).toHaveFocus();
    fireEvent.keyDown(search(), { key: 'Enter' });
    const [first, second] = [/^No address/, /^Not for pets/].map((name) => screen.getByRole('button', { name }));
    expect(first).toHaveFocus();
    fireEvent.keyDown(first!, { key: 'ArrowDown' });
    expect(second).toHaveFocus();
    fireEvent.keyDown(second!, { key: 'ArrowUp' });
    fireEvent.keyDown(first!, { key: 'ArrowUp' });
    expect(search()).toHaveFocus();
  });

  it('closes with Escape without canceling the form behind it', async () => {
    showForm('Typed.');
    await openReplies();
    escape();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([answering.events, field().value]).toEqual([[], 'Typed.']);
  });

  it('offers to try again if the replies don’t load', async () => {
    let isBroken = true;
    showForm('', { replies: () => (isBroken ? refusal(500, 'Broken') : REPLIES) });
    press('Saved Replies');
    await screen.findByText('We couldn’t load saved replies', {}, { timeout: 20_000 });
    isBroken = false;
    press('Try again');
    await screen.findByText('No address');
  });

  it('a field outside of the administrators’ pages has no tools', () => {
    renderAt('/', <AnsweredForm start="" />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reject', 'Cancel']);
  });

  it('sets an inserted text apart from the words around it', () => {
    expect(setApart('', 'New', '')).toBe('New');
    expect(setApart('Before', 'New', 'after')).toBe('\n\nNew\n\n');
    expect(setApart('Before ', 'New', '\nafter')).toBe('New');
  });
});

describe('Editing saved replies', () => {
  it('saves the typed text as a reply, with placeholders for the place and the administrator', async () => {
    showForm('Barton Bakery is closed. Grace');
    await openReplies();
    press('Save Typed Text');
    expect(within(dialog()).getByLabelText(/^Text/)).toHaveValue('{place} is closed. {administrator}');
    expect(within(dialog()).getByLabelText('Used for')).toHaveValue('rejection');
    press('Save Reply');
    expect(within(dialog()).getByText('Give the reply a title.')).toBeVisible();
    type(/^Title/, 'Closed');
    press('Save Reply');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible());
    expect(answering.sent).toEqual([
      ['POST', 'new', { title: 'Closed', kind: 'rejection', text: '{place} is closed. {administrator}' }],
    ]);
    expect(answering.events).toEqual([]);
  });

  it('changes a reply in place, and names unknown placeholders before it is sent', async () => {
    showForm();
    await openReplies();
    press('Edit “No address”');
    type(/^Text/, 'Hi {first}');
    press('Save Reply');
    expect(within(dialog()).getByText(/^\{first\} is not a placeholder\. Use \{name\}/)).toBeVisible();
    type(/^Text/, 'Hi {name}');
    press('Save Reply');
    await waitFor(() => expect(answering.sent).toHaveLength(1));
    expect(answering.sent[0]).toEqual([
      'PUT',
      '2',
      { title: 'No address', kind: 'rejection', text: 'Hi {name}', version: 2 },
    ]);
  });

  it('keeps the typed text and shows the sentence if another administrator changed the reply', async () => {
    const message = 'Ada has changed this reply since you opened it. Please reload it.';
    showForm('', { one: () => refusal(409, message) });
    await openReplies();
    press('Edit “No address”');
    type(/^Text/, 'My text');
    press('Save Reply');
    expect(await within(dialog()).findByText(message)).toBeVisible();
    expect(within(dialog()).getByLabelText(/^Text/)).toHaveValue('My text');
  });

  it('asks before Escape drops typed text, and goes back to the list without asking if nothing was typed', async () => {
    showForm();
    await openReplies();
    press('Edit “No address”');
    escape();
    expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible();
    press('Edit “No address”');
    type(/^Text/, 'My text');
    escape();
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Discard what you typed?');
    expect(screen.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    press('Keep Editing');
    expect(within(dialog()).getByLabelText(/^Text/)).toHaveValue('My text');
    press('Close');
    press('Discard');
    expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible();
    expect(answering.sent).toEqual([]);
  });

  it('asks before it deletes a reply, because all administrators lose it', async () => {
    showForm();
    await openReplies();
    press('Edit “No address”');
    press('Delete Reply');
    expect(within(dialog()).getByRole('alert')).toHaveTextContent('Delete this reply for all administrators?');
    press('Keep Reply');
    expect(answering.sent).toEqual([]);
    press('Delete Reply');
    press('Delete');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Saved replies' })).toBeVisible());
    expect(answering.sent).toEqual([['DELETE', '2', null]]);
  });
});
