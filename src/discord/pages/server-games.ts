import type { AnyGame } from '../../engine/game/index.ts';
import { type Language, Refused } from '../../engine/text.ts';
import type { OpenSheet } from '../../match/matches.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import type { Visit } from '../arriving/visit.ts';
import type { Desk } from '../desk.ts';
import { button, frame, type Inner, note, type Page, row, say, select } from '../parts/components.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { accentOf, listed, nameOfSeat, namesOf, seatOf } from '../parts/people.ts';
import { gameAndVariant } from '../parts/terms.ts';
import { distance } from '../parts/times.ts';
import { placeLink } from '../parts/links.ts';
import { gamesWords as words } from '../words/lists.ts';

/** How many matches stand on one page. */
const AT_ONCE = 10;

/** Everything that is played on a server or waits to begin, the newest first, with links; free seats can be taken at once. */
export async function serverPage({ matches }: Desk, { guild, language, person }: Pick<Visit, 'guild' | 'language' | 'person'>, page: number): Promise<Page> {
  if (guild === null) throw new Refused(words.onlyInServers);
  const wanted = Math.max(0, Math.trunc(page));
  const { total } = await matches.inServer(guild, 0, 0);
  const at = Math.min(wanted, Math.max(0, Math.ceil(total / AT_ONCE) - 1));
  const { sheets } = await matches.inServer(guild, at * AT_ONCE, AT_ONCE);
  if (sheets.length === 0 && at === 0) return note(words.serverNone[language]);
  const lines = sheets.map((sheet) => lineOf(sheet, matches.games, language));
  const begun = sheets.filter(({ status }) => status !== 'challenge');
  const joinable = sheets.filter((sheet) => freeSeats(sheet) > 0 && seatOf(sheet, person.id) === null).slice(0, LIMIT.rowButtons);
  const options = begun.map((sheet) => ({ value: sheet.id, label: cut(`${sheet.id} · ${namesOf(sheet).join(' – ')}`, LIMIT.optionText), detail: gameOf(sheet, matches.games, language) }));
  const parts: Inner[] = [
    say(`${words.serverTitle(total)[language]}\n${cutLines(lines, 3600)}`),
    ...(joinable.length > 0 ? [row(...joinable.map(({ id, seq }) => button(idOf({ match: id, seat: null, seq, verb: 'join', arg: '' }), words.join(id)[language], 'primary')))] : []),
    ...(options.length > 0 ? [row(select(freeId('go'), words.look[language], options))] : []),
    ...turning(at, total),
  ];
  return { components: [frame(accentOf(null), parts)], files: [] };
}

const turning = (at: number, total: number): readonly Inner[] =>
  total <= AT_ONCE
    ? []
    : [
        row(
          button(freeId('server-games', `${at - 1}`), '◀', 'secondary', at === 0),
          button(freeId('server-games', `${at + 1}`), '▶', 'secondary', (at + 1) * AT_ONCE >= total),
        ),
      ];

const freeSeats = ({ status, players }: OpenSheet): number => (status === 'challenge' ? players.filter(({ kind }) => kind === 'open').length : 0);

function gameOf({ terms }: OpenSheet, games: ReadonlyMap<string, AnyGame>, language: Language): string {
  const game = games.get(terms.game);
  return game ? gameAndVariant(game, terms, language).join(' · ') : terms.game;
}

function lineOf(sheet: OpenSheet, games: ReadonlyMap<string, AnyGame>, language: Language): string {
  const { id, status, home, waits, createdAt, startedAt } = sheet;
  const awaited = listed([...new Set(waits.map(({ seat }) => nameOfSeat(sheet, seat)))], language);
  const free = freeSeats(sheet);
  const state = status === 'open' && awaited ? words.waitsFor(awaited)[language] : words.states[status][language];
  const facts = [state, ...(free > 0 ? [words.seatsFree(free)[language]] : []), words.since(startedAt !== null, distance(startedAt ?? createdAt))[language], placeLink(home.guild, home.channel ?? home.parent)];
  const names = sheet.players.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [nameOfSeat(sheet, seat)])).join(' – ');
  return `› **${id}** ${names} · ${gameOf(sheet, games, language)}: ${facts.join(' · ')}`;
}
