import { Refused } from '../../engine/text.ts';
import type { CompetitionView } from '../../match/clubs/clubs.ts';
import type { MessagePage } from '../ui/components.ts';
import { placeLink } from '../ui/links.ts';
import { competitionHere } from '../pages/club.ts';
import { competitionPage } from '../pages/competition.ts';
import { managePage } from '../pages/manage-competition.ts';
import { draftWith, formOfCup, modeSeats, newCompetitionPage, unpackDraft } from '../pages/new-competition.ts';
import { clubAdminStrings as strings } from '../strings/club-admin.ts';
import type { Click } from './clicks/click.ts';
import type { InteractionContext } from './interaction-context.ts';
import { readDays, readStart } from './read-schedule.ts';
import { locationFor } from './match-location.ts';

/** Refuses people who may not manage events on this server. */
export function checkOrganizer({ guild, organizes }: Pick<InteractionContext, 'guild' | 'organizes'>): string {
  if (guild === null || !organizes) throw new Refused(strings.onlyOrganizers);
  return guild;
}

/** Shows the choices for a new competition, with the one just made. */
export function chooseForCompetition({ context, interaction, customId, values }: Click): MessagePage {
  checkOrganizer(interaction);
  const { games } = context.matches;
  const draft = unpackDraft(customId.arg, games);
  const field = /^club-set-(\w+)$/u.exec(customId.verb)?.[1];
  const chosen = field === undefined ? draft : unpackDraft(draftWith(draft, field, values[0] ?? ''), games);
  return newCompetitionPage(chosen, games, interaction.language);
}

/** Creates a competition in this channel from its form. */
export async function createCompetition(click: Click): Promise<MessagePage> {
  const { context, interaction, messageRefs, customId, fields, token } = click;
  checkOrganizer(interaction);
  const draft = unpackDraft(customId.arg, context.matches.games);
  const name = (fields.get('name') ?? '').trim();
  if (name === '') throw new Refused(strings.noName);
  const { kind, game, variant, pace, mode, size, format, places } = draft;
  const { parent, language } = locationFor(interaction, interaction.serverLanguage ?? interaction.language);
  const start = (fields.get('start') ?? '').trim();
  const view = await context.matches.clubs.create({
    kind,
    name,
    game,
    variant,
    pace,
    ...(kind === 'league' && { seats: modeSeats[mode], divisionSize: size, inRounds: mode !== 'once' }),
    ...(kind === 'cup' && { ...formOfCup[format], ...(places > 0 && { places }) }),
    ...(start !== '' && { start: readStart(start, interaction.profile, context.now()) }),
    ...(kind !== 'ladder' && { days: readDays(fields.get('length') ?? '') }),
    organizer: interaction.person,
    home: { guild: checkOrganizer(interaction), channel: parent, language },
    token,
  });
  const notice = strings.created(placeLink(interaction.guild, parent))[interaction.language];
  return competitionPage(context, messageRefs, interaction, view, notice);
}

/** Days by which a round is extended. */
const EXTENSION = 3;

type OrganizerAction = keyof typeof strings.done;

/** Does something as the organiser and shows what can be done next. */
export async function organize(click: Click, action: OrganizerAction): Promise<MessagePage> {
  const { context, interaction, customId } = click;
  checkOrganizer(interaction);
  const before = await competitionHere(context, interaction, customId.arg);
  const view = await perform(click, action, before);
  return managePage(context, view, interaction, strings.done[action][interaction.language]);
}

async function perform(click: Click, action: OrganizerAction, { id }: CompetitionView): Promise<CompetitionView> {
  const { context, interaction, fields, ticked, token, mentioned } = click;
  const { clubs } = context.matches;
  const by = interaction.person;
  const reason = (fields.get('reason') ?? '').trim();
  const person = fields.get('person') ?? ticked.get('person')?.[0] ?? '';
  switch (action) {
    case 'start':
      return clubs.startNow(id, by, token);
    case 'extend':
      return clubs.extend(id, by, EXTENSION, token);
    case 'finish':
      return clubs.finish(id, by, token);
    case 'cancel':
      return clubs.cancel(id, by, reason, token);
    case 'next':
      return clubs.nextSeason(id, by, token);
    case 'move':
      return clubs.moveTo(id, by, locationFor(interaction, interaction.language).parent, token);
    case 'remove':
      if (person === '') throw new Refused(strings.noPerson);
      return clubs.remove(id, by, person, reason, token);
    case 'replace': {
      const substitute = mentioned(fields.get('substitute') ?? ticked.get('substitute')?.[0] ?? '');
      if (person === '' || !substitute) throw new Refused(strings.noPerson);
      if (substitute.bot) throw new Refused(strings.botChosen);
      return clubs.replace(id, by, person, { id: substitute.id, name: substitute.name }, token);
    }
  }
}
