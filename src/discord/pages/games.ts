import type { AnyGame } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { Listed } from '../../match/matches.ts';
import { frame, note, type Page, row, say, select } from '../parts/components.ts';
import { freeId } from '../arriving/ids.ts';
import { cut, cutLines, LIMIT, plain } from '../parts/limits.ts';
import { accentOf, listed as listedNames, nameOfSeat, userOf } from '../parts/people.ts';
import { distance } from '../parts/times.ts';
import { placeLink } from '../parts/links.ts';
import { gamesWords as words } from '../words/lists.ts';

/** A person's matches, those with least time left first, with a menu that opens one. */
export function gamesPage(listed: readonly Listed[], games: ReadonlyMap<string, AnyGame>, language: Language): Page {
  if (listed.length === 0) return note(words.none[language]);
  const lines = listed.map((each) => lineOf(each, games, language));
  const options = listed.slice(0, LIMIT.options).map((each) => ({
    value: each.sheet.id,
    label: cut(`${each.sheet.id} · ${withWhom(each)[language]}`, LIMIT.optionText),
    detail: (ownState(each) ?? words.states[each.sheet.status])[language],
  }));
  return {
    components: [
      frame(accentOf(null), [
        say(`**${words.title[language]}**\n${cutLines(lines, 3400)}`),
        row(select(freeId('go'), words.open[language], options)),
      ]),
    ],
    files: [],
  };
}

/** Menus know no markdown: there names stand as they are. */
function withWhom({ sheet, seat }: Listed, asText = (name: string): string => name): Text {
  const others = sheet.players.flatMap(({ name }, each) => (each === seat ? [] : [asText(name)]));
  return others.length > 0 ? words.against(others.join(', ')) : words.alone;
}

/** What it is to this person, where it is more to them than to everybody else. */
function ownState({ sheet, seat, mine }: Listed): Text | null {
  if (userOf(sheet, seat) === null) return words.kept;
  return mine ? words.yourMove : null;
}

function lineOf(listed: Listed, games: ReadonlyMap<string, AnyGame>, language: Language): string {
  const { sheet, due } = listed;
  const game = games.get(sheet.terms.game)?.facts.name[language] ?? sheet.terms.game;
  const place = sheet.home.channel && sheet.home.guild ? ` · ${placeLink(sheet.home.guild, sheet.home.channel)}` : '';
  const awaited = [...new Set(sheet.waits.map(({ seat }) => nameOfSeat(sheet, seat)))];
  const waiting = sheet.status === 'open' && awaited.length > 0 ? words.waitsFor(listedNames(awaited, language)) : words.states[sheet.status];
  const own = sheet.status === 'open' ? ownState(listed) : null;
  const state = own ? `**${own[language]}**` : waiting[language];
  const time = due === null ? '' : ` · ${distance(due)}`;
  return `› **${game} ${sheet.id}** ${withWhom(listed, plain)[language]}: ${state}${time}${place}`;
}
