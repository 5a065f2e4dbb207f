import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import type { Language } from '../../../engine/text.ts';
import { HOST } from '../../../match/lobby/lobby.ts';
import { defaultLimits } from '../../../match/limits.ts';
import type { CompetitionView } from '../../../match/clubs/clubs.ts';
import type { Matches } from '../../../match/matches.ts';
import { problems, Stale } from '../../../match/problems.ts';
import type { BotContext } from '../../context.ts';
import { formatCustomId, standaloneId, type CustomId } from '../custom-id.ts';
import { answerModal } from '../../pages/answer-form.ts';
import { cancelModal, leaveModal, removeModal, replaceModal } from '../../pages/manage-competition.ts';
import { competitionModal, unpackDraft } from '../../pages/new-competition.ts';
import { nameModal, newDeckModal, pasteModal } from '../../pages/deck-modals.ts';
import { notesModal } from '../../pages/notes.ts';
import { termsModal } from '../../pages/terms-modal.ts';
import { select } from '../../ui/components.ts';
import { labelled, modal, textInput, userSelect } from '../../ui/forms.ts';
import { levelRange } from '../../ui/levels.ts';
import { presets } from '../../ui/presets.ts';
import { unpackTerms, variantChoice } from '../../ui/terms.ts';
import { blockAndShareStrings } from '../../strings/block-and-share.ts';
import { challengeStrings } from '../../strings/challenge.ts';
import { deckStrings } from '../../strings/decks.ts';
import { tableStrings } from '../../strings/table.ts';

/** Buttons that change terms. */
const modalTitles = {
  propose: { submit: 'proposal', title: challengeStrings.proposeTitle },
  'rematch-with': { submit: 'rematch-terms', title: challengeStrings.rematchTitle },
} as const;

/** A form that needs the language of its reader. */
type Form = (language: Language) => APIModalInteractionResponseCallbackData;

/**
 * Opens the form of a button. Discord requires it as the first response, so it is built from the button itself. Only
 * the chosen language is loaded, and the notes, because a form without them would erase them.
 */
export async function openModal(
  customId: CustomId,
  context: BotContext,
  user: string,
  locale: Language,
): Promise<ReturnType<Form> | null> {
  const making =
    customId.verb === 'memo-write'
      ? memoForm(customId, context, user)
      : customId.verb === 'form'
        ? answerForm(customId, context, user)
        : (termsForm(customId, context, user) ??
          inviteForm(customId, context, user) ??
          rulesForm(customId, context.matches, user) ??
          personForm(customId) ??
          startForm(customId, context) ??
          clubForm(customId, context) ??
          deckForm(customId, context));
  if (!making) return null;
  const [form, profile] = await Promise.all([making, context.matches.profile(user)]);
  return form(profile.language ?? locale);
}

async function memoForm(customId: CustomId, { matches }: BotContext, user: string): Promise<Form> {
  const notes = await matches.notes(user, customId.match);
  return (language) => notesModal(formatCustomId({ ...customId, verb: 'memo-written' }), notes, language);
}

/** Starts a match from a button: every game with its variants in one menu. The argument is the one chosen at first. */
function startForm({ verb, arg }: CustomId, { matches }: BotContext): Form | null {
  if (verb !== 'challenge-form' && verb !== 'solo-form') return null;
  const all = [...matches.games.values()].flatMap((game) =>
    game.info.variants.map((variant) => ({ game, variant, value: variantChoice(game, variant.id) })),
  );
  const chosen = Math.max(
    0,
    all.findIndex(({ value }) => value === arg),
  );
  const games = (language: Language) =>
    labelled(
      challengeStrings.whichGame[language],
      select(
        'game',
        challengeStrings.whichGame[language],
        all.map(({ game, variant, value }, index) => ({
          value,
          label: [...new Set([game.info.name[language], variant.name[language]])].join(' · '),
          detail: variant.about[language],
          chosen: index === chosen,
        })),
      ),
    );
  if (verb === 'solo-form')
    return (language) =>
      modal(standaloneId('solo-start'), challengeStrings.soloTitle[language], [
        games(language),
        labelled(
          challengeStrings.whichLevel[language],
          select(
            'level',
            challengeStrings.whichLevel[language],
            matches.levels.map((level) => ({
              value: level.id,
              label: levelRange(level, matches.games.values(), language),
              chosen: level.id === matches.defaultLevel,
            })),
          ),
        ),
      ]);
  return (language) =>
    modal(standaloneId('challenge-start'), challengeStrings.challengeTitle[language], [
      labelled(
        challengeStrings.whom[language],
        { ...userSelect('people', 3), required: false, min_values: 0 },
        challengeStrings.whomAbout[language],
      ),
      games(language),
      labelled(
        challengeStrings.pace[language],
        select(
          'pace',
          challengeStrings.pace[language],
          presets.map((value) => ({
            value,
            label: challengeStrings.presets[value][language],
            chosen: value === 'relaxed',
          })),
        ),
      ),
    ]);
}

const clubModals: Readonly<Record<string, (view: CompetitionView, language: Language) => ReturnType<Form>>> = {
  'club-remove': removeModal,
  'club-replace': replaceModal,
  'club-cancel': cancelModal,
  'club-leave': leaveModal,
};

/** Forms of ladders, leagues and cups. Who may submit them is checked when they are. */
function clubForm({ verb, arg }: CustomId, { matches }: BotContext): Promise<Form> | Form | null {
  if (verb === 'club-name') {
    const draft = unpackDraft(arg, matches.games);
    return (language) => competitionModal(draft, language);
  }
  const made = Object.hasOwn(clubModals, verb) ? clubModals[verb] : undefined;
  return made ? matches.clubs.show(arg).then((view) => (language) => made(view, language)) : null;
}

/** House rules are saved under a name; refused at once to people who aren't at the table. */
const rulesForm = (customId: CustomId, matches: Matches, user: string): Promise<Form> | null =>
  customId.verb === 'save-rules'
    ? forPlayers(
        (language) =>
          modal(formatCustomId({ ...customId, verb: 'rules-saved' }), tableStrings.saveTitle[language], [
            labelled(
              tableStrings.saveName[language],
              textInput('name', defaultLimits.deckNameLength),
              tableStrings.saveAbout[language],
            ),
          ]),
        customId,
        matches,
        user,
      )
    : null;

/** The people to block are chosen in a form, as the list of settings is long. */
const personForm = ({ verb }: CustomId): Form | null =>
  verb === 'block-whom'
    ? (language) =>
        modal(standaloneId('block'), blockAndShareStrings.blockTitle[language], [
          labelled(blockAndShareStrings.blockWhom[language], userSelect('player')),
        ])
    : null;

/** Offers as many people as there are open seats; refused at once to everyone but the host. */
function inviteForm(customId: CustomId, { matches }: BotContext, user: string): Promise<Form> | null {
  if (customId.verb !== 'invite') return null;
  return matches.panel(customId.match, user).then(({ seat, sheet }) => {
    if (sheet.status !== 'challenge') throw problems.notAChallenge();
    if (seat !== HOST) throw problems.onlyHost();
    const open = sheet.players.filter(({ kind }) => kind === 'open').length;
    if (open === 0) throw problems.tableFull();
    return (language) =>
      modal(formatCustomId({ ...customId, verb: 'invited' }), tableStrings.inviteTitle[language], [
        labelled(tableStrings.inviteWhom(open)[language], userSelect('people', open)),
      ]);
  });
}

/** Opens the form of a question. Picks of a form that was refused are still there. */
async function answerForm({ match }: CustomId, { matches }: BotContext, user: string): Promise<Form> {
  const { game, view, question, seat, seq, sheet } = await matches.panel(match, user);
  if (seat === null) throw problems.notAPlayer();
  if (!question) throw problems.noOpenQuestion();
  const form = game.text.answerForm?.(view, question);
  if (!form) throw new Stale(null);
  const draft = await matches.uiState.draft(match, seat);
  const id = formatCustomId({ match, seat, seq, verb: 'form-sent', arg: form.opens ?? '' });
  const picks = draft?.seq === seq ? draft.picks : [];
  return (language) => answerModal(id, form, picks, sheet, language);
}

/** The deck's name comes last on the button, as it can contain anything. */
function deckForm({ verb, arg, ...customId }: CustomId, { matches }: BotContext): Form | null {
  const [game = '', deck = '', ...rest] = arg.split('.');
  const decks = matches.games.get(game)?.decks;
  const submit = (done: string): string =>
    formatCustomId({ ...customId, verb: done, arg: [game, ...(deck ? [deck] : [])].join('.') });
  const name = rest.join('.');
  if (!decks) return null;
  if (verb === 'deck-new') return (language) => newDeckModal(submit('deck-made'), decks, language);
  if (verb === 'deck-paste') return (language) => pasteModal(submit('deck-pasted'), language);
  if (verb === 'deck-rename')
    return (language) => nameModal(submit('deck-renamed'), deckStrings.rename, name, language);
  return verb === 'deck-copy' ? (language) => nameModal(submit('deck-copied'), deckStrings.copy, name, language) : null;
}

function termsForm(customId: CustomId, { matches }: BotContext, user: string): Promise<Form> | null {
  if (!Object.hasOwn(modalTitles, customId.verb)) return null;
  const { submit, title } = modalTitles[customId.verb as keyof typeof modalTitles];
  const terms = unpackTerms(customId.arg);
  const game = matches.games.get(terms.game);
  if (!game) return null;
  const form: Form = (language) =>
    termsModal(formatCustomId({ ...customId, verb: submit, arg: '' }), title, game, terms, language);
  return customId.verb === 'propose' ? forPlayers(form, customId, matches, user) : Promise.resolve(form);
}

/** Refuses a form at once to people who couldn't submit it. */
async function forPlayers(form: Form, { match }: CustomId, matches: Matches, user: string): Promise<Form> {
  const { seat } = await matches.panel(match, user);
  if (seat === null) throw problems.notYourTerms();
  return form;
}
