import { parseArgs } from 'node:util';
import { type Row, table } from '../trials/bench/row.ts';

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  engine: async () => (await import('../trials/bench/engine.ts')).benchEngine(),
  store: async () => (await import('../trials/bench/store.ts')).benchStore(),
  scale: async () => (await import('../trials/bench/scale.ts')).benchScale(),
  unsent: async () => (await import('../trials/bench/crowded.ts')).benchUnsent(),
  discord: async () => (await import('../trials/bench/discord.ts')).benchDiscord(),
  thinking: async () => (await import('../trials/bench/thinking.ts')).benchThinking(),
  render: async () => (await import('../trials/bench/render.ts')).benchRender(),
  memory: async () => (await import('../trials/bench/memory.ts')).benchMemory(),
};

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean', default: false } } });
// What is left unsent is part of the scale, and can be measured by itself.
const wanted = positionals.length > 0 ? positionals : Object.keys(parts).filter((name) => name !== 'unsent');
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const results: Record<string, readonly Row[]> = {};
for (const name of wanted) {
  results[name] = await (parts[name] as () => Promise<readonly Row[]>)();
  if (!values.json) console.log(`\n# ${name}\n${table(results[name])}`);
}
if (values.json) console.log(JSON.stringify(results, null, 2));
