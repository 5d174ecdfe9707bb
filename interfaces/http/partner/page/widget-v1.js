/*! Shows pet-friendly places on your page: <div data-welcome-paws data-area="Austin, TX"></div>. Sets no cookies. */
(() => {
  const script = document.currentScript ?? document.querySelector('script[src*="/widget/v1.js"]');
  if (!script || window.welcomePawsWidget) return;
  window.welcomePawsWidget = 1;
  const base = script.src.replace(/\/widget\/v1\.js.*$/, '');
  const { origin } = new URL(script.src);
  const MAX_HEIGHT = 6000;
  const frames = new Map();

  const show = (box) => {
    if (frames.has(box)) return;
    const query = new URLSearchParams();
    for (const name of ['area', 'kind', 'count', 'view', 'theme']) {
      if (box.dataset[name]) query.set(name, box.dataset[name]);
    }
    const frame = document.createElement('iframe');
    frame.src = `${base}/embed/places?${query}`;
    frame.title = `Pet-friendly places in ${box.dataset.area ?? ''}`;
    frame.loading = 'lazy';
    Object.assign(frame.style, { display: 'block', width: '100%', height: '400px', border: '0' });
    frames.set(box, frame);
    box.replaceChildren(frame);
  };

  const showAll = () => document.querySelectorAll('[data-welcome-paws]').forEach(show);

  addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || data?.type !== 'welcome-paws:height') return;
    const frame = [...frames.values()].find(({ contentWindow }) => contentWindow === source);
    if (frame && data.height > 0 && data.height <= MAX_HEIGHT) frame.style.height = `${Math.ceil(data.height)}px`;
  });

  showAll();
  new MutationObserver(showAll).observe(document.documentElement, { childList: true, subtree: true });
})();
