import { checkEnvironment } from '../../environment.ts';
import { serve } from '../../serve.ts';
import type { BotCommand } from './memory.ts';
import { keepThinking } from './thinking-load.ts';

/** Runs the shipped program on another Discord, with drawing and thinking on request: `whole-bot <api>`. */
const { workers, close } = await serve(checkEnvironment(process.env), {
  api: process.argv[2] ?? '',
  globalRequestsPerSecond: 100_000,
});
if (!workers) throw new Error('nothing draws here');
const { renderer, botPool } = workers;

let rests = async (): Promise<void> => undefined;

async function follow(order: BotCommand): Promise<void> {
  if (order.kind === 'draw') await renderer.draw(order.scene, { language: order.language });
  if (order.kind === 'animate') await renderer.animate(order.scenes, { language: order.language });
  if (order.kind === 'think') rests = keepThinking(botPool, order.positions);
  if (order.kind === 'stop') await rests().then(close);
}

process.on('message', (order: BotCommand) => {
  void follow(order).then(() => process.send?.(order.number, () => order.kind === 'stop' && process.exit(0)));
});
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
