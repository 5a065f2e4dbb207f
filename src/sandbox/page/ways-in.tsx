import { useEffect, useState } from 'preact/hooks';
import germanBoard from '../../../assets/readme/board-de.png';
import board from '../../../assets/readme/board.png';
import type { PageChannel } from '../page-api/index.ts';
import { Icon } from './icon.tsx';
import { useSandbox, useWords } from './sandbox.tsx';
import { commandsIn, textChannels, type World } from './world.ts';

/** The slash command of that name: its id and the way to it. */
function slashNamed(world: World, channel: PageChannel, label: string) {
  for (const { id, slashes, name, type } of commandsIn(world, channel)) {
    const slash = type === 1 && slashes.find(({ path }) => [name, ...path].join(' ') === label);
    if (slash) return { channelId: channel.id, commandId: id, path: slash.path };
  }
  return null;
}

/** Where a match can begin: the channel one looks at, else the first where commands may be used. */
export const homeIn = (world: World, channel: PageChannel | null): PageChannel | null =>
  [...(channel?.kind === 'text' ? [channel] : []), ...textChannels(world)].find((each) => slashNamed(world, each, 'solo')) ?? null;

interface Choice {
  readonly label: string;
  readonly value: string | number;
}

/** Every game against the computer, by what the application suggests for the options `game` and `variant`. */
export function Opponents({ channel, onChosen }: { readonly channel: PageChannel; onChosen?(): void }) {
  const { world, ask, interact } = useSandbox();
  const words = useWords();
  const [games, setGames] = useState<readonly (Choice & { readonly variants: readonly Choice[] })[]>([]);
  const where = slashNamed(world, channel, 'solo');
  useEffect(() => {
    if (!where) return;
    const suggested = async (focused: string, options: Record<string, string | number>) => {
      const result = await ask({ type: 'autocomplete', ...where, options: { ...options, [focused]: '' }, focused });
      return result?.kind === 'choices' ? result.choices : [];
    };
    void suggested('game', {}).then(async (all) =>
      setGames(await Promise.all(all.map(async (game) => ({ ...game, variants: await suggested('variant', { game: game.value }) })))),
    );
  }, [channel.id]);
  if (!where) return null;
  return (
    <>
      {games.length === 0 && <h2>{words.whichGame}</h2>}
      {games.map((game) => (
        <section key={game.value}>
          <h2>{game.label}</h2>
          {game.variants.map(({ label, value }) => (
            <button key={value} type="button" onClick={() => {
              onChosen?.();
              void interact({ type: 'slash', ...where, options: { game: game.value, variant: value } });
            }}>{label}</button>
          ))}
        </section>
      ))}
    </>
  );
}

/** The first view: what this is, and three ways in. */
export function Welcome({ channel }: { readonly channel: PageChannel }) {
  const { world, interact } = useSandbox();
  const words = useWords();
  const [choosing, setChoosing] = useState(false);
  const learn = slashNamed(world, channel, 'parley learn');
  const other = [...world.people.values()].find(({ id, bot }) => !bot && id !== world.me.id);
  return (
    <div class="beginning ways-in">
      <img src={world.me.locale.startsWith('de') ? germanBoard : board} alt={words.boardAlt} width="1100" />
      <h2>{words.welcome(channel.name)}</h2>
      <p>{words.whatThisIs}</p>
      <ul>
        {learn && (
          <li><button type="button" class="button primary" onClick={() => void interact({ type: 'slash', ...learn, options: {} })}><Icon shape="book" /> {words.learn}</button><span>{words.learnHint}</span></li>
        )}
        <li><button type="button" class="button secondary" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}><Icon shape="pawn" /> {words.computer}</button><span>{words.computerHint}</span></li>
        {choosing && <li class="opponents"><Opponents channel={channel} onChosen={() => setChoosing(false)} /></li>}
        {other && (
          <li><a class="button secondary" href={`/?as=${other.id}#${channel.id}`} target="_blank" rel="noopener"><Icon shape="window" /> {words.twoWindows}</a><span>{words.twoWindowsHint(other.displayName)}</span></li>
        )}
      </ul>
    </div>
  );
}
