import { useId, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { BADGE_SIZE, badgePath } from '../../../interfaces/contract/business/badge.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { VisuallyHidden } from '../../ui/show/visually-hidden.js';

interface BadgeProps {
  readonly id: number;
  readonly name: string;
  readonly siteName: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** A preview of the badge, and the HTML for the owner's website. */
export function BadgeSection({ id, name, siteName, publicUrl }: BadgeProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-5">
      <div>
        <h2 id={heading} className="text-xl">
          Badge for your website
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          Shows your current rating and links to your listing. Paste the HTML where you want the badge to appear.
        </p>
      </div>
      <img
        src={badgePath(id)}
        alt={`Badge: ${name} on ${siteName}`}
        width={BADGE_SIZE.width}
        height={BADGE_SIZE.height}
        className="h-auto max-w-full"
      />
      <Snippet html={badgeSnippet({ id, name, siteName, publicUrl })} />
    </Card>
  );
}

/** The HTML, and a button that copies it and says whether that worked. */
function Snippet({ html }: { readonly html: string }) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { copyState, copy } = useCopy(text);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        HTML
      </label>
      <textarea
        id={id}
        ref={text}
        readOnly
        rows={5}
        spellCheck={false}
        value={html}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="w-full rounded-md border border-edge bg-sunken p-3 font-mono text-sm break-all"
      />
      <div className="flex flex-wrap items-center gap-3 noscript:hidden">
        <Button
          variant="secondary"
          icon={copyState === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {copyState === 'copied' ? 'Copied' : 'Copy HTML'}
        </Button>
        {copyState === 'selected' && (
          <p className="text-sm text-muted">The HTML is selected. Press Ctrl+C or ⌘C to copy it.</p>
        )}
        <VisuallyHidden>
          <span role="status">{copyState === 'copied' ? 'HTML copied.' : ''}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

type CopyState = 'nothing' | 'copied' | 'selected';

/** Copies a text. If the browser doesn't allow that, selects the text so that the reader can copy it. */
function useCopy(text: { readonly current: HTMLTextAreaElement | null }) {
  const [copyState, setCopyState] = useState<CopyState>('nothing');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text.current?.value ?? '');
      setCopyState('copied');
    } catch {
      text.current?.focus();
      setCopyState('selected');
    }
  };
  return { copyState, copy };
}

/** Returns the HTML that shows the badge on another site and links here. */
export function badgeSnippet({ id, name, siteName, publicUrl }: BadgeProps): string {
  const { width, height } = BADGE_SIZE;
  const alt = escapeAttribute(`${name} on ${siteName}`);
  return `<a href="${publicUrl}/business/${id}"><img src="${publicUrl}${badgePath(id)}" alt="${alt}" width="${width}" height="${height}"></a>`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes names, so that they stay plain text on the other site. */
function escapeAttribute(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replaceAll(/\s+/g, ' ');
}
