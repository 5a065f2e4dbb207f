import { mentionableText } from '../mentions.ts';
import type { Channel } from '../model.ts';
import { apiError } from '../api-error.ts';
import type { DiscordWorld } from '../discord-world.ts';
import type { MessageBody, Upload } from './request-bodies.ts';

/** Throws Discord's error for uploads on a server that limits them. */
export function checkUploads(world: DiscordWorld, channel: Channel, uploads: readonly Upload[]): void {
  if (uploads.length > 0 && world.guildOf(channel)?.uploadsLimited) throw apiError('uploadsLimited');
}

/**
 * Checks an interaction response for uploads and blocked words. Discord documents AutoMod only for user-installed apps;
 * the sandbox checks all.
 */
export function checkInteractionAnswer(
  world: DiscordWorld,
  channel: Channel,
  { content = '', components = [] }: MessageBody,
  uploads: readonly Upload[],
): void {
  checkUploads(world, channel, uploads);
  const text = mentionableText(content, components).toLowerCase();
  if (world.guildOf(channel)?.blockedWords?.some((word) => text.includes(word.toLowerCase())))
    throw apiError('messageBlocked');
}
