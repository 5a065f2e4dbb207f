import type { Language } from '../../engine/text.ts';
import type { CompetitionView } from '../../match/clubs/clubs.ts';
import type { BotContext } from '../context.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { clubAdminStrings as strings } from '../strings/club-admin.ts';
import { ownClubStrings } from '../strings/clubs.ts';
import { tableStrings } from '../strings/table.ts';
import {
  button,
  container,
  type ContainerPart,
  type MessagePage,
  rows,
  select,
  smallPrint,
  textBlock,
} from '../ui/components.ts';
import { competitionLine, competitionTitle } from '../ui/competition-names.ts';
import { labelled, type ModalData, modal, textInput, userSelect } from '../ui/forms.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { accentColor } from '../ui/player-names.ts';

/** The longest reason an organiser can give. */
const REASON = 200;

/** Shows an organiser what can be done with a competition now. */
export function managePage(
  { matches }: Pick<BotContext, 'matches'>,
  view: CompetitionView,
  { language, channel }: Pick<InteractionContext, 'language' | 'channel'>,
  notice: string | null = null,
): MessagePage {
  const { id, status, kind, rounds, canExtend, homeless, home, next, people } = view;
  const running = status === 'running';
  const active = status === 'open' || running;
  const verb = (name: string): string => standaloneId(name, id);
  const buttons = [
    ...(status === 'open' ? [button(verb('club-start'), tableStrings.startNow[language], 'primary')] : []),
    ...(canExtend ? [button(verb('club-extend'), (rounds === 1 ? strings.extendAll : strings.extend)[language])] : []),
    ...(active && people.length > 0 ? [button(verb('club-remove'), strings.remove[language])] : []),
    ...(running && kind !== 'ladder' ? [button(verb('club-replace'), strings.replace[language])] : []),
    ...(homeless || (active && home.channel !== channel) ? [button(verb('club-move'), strings.move[language])] : []),
    ...(running && kind === 'ladder' ? [button(verb('club-finish'), strings.finish[language])] : []),
    ...(active ? [button(verb('club-cancel'), strings.cancel[language], 'danger')] : []),
    ...(active || next !== null ? [] : [button(verb('club-next'), ownClubStrings.next[language], 'primary')]),
  ];
  const parts: ContainerPart[] = [
    textBlock(
      [
        ...(notice ? [`**${notice}**`] : []),
        strings.manageTitle(plain(cut(competitionTitle(view)[language], 100)))[language],
        competitionLine(matches.games, view, language),
        ...(homeless ? [strings.homeless[language]] : []),
        ...(buttons.length === 0 ? [smallPrint(strings.nothing[language])] : []),
      ].join('\n'),
    ),
    ...rows([
      ...buttons,
      button(verb('club-log'), ownClubStrings.log[language]),
      button(verb('club-open'), strings.openFor[language]),
    ]),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Returns a menu of those who take part; Discord's own if they are too many for one. */
function personMenu(field: string, { people }: CompetitionView, language: Language) {
  return people.length > 0 && people.length <= LIMIT.options
    ? select(
        field,
        strings.whom[language],
        people.map(({ id, name }) => ({ value: id, label: name })),
      )
    : userSelect(field);
}

export const removeModal = (view: CompetitionView, language: Language): ModalData =>
  modal(standaloneId('club-removed', view.id), strings.removeTitle[language], [
    labelled(strings.whom[language], personMenu('person', view, language)),
    labelled(strings.reason[language], textInput('reason', REASON), strings.reasonAbout[language]),
  ]);

export const replaceModal = (view: CompetitionView, language: Language): ModalData =>
  modal(standaloneId('club-replaced', view.id), strings.replaceTitle[language], [
    labelled(strings.whom[language], replaceMenu(view, language)),
    labelled(strings.substitute[language], userSelect('substitute')),
  ]);

/** Returns a menu of everyone with a place in a table, also those who left. */
function replaceMenu(view: CompetitionView, language: Language) {
  const people = view.tables.flatMap(({ rows: all }) => all.map(({ person, name }) => ({ id: person, name })));
  return personMenu('person', { ...view, people }, language);
}

export const cancelModal = (view: CompetitionView, language: Language): ModalData =>
  modal(standaloneId('club-cancelled', view.id), strings.cancelTitle[language], [
    labelled(strings.reason[language], textInput('reason', REASON), strings.reasonAbout[language]),
  ]);

/** Asks before someone leaves a season that runs. */
export const leaveModal = (view: CompetitionView, language: Language): ModalData =>
  modal(standaloneId('club-left', view.id), ownClubStrings.leaveTitle[language], [
    labelled(ownClubStrings.leaveWord[language], textInput('word', 20), ownClubStrings.leaveAbout[language]),
  ]);
