/** Trades the ticket in the address for a session, and goes on to the board. */
async function openTicket(): Promise<void> {
  const answer = await fetch(location.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: '{}',
  });
  const { to, problem } = (await answer.json()) as { readonly to?: string; readonly problem?: Record<string, string> };
  if (to !== undefined) location.replace(`../${to}`);
  else document.querySelector('main p')?.replaceChildren(problem?.[document.documentElement.lang] ?? '');
}

void openTicket();
