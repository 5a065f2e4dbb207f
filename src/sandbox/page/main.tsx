import { render } from 'preact';
import { useState } from 'preact/hooks';
import { App } from './app.tsx';
import { fetchPeople } from './connection.ts';

function Root({ first }: { readonly first: string }) {
  const [as, setAs] = useState(first);
  const change = (id: string) => {
    history.replaceState(null, '', `/?as=${id}${location.hash}`);
    setAs(id);
  };
  return <App as={as} onSwitch={change} key={as} />;
}

async function start(root: HTMLElement) {
  const asked = new URLSearchParams(location.search).get('as');
  const { people } = await fetchPeople();
  const first = asked ?? people.find(({ bot }) => !bot)?.id;
  if (!first) throw new Error('There is nobody in this sandbox.');
  root.replaceChildren();
  render(<Root first={first} />, root);
}

const root = document.getElementById('app') as HTMLElement;
start(root).catch((error: unknown) => {
  root.textContent = error instanceof Error ? error.message : 'The sandbox does not answer.';
});
