import type { AnyGame, HouseRule } from '../../engine/game/index.ts';
import { blockMark } from '../lobby/abuse-limits.ts';
import type { Matches, SavedRules } from '../matches.ts';
import { problems } from '../problems.ts';
import type { StoredMatch, Terms } from '../stored-match.ts';
import type { Ports } from '../transition/commit.ts';
import { seatOf } from '../transition/change-context.ts';
import { singleLine } from './user-data.ts';

type SavedRulesService = Pick<Matches, 'savedRules' | 'saveRules' | 'deleteRules' | 'optionsOf'>;

/** House rules as stored: the id of the value of each rule, and a mark of who saved them. */
interface StoredRules {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly by: string;
}

const PREFIX = 'rules ';
/** The owner of what is saved for a server. */
export const serverOwner = (guild: string): string => `server:${guild}`;

const fits = ({ variants }: HouseRule, variant: unknown): boolean => !variants || variants.includes(String(variant));

/** Returns the rules of a match that differ from the defaults, by the ids of their values. */
function chosenValues({ info }: AnyGame, { options }: Terms): Record<string, string> {
  const values: Record<string, string> = {};
  for (const rule of info.houseRules) {
    const chosen = rule.values.find(({ value }) => value === options[rule.id]);
    if (fits(rule, options['variant']) && chosen && chosen !== rule.values[0]) values[rule.id] = chosen.id;
  }
  return values;
}

/** Saves house rules by name, for everyone on a server. */
export function savedRulesService(ports: Ports): SavedRulesService {
  const { store, limits, games } = ports;
  const keyOf = (game: string, id = ''): string => `${PREFIX}${game} ${id}`;

  async function rowsOf(
    guild: string,
    game: string,
  ): Promise<readonly (readonly [id: string, row: StoredRules, text: string])[]> {
    const rows = [...(await store.userData(serverOwner(guild)))].filter(([name]) => name.startsWith(keyOf(game)));
    return rows
      .map(([name, text]) => [name.slice(keyOf(game).length), JSON.parse(text) as StoredRules, text] as const)
      .sort(([, a], [, b]) => a.name.localeCompare(b.name));
  }

  const playedIn = ({ players, home }: Pick<StoredMatch, 'players' | 'home'>, user: string): string => {
    if (seatOf(players, user) === null) throw problems.notAPlayer();
    if (home.guild === null) throw problems.rulesNeedServer();
    return home.guild;
  };

  return {
    async savedRules(guild, game) {
      if (guild === null) return [];
      return (await rowsOf(guild, game)).map(([id, { name, values }]): SavedRules => ({ id, game, name, values }));
    },

    async saveRules(match, user, typed, manages) {
      const name = singleLine(typed);
      if (name === '') throw problems.rulesWithoutName();
      if (name.length > limits.deckNameLength) throw problems.rulesNameTooLong();
      const sheet = (await store.load(match)) ?? (await store.finished(match))?.sheet;
      if (!sheet) throw problems.unknownMatch();
      const guild = playedIn(sheet, user);
      const game = games.get(sheet.terms.game);
      if (!game) throw problems.unknownGame();
      const row: StoredRules = { name, values: chosenValues(game, sheet.terms), by: blockMark(guild, user) };
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const rows = await rowsOf(guild, game.info.id);
        const same = rows.find(([, saved]) => saved.name.toLowerCase() === name.toLowerCase());
        if (same && same[1].by !== row.by && !manages) throw problems.rulesNameTaken();
        if (!same && rows.length >= limits.savedRules) throw problems.tooManyRules();
        const id = same?.[0] ?? String(1 + Math.max(0, ...rows.map(([each]) => Number(each))));
        const saved = await store.saveUserData(
          serverOwner(guild),
          keyOf(game.info.id, id),
          same?.[2] ?? null,
          JSON.stringify(row),
        );
        if (saved) return { id, game: game.info.id, name, values: row.values };
      }
      throw problems.busy();
    },

    async deleteRules(guild, game, user, id, manages) {
      for (let attempt = 0; attempt < limits.attempts; attempt++) {
        const row = (await rowsOf(guild, game)).find(([each]) => each === id);
        if (!row) throw problems.rulesGone();
        if (row[1].by !== blockMark(guild, user) && !manages) throw problems.rulesNotYours();
        if (await store.saveUserData(serverOwner(guild), keyOf(game, id), row[2], null)) return row[1].name;
      }
      throw problems.busy();
    },

    optionsOf({ game: id, name, values }, variant) {
      const game = games.get(id);
      if (!game) throw problems.unknownGame();
      const { houseRules, variants } = game.info;
      for (const [rule, value] of Object.entries(values)) {
        const field = houseRules.find((each) => each.id === rule);
        if (!field?.values.some((each) => each.id === value)) throw problems.savedRuleGone(name);
        const played = variants.find((each) => each.id === variant);
        if (played && !fits(field, variant)) throw problems.savedRuleUnfit(name, field.name, played.name);
      }
      return Object.fromEntries(
        houseRules
          .filter((field) => fits(field, variant))
          .map((field) => [
            field.id,
            (field.values.find((each) => each.id === values[field.id]) ?? field.values[0])?.value,
          ]),
      );
    },
  };
}
