import type { REST } from 'discord.js';
import { type APIApplicationEmoji, type RESTGetAPIApplicationEmojisResult, Routes } from 'discord.js';
import type { GameEmoji } from '../../engine/game/index.ts';
import type { Log } from '../../match/ports.ts';
import type { PictureRenderer } from '../ui/draw.ts';
import type { EmojiIds } from '../ui/emoji.ts';
import { describeError } from './discord-errors.ts';

/** The application's own emoji; characters stand in until they are known, and where there are none. */
export interface UploadedEmoji {
  readonly ids: EmojiIds;
  /**
   * Learns which emoji there are and uploads missing ones. Returns false if another process is uploading them. Never
   * throws: characters do as well.
   */
  load(application: string): Promise<boolean>;
}

/** The right to upload, held by one process at a time. */
export interface UploadLease {
  /** Acquires or renews it. Returns false if another process holds it. */
  claim(): Promise<boolean>;
  release(): Promise<void>;
}

const noOtherProcess: UploadLease = { claim: () => Promise.resolve(true), release: () => Promise.resolve() };

export function createUploadedEmoji(
  rest: REST,
  wanted: readonly GameEmoji[],
  renderer: Pick<PictureRenderer, 'draw'> | null,
  log: Log,
  lease: UploadLease = noOtherProcess,
): UploadedEmoji {
  const ids = new Map<string, { readonly id: string; readonly name: string }>();

  /** Returns those that aren't there yet. */
  async function learn(application: string): Promise<readonly GameEmoji[]> {
    const { items } = (await rest.get(Routes.applicationEmojis(application))) as RESTGetAPIApplicationEmojisResult;
    for (const { character, name } of wanted) {
      const id = items.find((each) => each.name === name)?.id;
      if (id) ids.set(character, { id, name });
    }
    return wanted.filter(({ character }) => !ids.has(character));
  }

  async function upload(application: string, { name, sign, character }: GameEmoji): Promise<void> {
    if (!renderer) return;
    const { png } = await renderer.draw({ kind: 'emoji', sign }, { language: 'en' });
    const image = `data:image/png;base64,${png.toString('base64')}`;
    const body = { name, image };
    const { id } = (await rest.post(Routes.applicationEmojis(application), { body })) as APIApplicationEmoji;
    if (id) ids.set(character, { id, name });
  }

  return {
    ids,
    async load(application) {
      try {
        if ((await learn(application)).length === 0) return true;
        if (!(await lease.claim())) return false;
        try {
          // Another process may have uploaded some in between.
          for (const each of await learn(application)) {
            if (!(await lease.claim())) return false;
            await upload(application, each);
          }
        } finally {
          await lease.release();
        }
      } catch (error) {
        const missing = wanted.length - ids.size;
        log.warn(
          { fault: describeError(error), missing },
          'could not upload emoji; plain characters are shown instead',
        );
      }
      return true;
    },
  };
}
