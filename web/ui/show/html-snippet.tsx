import { useId, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from '../button.js';
import { VisuallyHidden } from './visually-hidden.js';

interface HtmlSnippetProps {
  readonly html: string;
  readonly label?: string;
  readonly copyLabel?: string;
}

/** HTML for another website, and a button that copies it and says whether that worked. */
export function HtmlSnippet({ html, label = 'HTML', copyLabel = 'Copy HTML' }: HtmlSnippetProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { copyState, copy } = useCopy(text);
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        {label}
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
          {copyState === 'copied' ? 'Copied' : copyLabel}
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
