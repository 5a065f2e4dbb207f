import { parseArgs } from 'node:util';
import { type BenchRow, formatTable } from '../testkit/bench/result-table.ts';

const parts: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  engine: async () => (await import('../testkit/bench/engine.ts')).benchEngine(),
  store: async () => (await import('../testkit/bench/store.ts')).benchStore(),
  embedded: async () => (await import('../testkit/bench/embedded.ts')).benchEmbeddedAlone(),
  scale: async () => (await import('../testkit/bench/scale.ts')).benchScale(),
  unsent: async () => (await import('../testkit/bench/unsent.ts')).benchUnsent(),
  discord: async () => (await import('../testkit/bench/discord.ts')).benchDiscord(),
  thinking: async () => (await import('../testkit/bench/thinking.ts')).benchThinking(),
  flood: async () => (await import('../testkit/bench/flood.ts')).benchFlood(),
  clicks: async () => (await import('../testkit/bench/turn-clicks.ts')).benchTurnClicks(),
  clubs: async () => (await import('../testkit/bench/clubs.ts')).benchClubs(),
  ratings: async () => (await import('../testkit/bench/ratings.ts')).benchRatings(),
  render: async () => (await import('../testkit/bench/render.ts')).benchRender(),
  web: async () => [
    ...(await (await import('../testkit/bench/match-page.ts')).benchMatchPage()),
    ...(await (await import('../testkit/bench/other-window.ts')).benchOtherWindow()),
    ...(await (await import('../testkit/bench/viewers.ts')).benchViewers()),
  ],
  window: async () => (await import('../testkit/bench/other-window.ts')).benchOtherWindow(),
  page: async () => (await import('../testkit/bench/match-page.ts')).benchMatchPage(),
  memory: async () => (await import('../testkit/bench/memory.ts')).benchMemory(),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
// Parts of `store`, `scale` and `web` that can be measured alone.
const within = new Set(['embedded', 'unsent', 'page', 'window']);
const wanted = positionals.length > 0 ? positionals : Object.keys(parts).filter((name) => !within.has(name));
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const results: Record<string, readonly BenchRow[]> = {};
for (const name of wanted) {
  results[name] = await (parts[name] as () => Promise<readonly BenchRow[]>)();
  if (!values.json) console.log(`\n# ${name}\n${formatTable(results[name])}`);
}
if (values.json) console.log(JSON.stringify(results, null, 2));
