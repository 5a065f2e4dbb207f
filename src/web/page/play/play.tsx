import { render } from 'preact';
import { PlayFrame } from './play-frame.tsx';

const app = document.getElementById('app');
if (app) {
  const root = new URL(app.dataset['root'] ?? './', location.href).pathname;
  app.replaceChildren();
  render(<PlayFrame root={root} />, app);
}
