import { renderToStaticMarkup } from 'react-dom/server';
import { RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.js';
import { FloatingNotice } from '../../ui/state/part-failed.js';
import { withShapesInPlace } from '../../ui/show/shared-shapes.js';
import { PAGE_SCRIPTS_EVENT } from '../client/page-scripts.js';
import { asScriptText } from './script-text.js';

const NOTICE = withShapesInPlace(
  renderToStaticMarkup(
    <FloatingNotice
      title="Part of this page failed to load"
      advice="You can read it and follow links. To save or post, try loading the rest."
    >
      <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden="true" />}>
        Try again
      </Button>
      <IconButton label="Close">
        <X aria-hidden="true" />
      </IconButton>
    </FloatingNotice>,
  ),
);

/**
 * A part of the inline script, because it must run if nothing else loads. It waits for the page's scripts. If they fail to
 * load (offline, a newer release, a truncated page) or fail before hydration, it says so; if the page's content is
 * gone, it restores the server's HTML. The page then behaves as without JavaScript (`noscript:` classes).
 */
export const SCRIPT_FAILURE_SCRIPT = `(() => {
  let isRunning = false;
  const isOurs = (address) => String(address).startsWith(location.origin + '/');
  const tell = () => {
    document.documentElement.dataset.scripts = 'lost';
    if (document.getElementById('lost-scripts')) return;
    const box = document.createElement('div');
    box.id = 'lost-scripts';
    box.innerHTML = ${asScriptText(NOTICE)};
    const [again, close] = box.querySelectorAll('button');
    again.addEventListener('click', async () => {
      again.disabled = true;
      const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isReachable) return location.reload();
      again.disabled = false;
      box.querySelector('p + p').textContent = "We still can’t reach the site.";
    });
    close.addEventListener('click', () => box.remove());
    document.body.append(box);
  };
  addEventListener(
    'error',
    ({ target, filename }) => {
      const isScript = target === window ? isOurs(filename) : target.localName === 'script' && isOurs(target.src);
      if (isScript && !isRunning) tell();
    },
    true,
  );
  const showAsServed = async () => {
    const text = await fetch(location.href).then((answer) => answer.text());
    const served = new DOMParser().parseFromString(text, 'text/html');
    document.documentElement.replaceWith(document.adoptNode(served.documentElement));
  };
  addEventListener('${PAGE_SCRIPTS_EVENT}', async ({ detail }) => {
    isRunning = detail === 'running';
    if (detail === 'gone') await showAsServed();
    if (!isRunning) tell();
  });
  addEventListener('DOMContentLoaded', () => {
    if (!document.querySelector('script[type=module]')) tell();
  });
})();`;
