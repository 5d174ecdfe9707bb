import { useState } from 'react';
import {
  DEFAULT_WIDGET_PLACES,
  frameSnippet,
  KINDS,
  MAX_AREA_LENGTH,
  MAX_WIDGET_PLACES,
  widgetSnippet,
  type WidgetOptions,
  type WidgetTheme,
  type WidgetView,
} from '../../../interfaces/contract/partner/widget-html.js';
import { isKind, kindLabel } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { PillChoice } from '../../ui/form/pill-choice.js';
import { Select } from '../../ui/form/select.js';
import { Card } from '../../ui/page/card.js';
import { HtmlSnippet } from '../../ui/show/html-snippet.js';
import { WidgetPreview } from './widget-preview.js';

const KIND_OPTIONS = [
  { value: '', label: 'All kinds' },
  ...KINDS.map((kind) => ({ value: kind, label: kindLabel(kind) })),
];
const COUNT_OPTIONS = Array.from({ length: MAX_WIDGET_PLACES }, (_, index) => String(index + 1)).map((count) => ({
  value: count,
  label: count,
}));
const VIEWS: readonly (readonly [WidgetView, string])[] = [
  ['list', 'List'],
  ['map', 'Map'],
];
const THEMES: readonly (readonly [WidgetTheme, string])[] = [
  ['auto', 'Auto'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const START: WidgetOptions = {
  ...{ area: 'Austin, TX', kind: null, count: DEFAULT_WIDGET_PLACES, view: 'list', theme: 'auto' },
};

/** Builds the HTML of a widget, with a preview. */
export function WidgetBuilder() {
  const { publicUrl } = usePage();
  const [options, setOptions] = useState(START);
  const isReady = options.area.trim() !== '';
  const built = { ...options, area: options.area.trim() };
  return (
    <section aria-labelledby="widget" className="flex flex-col gap-5">
      <h2 id="widget">Widget</h2>
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Card className="flex flex-col gap-5 noscript:hidden">
          <WidgetForm options={options} onChange={(change) => setOptions({ ...options, ...change })} />
        </Card>
        {isReady && <WidgetPreview options={built} />}
      </div>
      {isReady && (
        <>
          <p className="max-w-prose">
            Paste this HTML where you want the places to appear. The widget sets its own height.
          </p>
          <HtmlSnippet html={widgetSnippet(built, publicUrl)} />
          <p className="max-w-prose">
            If your website has a content security policy, allow <code className="break-all">{publicUrl}</code> in{' '}
            <code className="whitespace-nowrap">script-src</code> and{' '}
            <code className="whitespace-nowrap">frame-src</code>.
          </p>
          <p className="max-w-prose">
            If your website doesn’t allow scripts, use this frame instead. Its height is fixed.
          </p>
          <HtmlSnippet
            html={frameSnippet(built, publicUrl)}
            label="HTML without script"
            copyLabel="Copy HTML without script"
          />
        </>
      )}
    </section>
  );
}

interface WidgetFormProps {
  readonly options: WidgetOptions;
  readonly onChange: (change: Partial<WidgetOptions>) => void;
}

function WidgetForm({ options: { area, kind, count, view, theme }, onChange }: WidgetFormProps) {
  const error = area.trim() === '' ? 'Enter a town or ZIP code.' : undefined;
  return (
    <>
      <Field label="Town or ZIP code" hint="Such as Austin, TX or 78701" error={error} required>
        {(control) => (
          <Input
            {...control}
            value={area}
            maxLength={MAX_AREA_LENGTH}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange({ area: currentTarget.value })}
          />
        )}
      </Field>
      <Field label="Kind of place">
        {(control) => (
          <Select
            {...control}
            options={KIND_OPTIONS}
            value={kind ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ kind: isKind(value) ? value : null })}
          />
        )}
      </Field>
      <Field label="Number of places">
        {(control) => (
          <Select
            {...control}
            options={COUNT_OPTIONS}
            value={String(count)}
            onChange={({ currentTarget }) => onChange({ count: Number(currentTarget.value) })}
          />
        )}
      </Field>
      <PillChoice label="View" options={VIEWS} value={view} onChange={(next) => onChange({ view: next })} />
      <PillChoice label="Colors" options={THEMES} value={theme} onChange={(next) => onChange({ theme: next })} />
    </>
  );
}
