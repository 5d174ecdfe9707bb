import { useId, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { BADGE_SIZE, badgePath } from '../../../interfaces/contract/business/badge.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { badgeSnippet } from './badge-snippet.js';

interface BadgeSectionProps {
  readonly id: number;
  readonly name: string;
  readonly siteName: string;
  readonly publicUrl: string;
}

/** The badge as visitors of the owner's website see it, and the HTML that puts it there. */
export function BadgeSection({ id, name, siteName, publicUrl }: BadgeSectionProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-5">
      <div>
        <h2 id={heading} className="text-xl">
          Badge for your website
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          Shows your rating, always as it is now, and leads to your page here. Paste the HTML where it is to stand.
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

/** HTML to copy, and whether it was. */
function Snippet({ html }: { readonly html: string }) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { said, copy } = useCopying(text);
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
          icon={said === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {said === 'copied' ? 'Copied' : 'Copy HTML'}
        </Button>
        {said === 'selected' && <p className="text-sm text-muted">Selected: press Ctrl+C, or ⌘C, to copy it.</p>}
        <VisuallyHidden>
          <span role="status">{said === 'copied' ? 'The HTML was copied.' : ''}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}

type Said = 'nothing' | 'copied' | 'selected';

/** Copies a text; where the browser does not let a page do so, the text is selected for the reader to copy. */
function useCopying(text: { readonly current: HTMLTextAreaElement | null }) {
  const [said, setSaid] = useState<Said>('nothing');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text.current?.value ?? '');
      setSaid('copied');
    } catch {
      text.current?.focus();
      setSaid('selected');
    }
  };
  return { said, copy };
}
