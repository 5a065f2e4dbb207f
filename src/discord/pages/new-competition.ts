import type { AnyGame, Variant } from '../../engine/game/index.ts';
import type { Language } from '../../engine/text.ts';
import { type CompetitionKind, competitionKinds, type CupFormat, cupFormats } from '../../match/clubs/clubs.ts';
import { type TimeControl, timeControls } from '../../match/stored-match.ts';
import { standaloneId } from '../interactions/custom-id.ts';
import { clubAdminStrings as strings } from '../strings/club-admin.ts';
import { clubStrings } from '../strings/clubs.ts';
import { matchStrings } from '../strings/match.ts';
import { button, container, type ContainerPart, type MessagePage, row, select, textBlock } from '../ui/components.ts';
import { labelled, type ModalData, modal, textInput } from '../ui/forms.ts';
import { accentColor } from '../ui/player-names.ts';
import { timeControlNamed } from '../ui/terms.ts';

/** What an organiser has chosen so far. It travels in the ids of the page, so nothing is stored. */
export interface CompetitionChoices {
  readonly kind: CompetitionKind;
  readonly game: string;
  readonly variant: string;
  readonly pace: TimeControl;
  readonly mode: LeagueMode;
  readonly size: number;
  readonly format: CupForm;
  readonly places: number;
}

/** How a league is played: in pairs at once or by rounds, or at tables. */
const leagueModes = ['once', 'rounds', 'three', 'four'] as const;
type LeagueMode = (typeof leagueModes)[number];

export const modeSeats = { once: 2, rounds: 2, three: 3, four: 4 } as const satisfies Record<LeagueMode, number>;

/** How a cup is played: in pairs, or in elimination at tables. */
const cupForms = [...cupFormats, 'three', 'four'] as const;
type CupForm = (typeof cupForms)[number];

export const formOfCup = {
  single: { seats: 2, format: 'single' },
  double: { seats: 2, format: 'double' },
  swiss: { seats: 2, format: 'swiss' },
  three: { seats: 3, format: 'single' },
  four: { seats: 4, format: 'single' },
} as const satisfies Record<CupForm, { readonly seats: number; readonly format: CupFormat }>;

const divisionSizes = [4, 5, 6, 7, 8];
const cupPlaces = [0, 4, 8, 16, 32, 64];
/** The longest name of a competition. */
const NAME_LENGTH = 60;
const DATE_LENGTH = 40;

const named = <T extends string>(all: readonly T[], name: string | undefined, fallback: T): T =>
  all.find((each) => each === name) ?? fallback;
/** Returns the one of this name, or the first. */
const first = <T extends string>(all: readonly T[], name: string | undefined): T => named(all, name, all[0] as T);
const numbered = (all: readonly number[], text: string | undefined, fallback: number): number =>
  all.find((each) => String(each) === text) ?? fallback;

/** Packs a draft into a few letters. */
const packDraft = ({ kind, game, variant, pace, mode, size, format, places }: CompetitionChoices): string =>
  [kind, game, variant, pace, mode, size, format, places].join('.');

/** Reads a packed draft; whatever doesn't fit becomes the default. */
export function unpackDraft(text: string, games: ReadonlyMap<string, AnyGame>): CompetitionChoices {
  const [kindName, gameId, variantId, pace, mode, size, format, places] = text.split('.');
  const kind = named(competitionKinds, kindName, 'league');
  const fitting = [...games.values()].filter((each) => competitive(each, kind).length > 0);
  const game = fitting.find(({ info }) => info.id === gameId) ?? fitting[0];
  const variants = game ? competitive(game, kind) : [];
  const variant = variants.find(({ id }) => id === variantId) ?? variants[0];
  return {
    kind,
    game: game?.info.id ?? '',
    variant: variant?.id ?? '',
    pace: timeControlNamed(pace ?? '') ?? 'normal',
    mode: first(variant ? modesOf(variant) : leagueModes, mode),
    size: numbered(divisionSizes, size, 6),
    format: first(variant ? formsOf(variant) : cupForms, format),
    places: numbered(cupPlaces, places, 0),
  };
}

/** The variants that at least two people can play; on a ladder, two. */
const competitive = ({ info }: AnyGame, kind: CompetitionKind): readonly Variant[] =>
  info.variants.filter(({ seats: [least, most] }) => most >= 2 && (kind !== 'ladder' || least <= 2));

const fits = ({ seats: [least, most] }: Variant, seats: number): boolean => seats >= least && seats <= most;

const modesOf = (variant: Variant): readonly LeagueMode[] =>
  leagueModes.filter((mode) => fits(variant, modeSeats[mode]));

const formsOf = (variant: Variant): readonly CupForm[] =>
  cupForms.filter((form) => fits(variant, formOfCup[form].seats));

/** Shows the choices for a new competition; its name and dates follow in a form. */
export function newCompetitionPage(
  draft: CompetitionChoices,
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
): MessagePage {
  const { kind } = draft;
  const arg = packDraft(draft);
  const chosen = kind === 'ladder' ? strings.chosenLadder : strings.chosen;
  const parts: ContainerPart[] = [
    textBlock([strings.titles[kind][language], strings.about[kind][language], chosen[language]].join('\n')),
    row(
      ...competitionKinds.map((each) =>
        button(
          standaloneId('club-kind', packDraft({ ...draft, kind: each })),
          clubStrings.kinds[each][language],
          each === kind ? 'primary' : 'secondary',
          each === kind,
        ),
      ),
    ),
    ...choices(draft, games, language).map(({ field, label, options }) =>
      row(select(standaloneId(`club-set-${field}`, arg), label, options)),
    ),
    row(
      button(
        standaloneId('club-name', arg),
        (kind === 'ladder' ? strings.nameOnly : strings.name)[language],
        'success',
      ),
    ),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

interface Choice {
  readonly field: 'game' | 'pace' | 'mode' | 'size' | 'format' | 'places';
  readonly label: string;
  readonly options: Parameters<typeof select>[2];
}

function choices(
  draft: CompetitionChoices,
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
): readonly Choice[] {
  const all = [...games.values()].flatMap((game) =>
    competitive(game, draft.kind).map((variant) => ({ game, variant })),
  );
  const variant = all.find(({ game, variant: { id } }) => game.info.id === draft.game && id === draft.variant)?.variant;
  const [modes, forms] = variant ? [modesOf(variant), formsOf(variant)] : [leagueModes, cupForms];
  const labelledOptions = <T extends string | number>(values: readonly T[], now: T, labelOf: (value: T) => string) =>
    values.map((value) => ({ value: String(value), label: labelOf(value), chosen: value === now }));
  return [
    {
      field: 'game',
      label: strings.game[language],
      options: all.map(({ game, variant: each }) => ({
        value: `${game.info.id}.${each.id}`,
        label: [...new Set([game.info.name[language], each.name[language]])].join(' · '),
        chosen: game.info.id === draft.game && each.id === draft.variant,
      })),
    },
    {
      field: 'pace',
      label: strings.pace[language],
      options: labelledOptions(
        timeControls.filter((each) => each !== 'none'),
        draft.pace,
        (pace) => matchStrings.clockNames[pace][language],
      ),
    },
    ...(draft.kind === 'league'
      ? ([
          {
            field: 'mode',
            label: strings.mode[language],
            options: labelledOptions(modes, draft.mode, (mode) => strings.modes[mode][language]),
          },
          {
            field: 'size',
            label: strings.size[language],
            options: labelledOptions(divisionSizes, draft.size, (size) => strings.sizeOf(size)[language]),
          },
        ] as const)
      : []),
    ...(draft.kind === 'cup'
      ? ([
          {
            field: 'format',
            label: strings.format[language],
            options: labelledOptions(forms, draft.format, (form) => strings.formats[form][language]),
          },
          {
            field: 'places',
            label: strings.places[language],
            options: labelledOptions(cupPlaces, draft.places, (places) => strings.placesOf(places)[language]),
          },
        ] as const)
      : []),
  ];
}

/** Returns a draft with one field changed. */
export function draftWith(draft: CompetitionChoices, field: string, value: string): string {
  if (field === 'game') {
    const [game = '', variant = ''] = value.split('.');
    return packDraft({ ...draft, game, variant });
  }
  const known = { pace: 'pace', mode: 'mode', size: 'size', format: 'format', places: 'places' } as const;
  const name = Object.entries(known).find(([each]) => each === field)?.[1];
  // Everything is read again from its packed form, where an unknown value becomes the default.
  return packDraft(name ? { ...draft, [name]: value } : draft);
}

/** Returns the form for the name and the dates. */
export function competitionModal(draft: CompetitionChoices, language: Language): ModalData {
  const { kind } = draft;
  const name = labelled(strings.nameLabel[language], textInput('name', NAME_LENGTH), strings.nameAbout[language]);
  const id = standaloneId('club-create', packDraft(draft));
  const title = strings.formTitle[kind][language];
  if (kind === 'ladder') return modal(id, title, [name]);
  const waits = kind === 'cup' && draft.places > 0;
  const start = textInput('start', DATE_LENGTH, waits ? '' : strings.startDefault[language]);
  const length =
    kind === 'league'
      ? labelled(
          strings.lengthLabel[language],
          textInput('length', DATE_LENGTH, strings.lengthDefault[language]),
          strings.lengthAbout[language],
        )
      : labelled(
          strings.roundLabel[language],
          textInput('length', DATE_LENGTH, strings.roundDefault[language]),
          strings.roundAbout[language],
        );
  return modal(id, title, [
    name,
    labelled(
      strings.startLabel[language],
      waits ? { ...start, required: false } : start,
      (waits ? strings.startOptional : strings.startAbout)[language],
    ),
    length,
  ]);
}
