import type { AnyGame } from '../../engine/game/index.ts';
import type { Answer } from '../../engine/script.ts';
import { Refused } from '../../engine/text.ts';
import type { UserRef } from '../../match/matches.ts';
import { type DailyMatch, dailyMatchOf } from '../../match/lobby/daily-match.ts';
import { problems } from '../../match/problems.ts';
import type { MatchLocation } from '../../match/stored-match.ts';
import type { CommandCall, MentionedUser, AutocompleteQuery, AutocompleteChoice } from './command.ts';
import type { MessagePage } from '../ui/components.ts';
import { deckOption, suggestDecks } from './find-deck.ts';
import { gameNamed, levelNamed, variantNamed } from './find-game.ts';
import { matchesName } from './match-name.ts';
import { ruleOption, suggestRules } from './find-rule.ts';
import { hasDecks } from '../pages/decks.ts';
import { cutClause, LIMIT, plain } from '../ui/limits.ts';
import { commonLanguage } from '../ui/language.ts';
import { dailyMatchNamed } from '../pages/leaderboard.ts';
import { locationFor, soloLocation, withHint } from './match-location.ts';
import { startDailyMatch } from './start-scored-solo.ts';
import { showMatch } from '../pages/show-match.ts';
import { presetNamed, presetTerms } from '../ui/presets.ts';
import { sentPage } from '../pages/sent-challenge.ts';
import type { Click } from './clicks/click.ts';
import type { InteractionContext } from './interaction-context.ts';
import { challengeStrings as strings } from '../strings/challenge.ts';
import { blockAndShareStrings } from '../strings/block-and-share.ts';
import { tableStrings } from '../strings/table.ts';
import { levelLabel } from '../ui/levels.ts';
import { joinNames } from '../ui/player-names.ts';

/** Resolves the options for variant, house rule and deck. */
async function termsOptions(
  call: CommandCall,
  game: AnyGame,
): Promise<{ options?: Record<string, unknown>; openingAnswer?: Answer }> {
  const asked = variantNamed(call, game);
  const { openingAnswer, variant: named = asked } = await deckOption(call, game, asked);
  const { rule, variant = named } = await ruleOption(call, game, named);
  const options = { ...(variant !== null && { variant }), ...rule };
  return { ...(Object.keys(options).length > 0 && { options }), ...(openingAnswer && { openingAnswer }) };
}

/** Returns where a challenge is played, in the challenger's language until the opponent's is known. */
async function challengeLocation(
  call: CommandCall,
  opponents: readonly UserRef[],
): Promise<Omit<MatchLocation, 'channel'>> {
  const { interaction, context } = call;
  const theirs = (await context.matches.profiles(opponents.map(({ id }) => id))).map(({ language }) => language);
  const [first = null, ...others] = theirs;
  const common = others.every((each) => each === first) ? first : null;
  return locationFor(
    interaction,
    commonLanguage(interaction.language, common, interaction.serverLanguage) ?? interaction.language,
  );
}

/** Refuses people who can't be asked in this channel. */
export function checkInvited({ person }: InteractionContext, invited: readonly MentionedUser[]): void {
  for (const { id, bot, member, sees, name } of invited) {
    if (id === person.id) throw problems.self();
    if (bot) throw problems.bot();
    if (!member) throw new Refused(blockAndShareStrings.notHere(plain(name)));
    if (!sees) throw new Refused(blockAndShareStrings.cannotSee(plain(name)));
  }
}

/** Starts a challenge, by command or from a user's context menu. */
export async function startChallenge(call: CommandCall): Promise<MessagePage> {
  const { interaction, context, messageRefs } = call;
  const opponents = ['opponent', 'opponent-2', 'opponent-3'].flatMap((name) => call.person(name) ?? []);
  if (interaction.guild === null || !interaction.botIsHere) throw new Refused(strings.onlyInServers);
  checkInvited(interaction, opponents);
  const standIn = levelNamed(call);
  const rated = call.flag('rated');
  const game = gameNamed(call);
  const { options = {}, ...opening } = await termsOptions(call, game);
  const preset = presetNamed(call.text('pace'));
  const pace = preset ? presetTerms(preset, game, options['variant'] ?? game.info.variants[0]?.id) : {};
  const panel = await context.matches.challenge({
    game: game.info.id,
    ...opening,
    ...pace,
    options: { ...pace.options, ...options },
    ...(rated !== null && { rated }),
    ...(standIn && { standIn }),
    challenger: interaction.person,
    opponents,
    openSeats: call.number('open') ?? (opponents.length === 0 ? 1 : 0),
    computers: Array.from({ length: call.number('computers') ?? 0 }, () => standIn ?? context.matches.defaultLevel),
    home: await challengeLocation(call, opponents),
    token: interaction.id,
  });
  await messageRefs.saveLocale(panel.id, interaction.person.id, interaction.language);
  const names = joinNames(
    opponents.map(({ name }) => plain(name)),
    interaction.language,
  );
  return sentPage(
    panel,
    interaction.language,
    withHint(interaction, (opponents.length > 0 ? strings.sent(names) : tableStrings.opened)[interaction.language]),
  );
}

/** Challenges a member of this server from their profile. */
export async function challengePerson(click: Click, id: string): Promise<MessagePage> {
  const { context, interaction } = click;
  if (interaction.guild === null) throw new Refused(strings.onlyInServers);
  const name = await context.sender.memberName(interaction.guild, id);
  if (name === null) throw problems.notAPlayer();
  const person = { id, name, bot: false, member: true, sees: true };
  return startChallenge({
    ...click,
    subcommand: null,
    text: () => null,
    flag: () => null,
    number: () => null,
    person: (option) => (option === 'opponent' ? person : null),
  });
}

/** Starts a challenge from its form: the people, the game with its variant, and how to play. */
export const submitChallenge = async (click: Click): Promise<MessagePage> =>
  startChallenge(fromForm(click, click.ticked.get('people') ?? []));

export const submitSolo = async (click: Click): Promise<MessagePage> => startSolo(fromForm(click, []));

/** Returns the values of a form as the options of a command. */
function fromForm(click: Click, people: readonly string[]): CommandCall {
  const { fields, mentioned } = click;
  const [game = null, variant = null] = fields.get('game')?.split('.') ?? [];
  const texts: Readonly<Record<string, string | null>> = {
    game,
    variant,
    pace: fields.get('pace') ?? null,
    level: fields.get('level') ?? null,
  };
  const seats = ['opponent', 'opponent-2', 'opponent-3'];
  return {
    ...click,
    subcommand: null,
    text: (name) => texts[name] ?? null,
    flag: () => null,
    number: () => null,
    person: (name) => mentioned(people[seats.indexOf(name)] ?? ''),
  };
}

/** Returns the match of the day of the named game and variant; the first one played alone by default. */
function dailyMatchAsked(call: CommandCall): DailyMatch {
  const { matches } = call.context;
  if (call.text('game') === null) return dailyMatchNamed(matches, '');
  const game = gameNamed(call);
  const variant = variantNamed(call, game) ?? game.info.variants[0]?.id;
  const daily = dailyMatchOf(matches.games, { game: game.info.id, options: { variant } });
  if (!daily) throw problems.unknownGame();
  return daily;
}

export async function startSolo(call: CommandCall): Promise<MessagePage> {
  const { interaction, context, messageRefs } = call;
  if (call.flag('day')) return startDailyMatch(call, dailyMatchAsked(call));
  const seats = call.number('seats');
  const game = gameNamed(call);
  const panel = await context.matches.solo({
    game: game.info.id,
    ...(await termsOptions(call, game)),
    clock: 'none',
    rated: false,
    player: interaction.person,
    level: levelNamed(call) ?? context.matches.defaultLevel,
    ...(seats !== null && { seats }),
    home: await soloLocation(call),
    token: interaction.id,
  });
  await messageRefs.saveLocale(panel.id, interaction.person.id, interaction.language);
  return showMatch(context, interaction, panel, {
    notice: withHint(interaction, strings.soloBegins[interaction.language]),
  });
}

/** Suggests the levels with their ratings in the variant named so far; what can't be read yet counts as not named. */
function suggestLevels(query: AutocompleteQuery): readonly AutocompleteChoice[] {
  const { context, language } = query;
  const games = [...context.matches.games.values()];
  const typed = query.text('game');
  const game = games.find(({ info }) => typed !== null && matchesName(typed, info)) ?? games[0];
  const variants = game?.info.variants ?? [];
  const named = query.text('variant');
  const variant = variants.find((each) => named !== null && matchesName(named.trim(), each)) ?? variants[0];
  return context.matches.levels.map((level) => ({
    name: game && variant ? levelLabel(level, game, variant.id, language) : level.name[language],
    value: level.id,
  }));
}

/** Suggests values for the options of a new match. */
export async function suggestTerms(query: AutocompleteQuery): Promise<readonly AutocompleteChoice[]> {
  const { context, language, typed: begun, focused } = query;
  if (focused === 'deck') {
    const game = gameNamed(query);
    return hasDecks(game) ? suggestDecks(query, game) : [];
  }
  if (focused === 'rule') return suggestRules(query, gameNamed(query));
  const all = (): readonly AutocompleteChoice[] => {
    if (focused === 'game')
      return [...context.matches.games.values()].map(({ info: { id, name } }) => ({ name: name[language], value: id }));
    if (focused === 'level') return suggestLevels(query);
    return gameNamed(query).info.variants.map(({ id, name, about }) => ({
      name: cutClause(`${name[language]}: ${about[language]}`, LIMIT.suggestionText),
      value: id,
    }));
  };
  const typed = begun.toLowerCase();
  // What is typed in full comes first, then what begins with it.
  const rank = ({ name }: AutocompleteChoice): number => {
    const named = name.toLowerCase();
    return named === typed ? 0 : named.startsWith(typed) ? 1 : 2;
  };
  return all()
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, LIMIT.suggestions);
}
