import type { AnyGame } from '../../engine/game/index.ts';
import type { Answer } from '../../engine/script.ts';
import { type Language, languages, Refused, text } from '../../engine/text.ts';
import type { Person } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import type { Home } from '../../match/sheet.ts';
import type { Call, Query, Suggestion } from './command.ts';
import { note, type Page } from '../parts/components.ts';
import { deckIn, suggestDecks } from './find-deck.ts';
import { gameNamed, levelNamed, variantNamed } from './find-game.ts';
import { ruleIn, suggestRules } from './find-rule.ts';
import { hasDecks } from '../pages/decks.ts';
import { cutClause, LIMIT, plain } from '../parts/limits.ts';
import { commonLanguage } from '../parts/language.ts';
import { missingToSpeak, missingToThread } from '../sending/permissions.ts';
import { type Alone, aloneIn } from '../pages/best.ts';
import { showMatch } from '../pages/show-match.ts';
import { clockOf } from '../parts/terms.ts';
import type { Visit } from './visit.ts';
import { challengeWords as words } from '../words/challenge.ts';
import { mannersWords } from '../words/manners.ts';
import { tableWords } from '../words/table.ts';
import { listed } from '../parts/people.ts';

/** The variant that is asked for with its house rule, and the deck that comes along. */
async function optionsIn(call: Call, game: AnyGame): Promise<{ options?: Record<string, unknown>; brings?: Answer }> {
  const asked = variantNamed(call, game);
  const { brings, variant: named = asked } = await deckIn(call, game, asked);
  const { rule, variant = named } = ruleIn(call, game, named);
  const options = { ...(variant !== null && { variant }), ...rule };
  return { ...(Object.keys(options).length > 0 && { options }), ...(brings && { brings }) };
}

/** Nobody begins what could not be shown: what the bot lacks is named before anything is written down. */
export function homeFor(visit: Visit, language: Language, chosen: boolean): Omit<Home, 'channel'> {
  const missing = (as: Language): string | null => missingToSpeak(visit.granted, visit.inThread, as);
  const silent = missing(visit.language);
  if (silent) throw new Refused(text((each) => words.cannotSpeakHere(missing(each) ?? silent)[each]));
  return { guild: visit.guild, parent: visit.channel, language, ...(chosen && { chosen }) };
}

/** As long as it is not known what the other speaks, the challenger's language is as good a guess as any. */
async function homeOfChallenge(call: Call, opponents: readonly Person[]): Promise<Omit<Home, 'channel'>> {
  const { visit, desk } = call;
  const chosen = languages.find((each) => each === call.text('language'));
  const theirs = await Promise.all(opponents.map(async ({ id }) => (await desk.matches.profile(id)).language));
  const [first = null, ...others] = theirs;
  const common = others.every((each) => each === first) ? first : null;
  return homeFor(visit, chosen ?? commonLanguage(visit.language, common, visit.serverLanguage) ?? visit.language, chosen !== undefined);
}

const withHint = (visit: Visit, said: string): string => {
  const missing = visit.guild === null ? null : missingToThread(visit.granted, visit.language);
  return missing ? `${said}\n-# ${words.withoutThread(missing)[visit.language]}` : said;
};

/** By command or from the menu on a person. */
export async function challenge(call: Call): Promise<Page> {
  const { visit, desk, notes } = call;
  const opponents = ['opponent', 'opponent-2', 'opponent-3'].flatMap((name) => call.person(name) ?? []);
  if (visit.guild === null) throw new Refused(words.onlyInServers);
  for (const { id, bot, member, sees, name } of opponents) {
    if (id === visit.person.id) throw problems.self();
    if (bot) throw problems.bot();
    if (!member) throw new Refused(mannersWords.notHere(plain(name)));
    if (!sees) throw new Refused(mannersWords.cannotSee(plain(name)));
  }
  const standIn = levelNamed(call);
  const clock = clockOf(call.text('clock') ?? '');
  const takebacks = call.flag('takebacks');
  const hints = call.flag('hints');
  const rated = call.flag('rated');
  const game = gameNamed(call);
  const panel = await desk.matches.challenge({
    game: game.facts.id,
    ...(await optionsIn(call, game)),
    ...(clock && { clock }),
    ...(takebacks !== null && { takebacks }),
    ...(hints !== null && { hints }),
    ...(rated !== null && { rated }),
    ...(standIn && { standIn }),
    challenger: visit.person,
    opponents,
    open: call.number('open') ?? (opponents.length === 0 ? 1 : 0),
    computers: Array.from({ length: call.number('computers') ?? 0 }, () => standIn ?? desk.matches.usualLevel),
    home: await homeOfChallenge(call, opponents),
    token: visit.id,
  });
  await notes.saveLocale(panel.id, visit.person.id, visit.language);
  const names = listed(opponents.map(({ name }) => plain(name)), visit.language);
  return note(withHint(visit, (opponents.length > 0 ? words.sent(names) : tableWords.opened)[visit.language]));
}

/** Alone: with a new seed, or with that of the day. */
export async function alone({ desk, visit, notes }: Pick<Call, 'desk' | 'visit' | 'notes'>, day: boolean, { game, variant }: Alone): Promise<Page> {
  const panel = await desk.matches.solo({
    game: game.facts.id,
    options: { variant: variant.id },
    player: visit.person,
    level: desk.matches.usualLevel,
    seats: 1,
    day,
    home: homeFor(visit, visit.language, false),
    token: visit.id,
  });
  await notes.saveLocale(panel.id, visit.person.id, visit.language);
  return showMatch(desk, visit, panel, { notice: withHint(visit, (day ? words.dayBegins : words.soloBegins)[visit.language]) });
}

export async function solo(call: Call): Promise<Page> {
  const { visit, desk, notes } = call;
  if (call.flag('day')) return alone(call, true, aloneIn(desk.matches, call.text('game') === null ? null : gameNamed(call)));
  const seats = call.number('seats');
  const game = gameNamed(call);
  const panel = await desk.matches.solo({
    game: game.facts.id,
    ...(await optionsIn(call, game)),
    clock: 'none',
    rated: false,
    player: visit.person,
    level: levelNamed(call) ?? desk.matches.usualLevel,
    ...(seats !== null && { seats }),
    home: homeFor(visit, visit.language, false),
    token: visit.id,
  });
  await notes.saveLocale(panel.id, visit.person.id, visit.language);
  return showMatch(desk, visit, panel, { notice: withHint(visit, words.soloBegins[visit.language]) });
}

/** Suggestions for the options with which a match begins. */
export async function suggestTerms(query: Query): Promise<readonly Suggestion[]> {
  const { desk, language, begun, focused } = query;
  if (focused === 'deck') {
    const game = gameNamed(query);
    return hasDecks(game) ? suggestDecks(query, game) : [];
  }
  if (focused === 'rule') return suggestRules(query, gameNamed(query));
  const all = (): readonly Suggestion[] => {
    if (focused === 'game') return [...desk.matches.games.values()].map(({ facts: { id, name } }) => ({ name: name[language], value: id }));
    if (focused === 'level') return desk.matches.levels.map(({ id, name }) => ({ name: name[language], value: id }));
    return gameNamed(query).facts.variants.map(({ id, name, about }) => ({
      name: cutClause(`${name[language]}: ${about[language]}`, LIMIT.suggestionText),
      value: id,
    }));
  };
  return all()
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(begun.toLowerCase()))
    .slice(0, LIMIT.suggestions);
}
