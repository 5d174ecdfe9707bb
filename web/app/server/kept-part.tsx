import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

interface KeptHtml {
  readonly element: 'footer' | 'section';
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside the element. */
  readonly html: string;
}

/** Maximum number of kept variants of a part. */
const MAX_VARIANTS = 20;

const WHOLE = /^<(footer|section)((?: [a-z-]+="[^"]*")*)>([^]*)<\/\1>$/;

/**
 * Returns a part of pages that the server renders once for each value of its props, and then repeats. Its HTML must
 * depend on nothing else: neither on the address, nor on the reader, nor on the time. `web/build/kept-parts.ts` applies
 * it to the parts that pages have in common.
 */
export function kept<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  const variants = new Map<string, KeptHtml>();
  const keep = (key: string, props: Props): void => {
    if (variants.size >= MAX_VARIANTS || variants.has(key)) return;
    const html = renderToString(
      <StaticRouter location="/">
        <Part {...props} />
      </StaticRouter>,
    );
    variants.set(key, keptHtml(html));
  };
  return function Kept(props: Props) {
    const key = JSON.stringify(props);
    const variant = variants.get(key);
    if (variant === undefined) {
      // Later, because React is rendering.
      queueMicrotask(() => keep(key, props));
      return <Part {...props} />;
    }
    const { element: Element, attributes, html } = variant;
    // eslint-disable-next-line no-restricted-syntax -- HTML that React has rendered.
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
}

/** Takes a rendered element apart. Throws if it is not one element with plain attributes. */
function keptHtml(whole: string): KeptHtml {
  const [, element, attributes = '', html = ''] = WHOLE.exec(whole) ?? [];
  if (element !== 'footer' && element !== 'section') throw new Error('A kept part must be one footer or section.');
  const pairs = [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name === 'class' ? 'className' : name,
    value.replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  ]);
  return { element, attributes: Object.fromEntries(pairs) as KeptHtml['attributes'], html };
}
