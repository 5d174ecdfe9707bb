import { useState, type SyntheticEvent } from 'react';

interface EmailFrameProps {
  readonly subject: string;
  /** From our own templates, which escape what people typed. */
  readonly html: string;
}

/**
 * Shows the HTML of an email in a frame that runs no scripts. The content security policy, which the frame inherits,
 * forbids style attributes in HTML but not styles set by scripts, so the page sets them. Links do nothing.
 */
export function EmailFrame({ subject, html }: EmailFrameProps) {
  const [height, setHeight] = useState<number>(320);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const content = currentTarget.contentDocument;
    if (content === null) return;
    for (const element of content.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
    }
    for (const link of content.querySelectorAll('a')) link.removeAttribute('href');
    setHeight(content.documentElement.scrollHeight);
  };
  return (
    <iframe
      title={`Email: ${subject}`}
      sandbox="allow-same-origin"
      srcDoc={html.replaceAll(' style="', ' data-style="')}
      height={height}
      onLoad={onLoad}
      className="w-full rounded-md border border-line"
    />
  );
}
