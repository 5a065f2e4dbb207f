import { Refused } from '../../engine/text.ts';
import type { CompetitionSummary } from '../../match/clubs/clubs.ts';
import { clubGuild } from '../pages/club.ts';
import { clubStrings, ownClubStrings } from '../strings/clubs.ts';
import { competitionTitle } from '../ui/competition-names.ts';
import { cut, LIMIT } from '../ui/limits.ts';
import type { AutocompleteChoice, AutocompleteQuery, CommandCall } from './command.ts';
import { textOption } from './command-data.ts';

export const competitionOption = textOption('competition', {
  en: 'Which ladder, league or cup',
  de: 'Welche Leiter, Liga oder welcher Pokal',
});

/** Thrown when several competitions could be meant. */
export class SeveralCompetitions extends Refused {
  constructor() {
    super(ownClubStrings.which);
  }
}

const isActive = ({ status }: CompetitionSummary): boolean => status === 'open' || status === 'running';

/** Returns the named competition of this server, else the only one that is meant: active ones and one's own first. */
export async function findCompetition({ context, interaction, text }: CommandCall): Promise<string> {
  const { clubs } = context.matches;
  const all = await clubs.inServer(clubGuild(interaction));
  const named = text('competition')?.trim().toLowerCase();
  if (named) {
    const found =
      all.find(({ id }) => id.toLowerCase() === named) ?? all.find(({ name }) => name.toLowerCase() === named);
    if (!found) throw new Refused(ownClubStrings.notHere);
    return found.id;
  }
  const mine = new Set((await clubs.ofPerson(interaction.person.id)).map(({ id }) => id));
  const active = all.filter(isActive);
  const own = active.filter(({ id }) => mine.has(id));
  const candidates = [own, active, all].find((each) => each.length > 0) ?? [];
  const [only] = candidates;
  if (!only) throw new Refused(ownClubStrings.none);
  if (candidates.length > 1) throw new SeveralCompetitions();
  return only.id;
}

/** Suggests the competitions of this server for the option `competition`. */
export async function suggestCompetitions({
  context,
  guild,
  language,
  typed,
}: AutocompleteQuery): Promise<readonly AutocompleteChoice[]> {
  if (guild === null) return [];
  const all = await context.matches.clubs.inServer(guild);
  return all
    .toSorted((one, other) => Number(isActive(other)) - Number(isActive(one)))
    .map((each) => {
      const about = ` · ${clubStrings.kinds[each.kind][language]}, ${clubStrings.states[each.status][language]}`;
      const title = competitionTitle(each)[language];
      return { name: `${cut(title, LIMIT.suggestionText - about.length)}${about}`, value: each.id };
    })
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, LIMIT.suggestions);
}
