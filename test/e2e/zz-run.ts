import { rivals } from '../../src/games/rivals/game.ts';
import { clicker, typeMove } from './players.ts';
import { openStage } from './stage.ts';
import { begin, playOut } from './whole-match.ts';
for (const seed of process.argv.slice(3)) {
  const stage = await openStage({ seed });
  const id = await begin(stage, { variant: 'intro' });
  const t = performance.now();
  try {
  const { acts, past, leaks } = await playOut(stage, id, rivals, process.argv[2] === 'type' ? typeMove : clicker(), { most: 320 });
  console.log(seed, acts, past.history.length, leaks.slice(0,2), Math.round(performance.now() - t), stage.troubles.slice(0, 3), stage.sandbox.violations.length);
  } catch (e) { console.log(seed, String(e)); }
  const r = performance.now(); await stage.restart(); console.log('restart', performance.now() - r);
  await stage.close();
}
process.exit(0);
