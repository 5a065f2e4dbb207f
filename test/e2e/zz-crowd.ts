import { randomFrom } from '../../src/engine/random.ts';
import { clicker } from './players.ts'; import { openStage } from './stage.ts'; import { begin } from './whole-match.ts';
const stage = await openStage({ seed: 'crowd' }); const { sandbox, guild } = stage;
const person = (name: string) => { const made = sandbox.addPerson({ name }); sandbox.town.join(guild, made.id); return made; };
const acts: any[] = []; const rnd: any[] = []; const N = 50; let t = performance.now(); const lap = (w: string) => { console.log(w, Math.round(performance.now() - t), Math.round(process.cpuUsage().user / 1000)); t = performance.now(); };
const pairs = Array.from({ length: N }, (_, i) => [person(`A${i}`), person(`B${i}`)] as const); lap('people');
const ids: string[] = []; for (const p of pairs) ids.push(await begin(stage, { variant: 'intro' }, p as any)); lap('begun'); await stage.quiet(); lap('quiet');
for (let round = 0; round < 16; round++) { await Promise.all(pairs.map(async (pair, i) => { const act = acts[i] ??= clicker(); const id = ids[i]!; const sheet = await stage.sheet(id); const pl = sheet.players[sheet.waits[0]?.seat ?? -1]; const who = pair.find((e) => pl?.kind === 'person' && e.id === pl.id); if (who) await act(who, id, sheet.home.channel ?? '', rnd[i] ??= randomFrom({ seed: `c${i}`, drawn: 0 })); })); lap(`round ${round}`); }
process.exit(0);

