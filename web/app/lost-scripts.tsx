import { renderToStaticMarkup } from 'react-dom/server';
import { RotateCw, X } from 'lucide-react';
import { Button, IconButton } from '../ui/button.js';
import { OverThePage } from '../ui/missing-part.js';
import { PAGE_SCRIPTS_EVENT } from './page-scripts.js';

const NOTICE = renderToStaticMarkup(
  <OverThePage
    title="This page could not be loaded completely"
    advice="You can read it and follow its links. Saving, writing and some buttons need the rest of it."
  >
    <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden="true" />}>
      Try again
    </Button>
    <IconButton label="Close">
      <X aria-hidden="true" />
    </IconButton>
  </OverThePage>,
);

/** In a script element no text may end it. */
const asText = (value: string): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * The one script that stands in a page itself, as it has to run where nothing else comes: it waits for the page's scripts,
 * and where they do not come (no connection, a newer release, a page that broke off) or break before they have taken the
 * page over, it says so; a page that is gone it shows as the server writes it. The page is then what it is without JavaScript: `noscript:` in classes. The content security
 * policy allows it by its hash, so it is the same text on every page.
 */
export const LOST_SCRIPTS = `(() => {
  let isRunning = false;
  const isOurs = (address) => String(address).startsWith(location.origin + '/');
  const tell = () => {
    document.documentElement.dataset.scripts = 'lost';
    if (document.getElementById('lost-scripts')) return;
    const box = document.createElement('div');
    box.id = 'lost-scripts';
    box.innerHTML = ${asText(NOTICE)};
    const [again, close] = box.querySelectorAll('button');
    again.addEventListener('click', async () => {
      again.disabled = true;
      const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500,
        () => false,
      );
      if (isReachable) return location.reload();
      again.disabled = false;
      box.querySelector('p + p').textContent = 'There is still no connection to the site.';
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
