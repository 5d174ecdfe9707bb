import { KEPT_AT } from '../../lib/browser/kept-pages.js';
import { asScriptText } from './script-text.js';
import { EARLY_NOTICE } from '../offline/offline-bar.js';
import { MEANWHILE, OFFLINE } from '../offline/offline-words.js';

/**
 * Returns a script that says that the device is offline, and when a saved copy was made. The code of the page's own
 * notice (`web/app/offline/offline-part.tsx`) loads later, or never if it belongs to an earlier release. A <section>,
 * because React skips elements at the start of <body> whose names differ from its own. `bar` is the HTML of an
 * `OfflineBar`.
 */
export const earlyOfflineScript = (bar: string): string => `(() => {
  const show = () => {
    const { dataset } = document.documentElement;
    const at = Number(document.documentElement.getAttribute('${KEPT_AT}'));
    const isShown = !dataset.connection && Boolean(!navigator.onLine || at);
    let bar = document.getElementById('${EARLY_NOTICE}');
    // Only hidden: React may be hydrating, and would lose its place if the element was removed.
    if (bar) bar.hidden = !isShown;
    if (!isShown) return;
    const time = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' };
    const saved = at ? 'Saved copy from ' + new Date(at).toLocaleString('en-US', time) + '.' : '';
    if (!bar) {
      bar = document.createElement('section');
      bar.id = '${EARLY_NOTICE}';
      bar.setAttribute('role', 'alert');
      bar.className = 'print:hidden';
      bar.innerHTML = ${asScriptText(bar)};
      document.body.prepend(bar);
    }
    bar.querySelector('span').textContent = navigator.onLine
      ? saved
      : [${asScriptText(OFFLINE)}, saved, ${asScriptText(MEANWHILE)}].filter(Boolean).join(' ');
  };
  for (const event of ['DOMContentLoaded', 'online', 'offline']) addEventListener(event, show);
})();`;
