import type { Language } from '../../engine/text.ts';
import type { Panel, Told } from '../../match/matches.ts';
import type { Click } from '../arriving/clicks/click.ts';
import { button, frame, type Inner, type Page, picture, row, say, select } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { idOf } from '../arriving/ids.ts';
import { cut, cutLines, LIMIT } from '../parts/limits.ts';
import { accentOf, labelled, namesOf, spoken } from '../parts/people.ts';
import { draw, sceneOf } from '../parts/pictures.ts';
import { replayWords as words } from '../words/looks.ts';

/** Whose eyes: a seat, or everybody's. */
type Side = number | null;

const sideOf = (letter: string | undefined): Side => (letter && /^\d$/.test(letter) ? Number(letter) : null);

/** `<answers>.<side>`; a menu sends the turn's first answer, or the side, as its value. */
export async function replayPage({ desk, visit, ticket, values }: Click): Promise<Page> {
  const [answers = '', letter] = (ticket.arg || '0.').split('.');
  const [chosen = answers, chosenSide] = (values[0] ?? '').split('.');
  const wanted = Number(chosen || answers) || 0;
  return showReplay(desk, visit.person.id, visit.language, ticket.match, wanted, sideOf(chosenSide ?? letter));
}

export async function showReplay(desk: Desk, user: string, language: Language, match: string, wanted: number, side: Side): Promise<Page> {
  const told = await desk.matches.log(match, user);
  const last = Math.max(0, told.length - 1);
  const answers = Math.min(Math.max(wanted, 0), last);
  const panel = await desk.matches.replay(match, user, answers, side);
  const { game, view } = panel;
  const alt = labelled(game.words.describe(view).alt, language, panel.sheet);
  const names = namesOf(panel.sheet);
  const scene = desk.renderer && sceneOf(desk.log, () => game.sight.scene(view, { kind: 'board', names, lower: panel.seat ?? 0 }));
  const file = await draw(desk.renderer, desk.log, scene, language, alt);
  const news = (told[answers]?.texts ?? []).map((text) => `› ${spoken(text, language, panel.sheet)}`);
  const head = [`**${words.at(answers, last, told[answers]?.turn ?? 0)[language]}**`, ...news];
  const body: Inner[] = [say(cutLines(head.map((each) => cut(each, 300)), 1400)), file ? picture(file) : say(cut(alt, 1200))];
  return {
    components: [frame(accentOf(side), [...body, ...steering(panel, told, answers, side, language)])],
    files: file ? [file] : [],
  };
}

function steering(panel: Panel, told: readonly Told[], answers: number, side: Side, language: Language): readonly Inner[] {
  const { id: match, seat, seq, sheet } = panel;
  const last = Math.max(0, told.length - 1);
  const letter = side ?? '';
  // Two buttons may lead to the same step, so each says which it is.
  const at = (step: number, name: string): string => idOf({ match, seat, seq, verb: 'replay', arg: `${step}.${letter}.${name}` });
  const steps = row(
    button(at(0, 'first'), words.first[language], 'secondary', answers === 0),
    button(at(answers - 1, 'back'), words.back[language], 'secondary', answers === 0),
    button(at(answers + 1, 'on'), words.on[language], 'primary', answers === last),
    button(at(last, 'last'), words.last[language], 'secondary', answers === last),
    ...(sheet.status === 'over' ? [button(idOf({ match, seat, seq, verb: 'animate', arg: '' }), words.animate[language])] : []),
  );
  const turns = turnOptions(told, letter, language);
  const jump = turns.length > 1 ? [row(select(at(answers, 'jump'), words.jump[language], turns))] : [];
  const sides = [null, ...sheet.players.map((_, each) => each)].map((each) => ({
    value: `${answers}.${each ?? ''}`,
    label: each === null ? words.everybody[language] : (sheet.players[each]?.name ?? '?'),
    chosen: each === side,
  }));
  const eyes = sheet.status === 'over' ? [row(select(at(answers, 'side'), words.side[language], sides))] : [];
  return [steps, ...jump, ...eyes];
}

/** Where turns begin; of a long match only so many that they fit. */
function turnOptions(told: readonly Told[], letter: number | string, language: Language) {
  const starts = told.flatMap(({ turn }, index) => (index === 0 || told[index - 1]?.turn !== turn ? [{ turn, index }] : []));
  const every = Math.ceil(starts.length / LIMIT.options);
  return starts
    .filter((_, index) => index % every === 0)
    .map(({ turn, index }) => ({ value: `${index}.${letter}`, label: `${words.jump[language]} ${turn}` }));
}
