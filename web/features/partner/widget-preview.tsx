import { useEffect, useRef, useState } from 'react';
import { widgetPath, type WidgetOptions } from '../../../interfaces/contract/partner/widget-html.js';

/** Pause in typing, in ms, before the preview is loaded again. */
const PAUSE_MS = 500;

interface WidgetPreviewProps {
  readonly options: WidgetOptions;
}

/** The widget as other websites show it. */
export function WidgetPreview({ options }: WidgetPreviewProps) {
  const wanted = widgetPath(options);
  const [path, setPath] = useState(wanted);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPath(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  useEffect(() => {
    const resize = ({ origin, source, data }: MessageEvent<{ type?: unknown; height?: unknown } | null>): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'welcome-paws:height' && typeof data.height === 'number') {
        frame.current.style.height = `${data.height}px`;
      }
    };
    addEventListener('message', resize);
    // The frame may have told its height before this page was ready.
    frame.current?.contentWindow?.postMessage('height', location.origin);
    return () => removeEventListener('message', resize);
  }, []);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-semibold">Preview</p>
      <iframe ref={frame} key={path} src={path} title="Preview of the widget" className="h-140 w-full" />
    </div>
  );
}
