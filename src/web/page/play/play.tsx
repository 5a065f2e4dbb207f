import { render } from 'preact';
import { PlayFrame } from './play-frame.tsx';

const app = document.getElementById('app');
if (app) {
  const root = new URL(app.dataset['root'] || './', location.href).pathname;
  // The address changes without a new page: what is linked must stay where it is.
  for (const link of document.querySelectorAll('link')) link.setAttribute('href', link.href);
  app.replaceChildren();
  render(<PlayFrame root={root} />, app);
}
