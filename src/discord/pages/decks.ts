import type { AnyGame, Decks } from '../../engine/game/index.ts';
import type { Decision } from '../../engine/script.ts';
import { type Language, Refused, type Text, text, verbatim } from '../../engine/text.ts';
import type { KeptDeck, Panel } from '../../match/matches.ts';
import { problems } from '../../match/problems.ts';
import { freeId, idOf } from '../arriving/ids.ts';
import { type Attached, button, frame, type Inner, note, type Option, type Page, picture, row, rows, say, select, small } from '../parts/components.ts';
import type { Visit } from '../arriving/visit.ts';
import type { Desk } from '../desk.ts';
import { cut, cutLines, plain, shortHash } from '../parts/limits.ts';
import { BUTTONS } from '../questions/offers.ts';
import { accentOf, nameOfSeat, namesOf } from '../parts/people.ts';
import { draw, sceneOf } from '../parts/pictures.ts';
import type { Kept } from '../sending/kept-files.ts';
import { deckWords as words } from '../words/decks.ts';

/** A game that is played with decks. */
export type DeckGame = AnyGame & { readonly decks: Decks };
export const hasDecks = (game: AnyGame): game is DeckGame => game.decks !== undefined;

/** A deck to look at: one's own, or a ready-made one. */
export interface Shown {
  readonly id: string;
  readonly name: Text;
  readonly line: string;
  readonly own: boolean;
  readonly about: Text | null;
}

export const ownDeck = ({ id, name, line }: KeptDeck): Shown => ({ id, name: verbatim(name), line, own: true, about: null });
export const readyDecks = ({ decks }: DeckGame, options?: object): readonly Shown[] => decks.ready(options).map((deck) => ({ ...deck, own: false }));

/** The own deck or ready-made one of this id, the latter as a match with such options allows it. Throws `Refused`. */
export async function deckOf({ matches }: Desk, user: string, game: DeckGame, id: string, options?: object): Promise<Shown> {
  const ready = readyDecks(game, options).find((deck) => deck.id === id);
  if (ready) return ready;
  const own = (await matches.decks(user, game.facts.id)).find((deck) => deck.id === id);
  if (!own) throw problems.unknownDeck();
  return ownDeck(own);
}

/** The answer that brings a deck. Throws `Refused` with the reason where it cannot be played, at all or in a match that asks for one. */
export function answerOf({ decks }: DeckGame, { name, line }: Shown, question: Decision | null = null): readonly string[] {
  const { legal, text: stand } = decks.check(line);
  const why = legal ? question?.check?.(decks.answer(line)) : stand;
  if (why) throw new Refused(text((language) => words.illegal(plain(name[language]), why[language])[language]));
  return decks.answer(line);
}

/** Whether it is legal, and goes with the match that asks for one. */
export const isPlayable = ({ decks }: DeckGame, line: string, question: Decision | null = null): boolean =>
  decks.check(line).legal && !question?.check?.(decks.answer(line));

const optionOf = ({ decks }: DeckGame, { id, name, line, about }: Shown, language: Language): Option => {
  const { legal, text: stand } = decks.check(line);
  return { value: id, label: `${legal ? '✓' : '✗'} ${name[language]}`, detail: (about ?? stand)[language] };
};

/** All decks of a person for a game, and how another one is made. */
export async function decksPage(desk: Desk, user: string, language: Language, game: DeckGame, notice: string | null = null): Promise<Page> {
  const own = (await desk.matches.decks(user, game.facts.id)).map(ownDeck);
  const at = (verb: string): string => freeId(verb, game.facts.id);
  const lineOf = ({ name, line }: Shown): string => `› **${plain(name[language])}**: ${plain(game.decks.check(line).text[language])}`;
  const head = [words.title(game.facts.name[language])[language], ...(notice ? [notice] : []), small(words.about[language])];
  const ready = readyDecks(game).map(({ name, about }) => `› **${name[language]}**: ${about?.[language] ?? ''}`);
  const parts: Inner[] = [
    say(head.join('\n')),
    say(own.length > 0 ? cutLines(own.map(lineOf), 2400) : words.none[language]),
    say(`**${words.ready[language]}**\n${ready.join('\n')}`),
    row(select(at('deck-open'), words.open[language], [...own, ...readyDecks(game)].map((deck) => optionOf(game, deck, language)))),
    row(button(at('deck-new'), words.make[language], 'primary'), button(at('deck-paste'), words.paste[language])),
  ];
  return { components: [frame(accentOf(null), parts)], files: [] };
}

export interface Looking {
  readonly game: DeckGame;
  readonly deck: Shown;
  readonly shelf: string;
  /** Looked at from a match that asks for one. */
  readonly asked: boolean;
  readonly notice?: string | null;
}

const idsOf =
  ({ game, deck }: Pick<Looking, 'game' | 'deck'>) =>
  (verb: string, ...more: readonly string[]): string =>
    freeId(verb, [game.facts.id, deck.id, ...more].join('.'));

/** One deck: how far it is, its picture, and what can be done with it. */
export async function deckPage(desk: Desk, { language, kept }: Pick<Visit, 'language' | 'kept'>, { game, deck, shelf, asked, notice = null }: Looking): Promise<Page> {
  const { decks, facts } = game;
  const at = idsOf({ game, deck });
  const { legal, text: stand } = decks.check(deck.line);
  const head = [`## ${plain(deck.name[language])}`, ...(notice ? [notice] : []), ...(deck.about ? [deck.about[language]] : []), `${legal ? '✓' : '✗'} ${plain(stand[language])}`];
  const sight = await deckSight(desk, game, deck.line, { title: deck.name, seat: null, secret: true }, language, kept);
  const named = deck.name[language];
  const parts: Inner[] = [
    say(cut(head.join('\n'), 2000)),
    ...sight.parts,
    ...(deck.own ? menusOf(game, deck, shelf, language, at) : []),
    ...rows([
      ...(asked && legal ? [button(at('deck-play'), words.play[language], 'primary')] : []),
      button(at('deck-copy', named), (deck.own ? words.copy : words.edit)[language], deck.own || asked ? 'secondary' : 'primary'),
      button(at('deck-line', shelf), words.asText[language]),
      ...(deck.own ? [button(at('deck-rename', named), words.rename[language]), button(at('deck-drop'), words.remove[language], 'danger')] : []),
      button(freeId('decks', facts.id), words.all[language]),
    ]),
  ];
  return { components: [frame(accentOf(null), parts)], files: sight.files, keeps: sight.keeps };
}

function menusOf({ decks }: DeckGame, { line }: Shown, shelf: string, language: Language, at: (verb: string, ...more: readonly string[]) => string): readonly Inner[] {
  const chosen = decks.shelves.find(({ id }) => id === shelf) ?? decks.shelves[0];
  if (!chosen) return [];
  const shelves = decks.shelves.map(({ id, name }) => ({ value: id, label: name[language], chosen: id === chosen.id }));
  const menus = decks.menus(line, chosen.id).map(({ id, name, options, most = options.length }) => {
    const list = options.map((option) => ({ value: option.id, label: option.name[language], detail: option.detail?.[language] }));
    return row(select(at('deck-edit', chosen.id, id), words.countedMenu(name[language], list.length), list, Math.min(most, list.length)));
  });
  return [row(select(at('deck-shelf'), words.shelf[language], shelves)), ...menus];
}

interface DeckSight {
  readonly parts: readonly Inner[];
  readonly files: readonly Attached[];
  readonly keeps: readonly Kept[];
}

/** A deck drawn, or in words. A picture that is still there is neither drawn nor sent again. */
async function deckSight(desk: Desk, { decks }: DeckGame, line: string, about: Parameters<Decks['scene']>[1], language: Language, kept: readonly Kept[]): Promise<DeckSight> {
  const alt = decks.describe(line)[language];
  const scene = sceneOf(desk.log, () => decks.scene(line, about));
  const name = `deck-${shortHash(`${language} ${JSON.stringify(scene)}`)}.png`;
  const there = desk.renderer && kept.find(({ filename }) => filename === name);
  if (there) return { parts: [picture({ name, alt })], files: [], keeps: [there] };
  const file = await draw(desk.renderer, desk.log, scene, language, alt);
  return file ? { parts: [picture({ name, alt })], files: [{ ...file, name }], keeps: [] } : { parts: [say(cut(plain(alt), 1500))], files: [], keeps: [] };
}

/** The line of a deck, to be copied. */
export function linePage(language: Language, { game, deck, shelf }: Omit<Looking, 'asked'>): Page {
  const back = idsOf({ game, deck })('deck-look', shelf);
  const parts = [say(`## ${plain(deck.name[language])}\n${words.asTextHow[language]}\n\`\`\`\n${deck.line}\n\`\`\``), row(button(back, words.back[language], 'primary'))];
  return { components: [frame(accentOf(null), parts)], files: [] };
}

/** Asked once more, with the way back first. */
export function dropPage(language: Language, { game, deck }: Pick<Looking, 'game' | 'deck'>): Page {
  const at = idsOf({ game, deck });
  const buttons = row(button(at('deck-look'), words.keep[language], 'primary'), button(at('deck-drop-now'), words.remove[language], 'danger'));
  return { components: [frame(accentOf(null), [say(words.removeSure(plain(deck.name[language]))[language]), buttons])], files: [] };
}

/** The question that is open is which deck one brings. */
export const asksForDeck = (panel: Panel): panel is Panel & { readonly game: DeckGame } => hasDecks(panel.game) && panel.question?.key === panel.game.decks.key;

/** In place of the choices where a deck is asked for: those that can be played, and the way to the editor. */
export function deckChoice(panel: Panel & { readonly game: DeckGame }, own: readonly KeptDeck[], language: Language): readonly Inner[] {
  const { game, id: match, seat, seq, question, sheet } = panel;
  const at = (verb: string, ...more: readonly string[]): string => idOf({ match, seat, seq, verb, arg: [game.facts.id, ...more].join('.') });
  const legal = [...own.map(ownDeck), ...readyDecks(game, sheet.terms.options)].filter(({ line }) => isPlayable(game, line, question));
  const editor = row(button(at('decks'), words.editor[language]));
  const secret = say(small(words.secret[language]));
  if (legal.length > BUTTONS) return [secret, row(select(at('deck-open'), words.choose[language], legal.map((deck) => optionOf(game, deck, language)))), editor];
  const abouts = legal.map(({ name, about }) => small(`**${plain(name[language])}**: ${(about ?? words.own)[language]}`));
  return [say(cutLines(abouts, 1600)), secret, ...rows(legal.map(({ id, name }) => button(at('deck-look', id), name[language]))), editor];
}

/** The decks of a match that is over, each with its line. */
export async function broughtPage(desk: Desk, { id, sheet, game }: Panel, language: Language): Promise<Page> {
  if (sheet.status !== 'over') throw new Refused(words.notYet);
  const past = await desk.matches.past(id);
  if (!past || !hasDecks(game)) return note(words.nobodys[language]);
  const given = past.history.filter(({ key }) => key === game.decks.key);
  if (given.length === 0) return note(words.nobodys[language]);
  const shown = await Promise.all(
    given.map(async ({ seat, answer }) => {
      const line = game.decks.lineOf(answer);
      const sight = await deckSight(desk, game, line, { title: verbatim(namesOf(sheet)[seat] ?? '?'), seat, secret: false }, language, []);
      return { files: sight.files, parts: [say(`**${nameOfSeat(sheet, seat)}**`), ...sight.parts, say(`\`\`\`\n${line}\n\`\`\``)] };
    }),
  );
  return { components: [frame(accentOf(null), shown.flatMap(({ parts }) => parts))], files: shown.flatMap(({ files }) => files) };
}
