import { languages, type Language, type Text } from '../../engine/text.ts';
import type { Profile } from '../../match/sheet.ts';
import { button, frame, type Inner, type Option, type Page, row, say, select, small } from '../parts/components.ts';
import { freeId } from '../arriving/ids.ts';
import { accentOf } from '../parts/people.ts';
import { buttonWords } from '../words/buttons.ts';
import { fromOf, mannersWords } from '../words/manners.ts';
import { settingsWords as words } from '../words/settings.ts';
import { tipWords } from '../words/tips.ts';

/** Minutes east of UTC that people live in. */
const west = [-720, -660, -600, -570, -540, -480, -420, -360, -300, -240, -210, -180, -150, -120, -60, 0];
const east = [60, 120, 180, 210, 240, 270, 300, 330, 345, 360, 390, 420, 480, 525, 540, 570, 600, 630, 660, 720, 765, 780, 840];

/** Everything somebody may set for themselves, each in its menu. */
export function settingsPage(
  profile: Profile,
  language: Language,
  now: number,
  guild: string | null,
  notice: string | null = null,
): Page {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const [from, to] = profile.quiet ?? [null, null];
  const menus: readonly Inner[] = [
    menu('set-language', words.language[language], [
      { value: 'auto', label: words.labelled(words.language, words.automatic)[language], chosen: profile.language === null },
      ...languages.map((each) => ({
        value: each,
        label: words.labelled(words.language, words.names[each])[language],
        chosen: profile.language === each,
      })),
    ]),
    menu('set-zone', words.zoneWest[language], west.map((offset) => zoneOption(offset, profile, language, now)), 'west'),
    menu('set-zone', words.zoneEast[language], east.map((offset) => zoneOption(offset, profile, language, now)), 'east'),
    menu('set-quiet-from', words.quietFrom[language], [
      { value: 'off', label: words.quietOff[language], chosen: from === null },
      ...hours.map((minutes) => ({ value: `${minutes}`, label: `${words.quietFrom[language]} ${clock(minutes)}`, chosen: minutes === from })),
    ]),
    menu(
      'set-quiet-to',
      words.quietTo[language],
      hours.map((minutes) => ({ value: `${minutes}`, label: `${words.quietTo[language]} ${clock(minutes)}`, chosen: minutes === to })),
    ),
    menu(
      'set-notify',
      words.notifications[language],
      (['all', 'turns', 'none'] as const).map((value) => ({
        value,
        label: words.labelled(words.notifications, words.notify[value])[language],
        chosen: profile.notifications === value,
      })),
    ),
    menu('set-challengers', mannersWords.challengers[language], challengerOptions(profile, guild, language)),
  ];
  const closed = profile.dmClosed ? [say(small(words.dmHint[language]))] : [];
  const buttons = row(
    button(freeId('orders'), buttonWords.orders[language]),
    button(freeId('tips'), tipWords[profile.tips?.off ? 'show' : 'hide'][language]),
    button(freeId('timing'), words.timing[profile.untimed ? 'show' : 'hide'][language]),
    ...(profile.dmClosed ? [button(freeId('try-dms'), words.tryAgain[language], 'primary')] : []),
  );
  const head = [words.title[language], ...(notice ? [notice] : []), summary(profile, language, now)].join('\n');
  return { components: [frame(accentOf(null), [say(head), ...menus, ...closed, buttons])], files: [] };
}

/** `This server` is the one where the menu is opened; one chosen elsewhere stands as it is. */
function challengerOptions({ challengers }: Profile, guild: string | null, language: Language): readonly Option[] {
  const here = guild === null ? null : `server ${guild}`;
  const option = (value: string, text: Text): Option => ({ value, label: text[language], chosen: challengers === value });
  return [
    option('everyone', mannersWords.from.everyone),
    ...(here === null ? [] : [option(here, mannersWords.from.server)]),
    ...(fromOf(challengers) === 'server' && challengers !== here ? [option(challengers, mannersWords.elsewhere)] : []),
    option('nobody', mannersWords.from.nobody),
  ];
}

const menu = (verb: string, title: string, options: readonly Option[], arg = ''): Inner => row(select(freeId(verb, arg), title, options));

const zoneOption = (offset: number, profile: Profile, language: Language, now: number): Option => ({
  value: `${offset}`,
  label: words.zone(`${clockAt(offset, now)} (${zoneName(offset)})`)[language],
  chosen: profile.offset === offset,
});

function summary({ offset, quiet }: Profile, language: Language, now: number): string {
  const zone = offset === null ? words.zoneUnknown : words.zone(`${zoneName(offset)}, ${clockAt(offset, now)}`);
  const hours = quiet === null ? words.quietNone : words.quiet(clock(quiet[0]), clock(quiet[1]));
  return small(`${zone[language]} · ${hours[language]}`);
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The time of day at this distance from UTC. */
const clockAt = (offset: number, now: number): string => clock((((Math.floor(now / 60_000) + offset) % 1440) + 1440) % 1440);

const zoneName = (offset: number): string => `UTC${offset < 0 ? '−' : '+'}${clock(Math.abs(offset))}`;
