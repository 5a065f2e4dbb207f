import { mentionableText } from '../mentions.ts';
import type { Channel } from '../model.ts';
import { refuse } from '../refusal.ts';
import type { World } from '../world.ts';
import type { MessageBody, Upload } from './body.ts';

/** Throws what Discord answers to uploads on a server where they are limited. */
export function checkUploads(world: World, channel: Channel, uploads: readonly Upload[]): void {
  if (uploads.length > 0 && world.guildOf(channel)?.uploadsLimited) throw refuse('uploadsLimited');
}

/**
 * The same for answers to interactions, which AutoMod reads as well: Discord documents it for apps that people install for themselves,
 * the sandbox blocks all.
 */
export function checkAnswered(world: World, channel: Channel, { content = '', components = [] }: MessageBody, uploads: readonly Upload[]): void {
  checkUploads(world, channel, uploads);
  const text = mentionableText(content, components).toLowerCase();
  if (world.guildOf(channel)?.blockedWords?.some((word) => text.includes(word.toLowerCase()))) throw refuse('messageBlocked');
}
