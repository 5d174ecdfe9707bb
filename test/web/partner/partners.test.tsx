import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { frameSnippet, widgetSnippet } from '../../../interfaces/contract/partner/widget-html.js';
import { Partners } from '../../../web/features/partner/partners.js';
import { renderAt } from '../support/render.js';

let copied = '';

beforeEach(() => {
  copied = '';
  const writeText = async (text: string): Promise<void> => {
    copied = text;
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  renderAt('/partners', <Partners />);
});
afterEach(cleanup);

const html = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML' }).value;

describe('the page for partners', () => {
  it('builds the HTML of a widget from the form', () => {
    fireEvent.change(screen.getByRole('textbox', { name: /Town or ZIP code/ }), { target: { value: ' 78701 ' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Kind of place' }), { target: { value: 'dog-park' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Number of places' }), { target: { value: '12' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(html()).toBe(
      [
        '<div data-welcome-paws data-area="78701" data-kind="dog-park" data-count="12" data-view="map" data-theme="dark">',
        '  <a href="http://localhost/browse?location=78701&amp;kind=dog-park">Pet-friendly places in 78701</a>',
        '</div>',
        '<script src="http://localhost/widget/v1.js" async></script>',
      ].join('\n'),
    );
  });

  it('copies the HTML, and that of a frame without a script', async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy HTML' })));
    expect(copied).toBe(html());
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy HTML without script' })));
    expect(copied).toContain('<iframe src="http://localhost/embed/places?area=Austin%2C+TX"');
  });

  it('shows the widget that the form describes, once the reader stops typing', async () => {
    const preview = () => screen.getByTitle('Preview of the widget').getAttribute('src');
    expect(preview()).toBe('/embed/places?area=Austin%2C+TX');
    fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
    expect(preview()).toBe('/embed/places?area=Austin%2C+TX');
    await waitFor(() => expect(preview()).not.toBe('/embed/places?area=Austin%2C+TX'));
    expect(preview()).toBe('/embed/places?area=Austin%2C+TX&view=map');
  });

  it('asks for an area, and offers no HTML without one', () => {
    fireEvent.change(screen.getByRole('textbox', { name: /Town or ZIP code/ }), { target: { value: ' ' } });
    expect(screen.getByText('Enter a town or ZIP code.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Copy HTML/ })).toBeNull();
  });
});

describe('the HTML of a widget', () => {
  const ODD = { area: `"><script>alert(1)</script>`, kind: null, count: 5, view: 'list', theme: 'auto' } as const;

  it('escapes the area', () => {
    for (const snippet of [
      widgetSnippet(ODD, 'https://paws.example.com'),
      frameSnippet(ODD, 'https://paws.example.com'),
    ])
      expect(snippet).not.toContain('<script>alert');
  });
});
