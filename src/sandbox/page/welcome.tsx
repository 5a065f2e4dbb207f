import { useEffect, useState } from 'preact/hooks';
import germanBoard from '../../../assets/readme/board-de.png';
import board from '../../../assets/readme/board.png';
import type { PageChannel } from '../page-api/index.ts';
import { Icon } from './icon.tsx';
import { usePage, useStrings } from './page-context.tsx';
import { commandsForChannel, textChannels, type ClientState } from './client-state.ts';

/** Finds a slash command by label. */
function slashNamed(client: ClientState, channel: PageChannel, label: string) {
  for (const { id, slashes, name, type } of commandsForChannel(client, channel)) {
    const slash = type === 1 && slashes.find(({ path }) => [name, ...path].join(' ') === label);
    if (slash) return { channelId: channel.id, commandId: id, path: slash.path };
  }
  return null;
}

/** Channel for a new match: the current one, or the first that allows commands. */
export const matchChannelFor = (client: ClientState, channel: PageChannel | null): PageChannel | null =>
  [...(channel?.kind === 'text' ? [channel] : []), ...textChannels(client)].find((each) =>
    slashNamed(client, each, 'solo'),
  ) ?? null;

interface Choice {
  readonly label: string;
  readonly value: string | number;
}

/** All games against the computer, as suggested for the options `game` and `variant`. */
export function ComputerGames({ channel, onChosen }: { readonly channel: PageChannel; onChosen?(): void }) {
  const { client, request, interact } = usePage();
  const strings = useStrings();
  const [games, setGames] = useState<readonly (Choice & { readonly variants: readonly Choice[] })[]>([]);
  const where = slashNamed(client, channel, 'solo');
  useEffect(() => {
    if (!where) return;
    const suggested = async (focused: string, options: Record<string, string | number>) => {
      const result = await request({ type: 'autocomplete', ...where, options: { ...options, [focused]: '' }, focused });
      return result?.kind === 'choices' ? result.choices : [];
    };
    void suggested('game', {}).then(async (all) =>
      setGames(
        await Promise.all(
          all.map(async (game) => ({ ...game, variants: await suggested('variant', { game: game.value }) })),
        ),
      ),
    );
  }, [channel.id]);
  if (!where) return null;
  return (
    <>
      {games.length === 0 && <h2>{strings.whichGame}</h2>}
      {games.map((game) => (
        <section key={game.value}>
          <h2>{game.label}</h2>
          {game.variants.map(({ label, value }) => (
            <button
              key={value}
              type="button"
              onClick={() => {
                onChosen?.();
                void interact({ type: 'slash', ...where, options: { game: game.value, variant: value } });
              }}
            >
              {label}
            </button>
          ))}
        </section>
      ))}
    </>
  );
}

/** First view: an introduction and three ways to start. */
export function Welcome({ channel }: { readonly channel: PageChannel }) {
  const { client, interact } = usePage();
  const strings = useStrings();
  const [choosing, setChoosing] = useState(false);
  const learn = slashNamed(client, channel, 'parley learn');
  const other = [...client.people.values()].find(({ id, bot }) => !bot && id !== client.me.id);
  return (
    <div class="beginning ways-in">
      <img src={client.me.locale.startsWith('de') ? germanBoard : board} alt={strings.boardAlt} width="1100" />
      <h2>{strings.welcome(channel.name)}</h2>
      <p>{strings.whatThisIs}</p>
      <ul>
        {learn && (
          <li>
            <button
              type="button"
              class="button primary"
              onClick={() => void interact({ type: 'slash', ...learn, options: {} })}
            >
              <Icon shape="book" /> {strings.learn}
            </button>
            <span>{strings.learnHint}</span>
          </li>
        )}
        <li>
          <button
            type="button"
            class="button secondary"
            aria-expanded={choosing}
            onClick={() => setChoosing(!choosing)}
          >
            <Icon shape="pawn" /> {strings.computer}
          </button>
          <span>{strings.computerHint}</span>
        </li>
        {choosing && (
          <li class="opponents">
            <ComputerGames channel={channel} onChosen={() => setChoosing(false)} />
          </li>
        )}
        {other && (
          <li>
            <a class="button secondary" href={`/?as=${other.id}#${channel.id}`} target="_blank" rel="noopener">
              <Icon shape="window" /> {strings.twoWindows}
            </a>
            <span>{strings.twoWindowsHint(other.displayName)}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
