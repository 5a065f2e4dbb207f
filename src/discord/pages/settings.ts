import { languages, type Language, type Text } from '../../engine/text.ts';
import type { Profile } from '../../match/stored-match.ts';
import { offsetIn, offsetOf } from '../../match/zone.ts';
import {
  button,
  container,
  type ContainerPart,
  type SelectOption,
  type MessagePage,
  row,
  textBlock,
  select,
  smallPrint,
} from '../ui/components.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { accentColor } from '../ui/player-names.ts';
import { browserStrings } from '../strings/browsers.ts';
import { buttonStrings } from '../strings/buttons.ts';
import { challengeSourceOf, blockAndShareStrings } from '../strings/block-and-share.ts';
import { profileStrings } from '../strings/profile.ts';
import { settingsStrings as strings } from '../strings/settings.ts';
import { tipStrings } from '../strings/tips.ts';
import { regions, zoneOf } from '../strings/zones.ts';

/** Shows a person's settings, a menu each. */
export function settingsPage(
  profile: Profile,
  language: Language,
  now: number,
  guild: string | null,
  notice: string | null = null,
): MessagePage {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const [from, to] = profile.quiet ?? [null, null];
  const menus: readonly ContainerPart[] = [
    menu('set-language', strings.language[language], [
      {
        value: 'auto',
        label: strings.labelled(strings.language, strings.automatic)[language],
        chosen: profile.language === null,
      },
      ...languages.map((each) => ({
        value: each,
        label: strings.labelled(strings.language, strings.names[each])[language],
        chosen: profile.language === each,
      })),
    ]),
    ...regions.map(({ id, name, zones }) =>
      menu(
        'set-zone',
        name[language],
        zones.map((zone) => ({
          value: zone.id,
          label: strings.zone(`${clockAt(offsetIn(zone.id, now), now)} (${zone.places[language]})`)[language],
          chosen: profile.zone === zone.id,
        })),
        id,
      ),
    ),
    menu('set-quiet-from', strings.quietFrom[language], [
      { value: 'off', label: strings.quietOff[language], chosen: from === null },
      ...hours.map((minutes) => ({
        value: `${minutes}`,
        label: `${strings.quietFrom[language]} ${clock(minutes)}`,
        chosen: minutes === from,
      })),
    ]),
    menu(
      'set-quiet-to',
      strings.quietTo[language],
      hours.map((minutes) => ({
        value: `${minutes}`,
        label: `${strings.quietTo[language]} ${clock(minutes)}`,
        chosen: minutes === to,
      })),
    ),
    menu(
      'set-notify',
      strings.notifications[language],
      (['all', 'turns', 'none'] as const).map((value) => ({
        value,
        label: strings.labelled(strings.notifications, strings.notify[value])[language],
        chosen: profile.notifications === value,
      })),
    ),
    menu('set-challengers', blockAndShareStrings.challengers[language], challengerOptions(profile, guild, language)),
  ];
  const closed = profile.dmClosed ? [textBlock(smallPrint(strings.dmHint[language]))] : [];
  const buttons = [
    row(
      button(standaloneId('orders'), buttonStrings.orders[language]),
      button(standaloneId('tips'), tipStrings[profile.tips?.off ? 'show' : 'hide'][language]),
      button(standaloneId('timing'), strings.timing[profile.untimed ? 'show' : 'hide'][language]),
      button(
        standaloneId('sharing'),
        blockAndShareStrings[profile.unshared ? 'allowSharing' : 'forbidSharing'][language],
      ),
      ...(profile.dmClosed ? [button(standaloneId('try-dms'), strings.tryAgain[language], 'primary')] : []),
    ),
    row(
      button(standaloneId('vacation'), strings.vacation[language]),
      button(standaloneId('visibility'), profileStrings.visibility[language]),
      button(standaloneId('block-whom'), blockAndShareStrings.blockSomeone[language]),
      button(standaloneId('browsers'), browserStrings.sessions[language]),
      button(standaloneId('privacy'), strings.privacy[language]),
    ),
  ];
  const head = [strings.title[language], ...(notice ? [notice] : []), summary(profile, language, now)].join('\n');
  return { components: [container(accentColor(null), [textBlock(head), ...menus, ...closed, ...buttons])], files: [] };
}

/** Returns the options of the challenge policy; one for another server stays selected. */
function challengerOptions(
  { challengers }: Profile,
  guild: string | null,
  language: Language,
): readonly SelectOption[] {
  const here = guild === null ? null : `server ${guild}`;
  const option = (value: string, text: Text): SelectOption => ({
    value,
    label: text[language],
    chosen: challengers === value,
  });
  return [
    option('everyone', blockAndShareStrings.from.everyone),
    ...(here === null ? [] : [option(here, blockAndShareStrings.from.server)]),
    ...(challengeSourceOf(challengers) === 'server' && challengers !== here
      ? [option(challengers, blockAndShareStrings.elsewhere)]
      : []),
    option('nobody', blockAndShareStrings.from.nobody),
  ];
}

const menu = (verb: string, title: string, options: readonly SelectOption[], arg = ''): ContainerPart =>
  row(select(standaloneId(verb, arg), title, options));

function summary(profile: Profile, language: Language, now: number): string {
  const { offset, quiet } = profile;
  const minutes = offsetOf(profile, now);
  const name = zoneOf(profile.zone)?.places[language] ?? strings.zoneFixed(zoneName(offset ?? 0))[language];
  const zone = minutes === null ? strings.zoneUnknown : strings.zone(`${name}, ${clockAt(minutes, now)}`);
  const hours = quiet === null ? strings.quietNone : strings.quiet(clock(quiet[0]), clock(quiet[1]));
  return smallPrint(`${zone[language]} · ${hours[language]}`);
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the time of day at this offset from UTC. */
const clockAt = (offset: number, now: number): string =>
  clock((((Math.floor(now / 60_000) + offset) % 1440) + 1440) % 1440);

const zoneName = (offset: number): string => `UTC${offset < 0 ? '−' : '+'}${clock(Math.abs(offset))}`;
