import { useTranslate } from '../page-language.ts';
import type { HandScene } from '../../../engine/scene/index.ts';
import type { Text } from '../../../engine/text.ts';
import { MarkedText } from '../marked-text.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { ChoiceButton } from './choice-button.tsx';
import { choicesAt } from './question-model.ts';
import { groupName } from './question-panel.tsx';
import { playPageStrings as strings } from './strings.ts';
import { TradeTray } from './trade-tray.tsx';
import type { Play } from './use-play.ts';
import type { PageTurn } from './use-turn.ts';

interface SheetsProps {
  readonly play: Play;
  readonly turn: PageTurn;
  readonly hand: HandScene | null;
}

/** What can be done at a place, with a card, in a group, or as a trade. */
export function ChoiceSheets({ play, turn, hand }: SheetsProps) {
  const t = useTranslate();
  const { sheet, model, question } = turn;
  const close = (): void => turn.open(null);
  if (!sheet) return null;
  if (sheet.kind === 'card') {
    const shown = hand?.cards.find(({ id }) => id === sheet.card)?.card ?? null;
    const choices = model?.cards.get(sheet.card) ?? [];
    return (
      <BottomSheet
        title={shown ? t(shown.name).replaceAll('\u00AD', '') : t(resourceName(hand, sheet.card) ?? strings.hand)}
        onClose={close}
      >
        {shown?.text && (
          <p>
            <MarkedText text={t(shown.text)} />
          </p>
        )}
        {shown?.requirement && <p>{t(shown.requirement)}</p>}
        {choices.map((choice) => (
          <ChoiceButton
            key={choice.id}
            choice={choice}
            strong={choices.length === 1}
            disabled={play.busy}
            onChoose={turn.choose}
          />
        ))}
        {choices.length === 0 && <p class="quiet-note">{t(strings.notPlayable)}</p>}
      </BottomSheet>
    );
  }
  if (!model || !question) return null;
  if (sheet.kind === 'trade')
    return (
      <BottomSheet title={t(strings.trade)} onClose={close}>
        <TradeTray question={question} trades={model.slots.trade} play={play} onChoose={turn.choose} />
      </BottomSheet>
    );
  const choices =
    sheet.kind === 'place'
      ? choicesAt(model, sheet.place, turn.held)
      : sheet.group === 'end'
        ? model.slots.end
        : (model.menus.find(({ id }) => id === sheet.group)?.choices ?? []);
  const title = sheet.kind === 'place' ? t(strings.atThisPlace) : t(groupName(play, sheet.group));
  return (
    <BottomSheet title={title} onClose={close}>
      <div class="sheet-choices">
        {choices.map((choice) => (
          <ChoiceButton key={choice.id} choice={choice} disabled={play.busy} onChoose={turn.choose} />
        ))}
      </div>
    </BottomSheet>
  );
}

const resourceName = (hand: HandScene | null, id: string): Text | null =>
  [...(hand?.tiles ?? []).flat(), ...(hand?.goods?.chips ?? [])].find((tile) => tile.id === id)?.ware.name ?? null;
