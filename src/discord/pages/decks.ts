import type { AnyGame, Decks } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { type Language, Refused, type Text, perLanguage, verbatim } from '../../engine/text.ts';
import type { SavedDeck, Panel } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import {
  type Attachment,
  button,
  container,
  type ContainerPart,
  textPage,
  type SelectOption,
  type MessagePage,
  picture,
  row,
  rows,
  textBlock,
  select,
  smallPrint,
} from '../ui/components.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { BotContext } from '../context.ts';
import { cut, cutLines, plain, shortHash } from '../ui/limits.ts';
import { MAX_BUTTONS } from '../questions/offers.ts';
import { accentColor, playerName, playerNames } from '../ui/player-names.ts';
import { drawPicture, safeScene } from '../ui/draw.ts';
import type { SentFile } from '../outgoing/reuse-attachments.ts';
import { deckStrings as strings } from '../strings/decks.ts';

/** A game with decks. */
export type DeckGame = AnyGame & { readonly decks: Decks };
export const hasDecks = (game: AnyGame): game is DeckGame => game.decks !== undefined;

/** A saved or ready-made deck. */
export interface DisplayedDeck {
  readonly id: string;
  readonly name: Text;
  readonly line: string;
  readonly own: boolean;
  readonly about: Text | null;
}

export const ownDeck = ({ id, name, line }: SavedDeck): DisplayedDeck => ({
  id,
  name: verbatim(name),
  line,
  own: true,
  about: null,
});
export const readyMadeDecks = ({ decks }: DeckGame, options?: object): readonly DisplayedDeck[] =>
  decks.premade(options).map((deck) => ({ ...deck, own: false }));

/** Returns the deck of this id; a ready-made one as the match's options allow it. Throws `Refused`. */
export async function findDeck(
  { matches }: BotContext,
  user: string,
  game: DeckGame,
  id: string,
  options?: object,
): Promise<DisplayedDeck> {
  const ready = readyMadeDecks(game, options).find((deck) => deck.id === id);
  if (ready) return ready;
  const own = (await matches.decks(user, game.info.id)).find((deck) => deck.id === id);
  if (!own) throw problems.unknownDeck();
  return ownDeck(own);
}

/** Returns the answer that plays a deck. Throws `Refused` if it isn't legal, or doesn't fit the match. */
export function answerWithDeck(
  { decks }: DeckGame,
  { name, line }: DisplayedDeck,
  question: Decision | null = null,
): readonly string[] {
  const { legal, text: stand } = decks.check(line);
  const why = legal ? question?.check?.(decks.answer(line)) : stand;
  if (why)
    throw new Refused(perLanguage((language) => strings.illegal(plain(name[language]), why[language])[language]));
  return decks.answer(line);
}

/** Returns whether a deck is legal and fits the match. */
export const isPlayable = ({ decks }: DeckGame, line: string, question: Decision | null = null): boolean =>
  decks.check(line).legal && !question?.check?.(decks.answer(line));

const optionOf = ({ decks }: DeckGame, { id, name, line, about }: DisplayedDeck, language: Language): SelectOption => {
  const { legal, text: stand } = decks.check(line);
  return { value: id, label: `${legal ? '✓' : '✗'} ${name[language]}`, detail: (about ?? stand)[language] };
};

/** Shows a person's decks for a game, and how to make another. */
export async function decksPage(
  context: BotContext,
  user: string,
  language: Language,
  game: DeckGame,
  notice: string | null = null,
): Promise<MessagePage> {
  const own = (await context.matches.decks(user, game.info.id)).map(ownDeck);
  const at = (verb: string): string => standaloneId(verb, game.info.id);
  const lineOf = ({ name, line }: DisplayedDeck): string =>
    `› **${plain(name[language])}**: ${plain(game.decks.check(line).text[language])}`;
  const head = [
    strings.title(game.info.name[language])[language],
    ...(notice ? [notice] : []),
    smallPrint(strings.about[language]),
  ];
  const ready = readyMadeDecks(game).map(({ name, about }) => `› **${name[language]}**: ${about?.[language] ?? ''}`);
  const parts: ContainerPart[] = [
    textBlock(head.join('\n')),
    textBlock(own.length > 0 ? cutLines(own.map(lineOf), 2400) : strings.none[language]),
    textBlock(`**${strings.ready[language]}**\n${ready.join('\n')}`),
    row(
      select(
        at('deck-open'),
        strings.open[language],
        [...own, ...readyMadeDecks(game)].map((deck) => optionOf(game, deck, language)),
      ),
    ),
    row(button(at('deck-new'), strings.make[language], 'primary'), button(at('deck-paste'), strings.paste[language])),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

export interface DeckView {
  readonly game: DeckGame;
  readonly deck: DisplayedDeck;
  readonly shelf: string;
  /** Whether it is opened from a match that asks for a deck. */
  readonly asked: boolean;
  readonly notice?: string | null;
}

const idsOf =
  ({ game, deck }: Pick<DeckView, 'game' | 'deck'>) =>
  (verb: string, ...more: readonly string[]): string =>
    standaloneId(verb, [game.info.id, deck.id, ...more].join('.'));

/** Shows a deck: its progress, picture and actions. */
export async function deckPage(
  context: BotContext,
  { language, attachments: kept }: Pick<InteractionContext, 'language' | 'attachments'>,
  { game, deck, shelf, asked, notice = null }: DeckView,
): Promise<MessagePage> {
  const { decks, info } = game;
  const at = idsOf({ game, deck });
  const { legal, text: stand } = decks.check(deck.line);
  const head = [
    `## ${plain(deck.name[language])}`,
    ...(notice ? [notice] : []),
    ...(deck.about ? [deck.about[language]] : []),
    `${legal ? '✓' : '✗'} ${plain(stand[language])}`,
  ];
  const sight = await deckPicture(
    context,
    game,
    deck.line,
    { title: deck.name, seat: null, secret: true },
    language,
    kept,
  );
  const named = deck.name[language];
  const parts: ContainerPart[] = [
    textBlock(cut(head.join('\n'), 2000)),
    ...sight.parts,
    ...(deck.own ? menusOf(game, deck, shelf, language, at) : []),
    ...rows([
      ...(asked && legal ? [button(at('deck-play'), strings.play[language], 'primary')] : []),
      button(
        at('deck-copy', named),
        (deck.own ? strings.copy : strings.edit)[language],
        deck.own || asked ? 'secondary' : 'primary',
      ),
      button(at('deck-line', shelf), strings.asText[language]),
      ...(deck.own
        ? [
            button(at('deck-rename', named), strings.rename[language]),
            button(at('deck-drop'), strings.remove[language], 'danger'),
          ]
        : []),
      button(standaloneId('decks', info.id), strings.all[language]),
    ]),
  ];
  return { components: [container(accentColor(null), parts)], files: sight.files, keptFiles: sight.keeps };
}

function menusOf(
  { decks }: DeckGame,
  { line }: DisplayedDeck,
  shelf: string,
  language: Language,
  at: (verb: string, ...more: readonly string[]) => string,
): readonly ContainerPart[] {
  const chosen = decks.sections.find(({ id }) => id === shelf) ?? decks.sections[0];
  if (!chosen) return [];
  const shelves = decks.sections.map(({ id, name }) => ({
    value: id,
    label: name[language],
    chosen: id === chosen.id,
  }));
  const menus = decks.menus(line, chosen.id).map(({ id, name, options, max: most = options.length }) => {
    const list = options.map((option) => ({
      value: option.id,
      label: option.name[language],
      detail: option.detail?.[language],
    }));
    return row(
      select(
        at('deck-edit', chosen.id, id),
        strings.countedMenu(name[language], list.length),
        list,
        Math.min(most, list.length),
      ),
    );
  });
  return [row(select(at('deck-shelf'), strings.shelf[language], shelves)), ...menus];
}

interface DeckPicture {
  readonly parts: readonly ContainerPart[];
  readonly files: readonly Attachment[];
  readonly keeps: readonly SentFile[];
}

/** Draws a deck, or describes it. An unchanged picture is neither drawn nor sent again. */
async function deckPicture(
  context: BotContext,
  { decks }: DeckGame,
  line: string,
  about: Parameters<Decks['scene']>[1],
  language: Language,
  kept: readonly SentFile[],
): Promise<DeckPicture> {
  const alt = decks.describe(line)[language];
  const scene = safeScene(context.log, () => decks.scene(line, about));
  const name = `deck-${shortHash(`${language} ${JSON.stringify(scene)}`)}.png`;
  const there = context.renderer && kept.find(({ filename }) => filename === name);
  if (there) return { parts: [picture({ name, alt })], files: [], keeps: [there] };
  const file = await drawPicture(context.renderer, context.log, scene, language, alt);
  return file
    ? { parts: [picture({ name, alt })], files: [{ ...file, name }], keeps: [] }
    : { parts: [textBlock(cut(plain(alt), 1500))], files: [], keeps: [] };
}

/** Shows the line of a deck for copying. */
export function deckLinePage(language: Language, { game, deck, shelf }: Omit<DeckView, 'asked'>): MessagePage {
  const back = idsOf({ game, deck })('deck-look', shelf);
  const parts = [
    textBlock(`## ${plain(deck.name[language])}\n${strings.asTextHow[language]}\n\`\`\`\n${deck.line}\n\`\`\``),
    row(button(back, strings.back[language], 'primary')),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

/** Asks for confirmation, with the way back first. */
export function deleteDeckPage(language: Language, { game, deck }: Pick<DeckView, 'game' | 'deck'>): MessagePage {
  const at = idsOf({ game, deck });
  const buttons = row(
    button(at('deck-look'), strings.keep[language], 'primary'),
    button(at('deck-drop-now'), strings.remove[language], 'danger'),
  );
  return {
    components: [
      container(accentColor(null), [textBlock(strings.removeSure(plain(deck.name[language]))[language]), buttons]),
    ],
    files: [],
  };
}

/** Returns whether the open question asks for a deck. */
export const asksForDeck = (panel: Panel): panel is Panel & { readonly game: DeckGame } =>
  hasDecks(panel.game) && panel.question?.key === panel.game.decks.questionKey;

/** Offers playable decks and the editor in place of the choices. */
export function deckChoice(
  panel: Panel & { readonly game: DeckGame },
  own: readonly SavedDeck[],
  language: Language,
): readonly ContainerPart[] {
  const { game, id: match, seat, seq, question, sheet } = panel;
  const at = (verb: string, ...more: readonly string[]): string =>
    formatCustomId({ match, seat, seq, verb, arg: [game.info.id, ...more].join('.') });
  const legal = [...own.map(ownDeck), ...readyMadeDecks(game, sheet.terms.options)].filter(({ line }) =>
    isPlayable(game, line, question),
  );
  const editor = row(button(at('decks'), strings.editor[language]));
  const secret = textBlock(smallPrint(strings.secret[language]));
  if (legal.length > MAX_BUTTONS)
    return [
      secret,
      row(
        select(
          at('deck-open'),
          strings.choose[language],
          legal.map((deck) => optionOf(game, deck, language)),
        ),
      ),
      editor,
    ];
  const abouts = legal.map(({ name, about }) =>
    smallPrint(`**${plain(name[language])}**: ${(about ?? strings.own)[language]}`),
  );
  return [
    textBlock(cutLines(abouts, 1600)),
    secret,
    ...rows(legal.map(({ id, name }) => button(at('deck-look', id), name[language]))),
    editor,
  ];
}

/** Shows the decks of a finished match, each with its line. */
export async function playedDecksPage(
  context: BotContext,
  { id, sheet, game }: Panel,
  language: Language,
): Promise<MessagePage> {
  if (sheet.status !== 'over') throw new Refused(strings.notYet);
  const finished = await context.matches.finished(id);
  if (!finished || !hasDecks(game)) return textPage(strings.nobodys[language]);
  const given = finished.history.filter(({ key }) => key === game.decks.questionKey);
  if (given.length === 0) return textPage(strings.nobodys[language]);
  const shown = await Promise.all(
    given.map(async ({ seat, answer }) => {
      const line = game.decks.lineOf(answer);
      const sight = await deckPicture(
        context,
        game,
        line,
        { title: verbatim(playerNames(sheet)[seat] ?? '?'), seat, secret: false },
        language,
        [],
      );
      return {
        files: sight.files,
        parts: [textBlock(`**${playerName(sheet, seat)}**`), ...sight.parts, textBlock(`\`\`\`\n${line}\n\`\`\``)],
      };
    }),
  );
  return {
    components: [
      container(
        accentColor(null),
        shown.flatMap(({ parts }) => parts),
      ),
    ],
    files: shown.flatMap(({ files }) => files),
  };
}
