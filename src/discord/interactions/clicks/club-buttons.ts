import { Refused } from '../../../engine/text.ts';
import { clubLogPage, clubPage, competitionHere, famePage } from '../../pages/club.ts';
import { competitionPage, standingsPage } from '../../pages/competition.ts';
import { managePage } from '../../pages/manage-competition.ts';
import { ownClubStrings as strings } from '../../strings/clubs.ts';
import type { Text } from '../../../engine/text.ts';
import type { CompetitionView } from '../../../match/clubs/clubs.ts';
import type { MessagePage } from '../../ui/components.ts';
import { plain } from '../../ui/limits.ts';
import { checkOrganizer, chooseForCompetition, createCompetition, organize } from '../organize.ts';
import type { Click, ClickHandlers } from './click.ts';

const here = async ({ context, interaction, customId }: Click): Promise<CompetitionView> =>
  competitionHere(context, interaction, customId.arg.split('.')[0] ?? '');

const pageAt = ({ customId }: Click, index: number): number => Number(customId.arg.split('.')[index]) || 0;

/** The fixture of a button that answers a challenge. */
const fixtureAt = ({ customId }: Click): string => customId.arg.split('.')[1] ?? '';

/** Changes something for the person who clicked, then shows the competition to them. */
async function act(
  click: Click,
  notice: Text,
  change: (view: CompetitionView) => Promise<CompetitionView>,
): Promise<MessagePage> {
  const { context, interaction, messageRefs } = click;
  const view = await change(await here(click));
  return competitionPage(context, messageRefs, interaction, view, notice[interaction.language]);
}

/** Buttons of ladders, leagues and cups. */
export const clubButtons: ClickHandlers = {
  'club-list': async ({ context, interaction, customId }) => {
    const [page, verb] = customId.arg.split('.');
    return clubPage(context, interaction, Number(page) || 0, null, verb === 'club-manage' ? verb : 'club-open');
  },
  'club-open': async (click) => competitionPage(click.context, click.messageRefs, click.interaction, await here(click)),
  'club-table': async (click) =>
    standingsPage(
      click.context,
      await here(click),
      click.interaction.language,
      pageAt(click, 1),
      click.customId.arg.endsWith('.t'),
    ),
  'club-log': async (click) =>
    clubLogPage(click.context, await here(click), click.interaction.language, pageAt(click, 1)),
  'club-fame': async (click) => famePage(click.context, click.interaction, pageAt(click, 0)),

  'club-join': async (click) =>
    act(click, strings.joined, ({ id }) =>
      click.context.matches.clubs.signUp(id, click.interaction.person, click.token),
    ),
  'club-withdraw': async (click) =>
    act(click, strings.withdrawn, async (view) => {
      // The button of an old card must not end a season.
      if (view.status !== 'open') throw new Refused(strings.leaveInstead);
      return click.context.matches.clubs.withdraw(view.id, click.user, click.token);
    }),
  'club-left': async (click) => {
    const word = (click.fields.get('word') ?? '').trim().toUpperCase();
    if (!Object.values(strings.leaveWord).includes(word as never))
      return act(click, strings.stayed, async (view) => view);
    return act(click, strings.left, ({ id }) => click.context.matches.clubs.withdraw(id, click.user, click.token));
  },
  'club-challenge': async (click) => {
    const opponent = click.values[0] ?? '';
    const view = await here(click);
    const name = plain(view.people.find(({ id }) => id === opponent)?.name ?? '?');
    return act(click, strings.challengeSent(name), ({ id }) =>
      click.context.matches.clubs.challenge(id, click.user, opponent, click.token),
    );
  },
  'club-accept': async (click) =>
    act(click, strings.accepted, ({ id }) =>
      click.context.matches.clubs.answerChallenge(id, click.user, fixtureAt(click), true, click.token),
    ),
  'club-refuse': async (click) =>
    act(click, strings.refused, ({ id }) =>
      click.context.matches.clubs.answerChallenge(id, click.user, fixtureAt(click), false, click.token),
    ),

  'club-new': async (click) => chooseForCompetition(click),
  'club-kind': async (click) => chooseForCompetition(click),
  'club-set-game': async (click) => chooseForCompetition(click),
  'club-set-pace': async (click) => chooseForCompetition(click),
  'club-set-mode': async (click) => chooseForCompetition(click),
  'club-set-size': async (click) => chooseForCompetition(click),
  'club-set-format': async (click) => chooseForCompetition(click),
  'club-set-places': async (click) => chooseForCompetition(click),
  'club-create': createCompetition,
  'club-manage': async (click) => {
    checkOrganizer(click.interaction);
    return managePage(click.context, await here(click), click.interaction);
  },
  'club-start': async (click) => organize(click, 'start'),
  'club-extend': async (click) => organize(click, 'extend'),
  'club-finish': async (click) => organize(click, 'finish'),
  'club-move': async (click) => organize(click, 'move'),
  'club-next': async (click) => organize(click, 'next'),
  'club-removed': async (click) => organize(click, 'remove'),
  'club-replaced': async (click) => organize(click, 'replace'),
  'club-cancelled': async (click) => organize(click, 'cancel'),
};
